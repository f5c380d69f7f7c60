import type { Category } from '../../../domain/categories';
import type { Post } from '../../../domain/post';
import type { Tool } from '../../../domain/tool';
import { byProminence } from '../../../domain/toolOrder';
import { countOf, cutText } from '../../../lib/text';
import { coverArrangement } from '../../../ui/coverArrangement';

import { spinesOnly, toolsOnShelf } from './arrangements';
import { drawableText } from './drawableText';
import { frame } from './frame';
import { logoFile } from './logoImage';
import { palette } from './look';
import type { Picture } from './picture';
import type { Logo } from './shelfObjects';

const width = 572;
const sizes = [96, 84, 74, 66, 60, 54, 48, 42, 38, 34, 30, 26];

const note = (text: string) => (
  <div style={{ marginTop: 22, fontSize: 34, color: palette.text.secondary }}>{text}</div>
);

/** The logos of an article's cover, else those of its related tools. */
function logosOf(post: Post, tools: ReadonlyMap<string, Tool>): Logo[] {
  const given = post.coverLogos.filter((src) => logoFile(src) !== undefined);
  if (given.length > 0) return given.map((src) => ({ src, name: '' }));
  return post.relatedTools.flatMap((id) => {
    const tool = tools.get(id);
    return tool ? [{ src: tool.logo, name: tool.name }] : [];
  });
}

/** Returns an article's share image, with the background and objects of its generated cover. */
export function postPicture(post: Post, tools: ReadonlyMap<string, Tool>, host: string): Picture {
  const text = cutText(drawableText(post.title), 300);
  return {
    heading: { text, room: { width, height: 350, sizes } },
    at: (headingSize) =>
      frame({
        tint: post.coverTint ?? coverArrangement(post.slug).tint,
        label: post.category || 'Blog',
        heading: text,
        headingSize,
        headingWidth: width,
        host,
        children: toolsOnShelf(logosOf(post, tools), post.slug),
      }),
  };
}

/**
 * Returns a category's share image: its name, its number of tools, and its most prominent ones, those with a
 * logo first.
 */
export function categoryPicture({ name, slug }: Category, tools: readonly Tool[], host: string): Picture {
  const inside = tools.filter(({ category }) => category === slug).sort(byProminence);
  const hasLogo = ({ logo }: Tool) => logoFile(logo) !== undefined;
  const logos = [...inside.filter(hasLogo), ...inside.filter((tool) => !hasLogo(tool))].map((tool) => ({
    src: tool.logo,
    name: tool.name,
  }));
  return {
    heading: { text: name, room: { width, height: 280, sizes } },
    at: (headingSize) =>
      frame({
        tint: coverArrangement(slug).tint,
        label: 'Category',
        heading: name,
        headingSize,
        headingWidth: width,
        below: note(countOf(inside.length, 'tool', 'tools')),
        host,
        children: toolsOnShelf(logos, slug),
      }),
  };
}

/**
 * Returns the share image of a comparison: the names and logos of the tools. Its heading is empty when one of
 * the names cannot be drawn.
 */
export function versusPicture(tools: readonly Tool[], host: string): Picture {
  const names = tools.map(({ name }) => drawableText(name));
  const text = names.includes('') ? '' : cutText(names.join(' vs '), 120);
  const seed = tools.map(({ slug }) => slug).join(' ');
  return {
    heading: { text, room: { width, height: 350, sizes } },
    at: (headingSize) =>
      frame({
        tint: coverArrangement(seed).tint,
        label: 'Comparison',
        heading: text,
        headingSize,
        headingWidth: width,
        host,
        children: toolsOnShelf(
          tools.map(({ logo, name }) => ({ src: logo, name })),
          seed,
        ),
      }),
  };
}

/** Returns the default share image. */
export function sitePicture(host: string): Picture {
  const heading = 'AI tools, reviewed and compared';
  return {
    heading: { text: heading, room: { width, height: 350, sizes } },
    at: (headingSize) =>
      frame({
        tint: 'indigo',
        label: '',
        heading,
        headingSize,
        headingWidth: width,
        host,
        children: spinesOnly(),
      }),
  };
}
