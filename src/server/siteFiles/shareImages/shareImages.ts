import { readFileSync } from 'node:fs';

import { categories } from '../../../domain/categories';
import type { Tool } from '../../../domain/tool';
import { editorsPairs } from '../../../domain/versus/editorsPairs';
import { defaultSharePath, sharePath, versusSharePath } from '../../../seo/sharePath';
import { hashOfParts, type SiteCache } from '../../build/siteCache';
import type { SiteCatalogue, SiteFile, SiteSettings } from '../siteFile';

import { drawPicture } from './drawPicture';
import { geistFonts } from './geistFonts';
import { categoryPicture, postPicture, sitePicture, versusPicture } from './listPictures';
import type { Picture } from './picture';
import { toolPicture } from './toolPicture';

export interface ShareImageOptions {
  /** The cache of previously rendered images. */
  cache?: SiteCache;
  /** Number of tools with their own image, featured and newest first; the others get the default one. */
  drawnTools?: number;
  /** Number of the editors' pairs that have a page. Of these, as many as `drawnTools` get their own image. */
  versusPages?: number | undefined;
}

/** The versions of the renderers; images from other versions are rendered again. */
const drawnBy = ['satori', '@resvg/resvg-js', '@fontsource/geist'].map((name) =>
  readFileSync(`node_modules/${name}/package.json`, 'utf8'),
);

/** How many are rendered concurrently: layout runs on one thread, rasterizing and packing on others. */
const atOnce = 4;

/** Featured tools first, then the newest. */
function byPrecedence(a: Tool, b: Tool): number {
  return Number(b.featured) - Number(a.featured) || b.lastUpdated.localeCompare(a.lastUpdated);
}

/**
 * All share images of the site by path; those beyond the limits get the `general` one. Of two records with
 * the same path, the first wins.
 */
function picturesOf(
  { tools, posts, articles }: SiteCatalogue,
  host: string,
  general: Picture,
  { drawnTools, versusPages }: { drawnTools: number; versusPages: number },
): Map<string, Picture> {
  const pictures = new Map([[defaultSharePath, general]]);
  const add = (path: string, picture: Picture) => {
    if (!pictures.has(path)) pictures.set(path, picture.heading.text === '' ? general : picture);
  };
  const toolById = new Map(tools.map((tool) => [tool.id, tool]));
  for (const category of categories) {
    add(sharePath('categories', category.slug), categoryPicture(category, tools, host));
  }
  for (const post of [...posts, ...articles]) {
    add(sharePath('blog', post.slug), postPicture(post, toolById, host));
  }
  for (const [index, tool] of tools.toSorted(byPrecedence).entries()) {
    const picture = index < drawnTools ? toolPicture(tool, host) : general;
    add(sharePath('tools', tool.slug), picture);
  }
  for (const [index, pair] of editorsPairs(tools).slice(0, versusPages).entries()) {
    const address = versusSharePath(pair.map(({ slug }) => slug));
    add(address, index < drawnTools ? versusPicture(pair, host) : general);
  }
  return pictures;
}

/** Renders the share images of all tools, articles, categories and comparisons (PNG, 1200 by 630), a few at a time. */
export async function* shareImages(
  catalogue: SiteCatalogue,
  { siteUrl }: SiteSettings,
  { cache, drawnTools = Infinity, versusPages = Infinity }: ShareImageOptions = {},
): AsyncGenerator<SiteFile> {
  const fonts = geistFonts();
  const keptOrDrawn = async (path: string, picture: Picture): Promise<Buffer> => {
    const { heading, at } = picture;
    const shown = hashOfParts(...drawnBy, JSON.stringify([heading, at(0)]));
    const entry = cache?.read(path);
    const [kept] = entry?.about.shown === shown ? entry.parts : [];
    if (kept) return kept;
    const image = await drawPicture(picture, fonts);
    cache?.write(path, { about: { shown }, parts: [image] });
    return image;
  };
  const { host } = new URL(siteUrl);
  const general = sitePicture(host);
  // Rendered once, since thousands of tools may share it.
  const generalImage = await keptOrDrawn(defaultSharePath, general);
  const pictures = [...picturesOf(catalogue, host, general, { drawnTools, versusPages })];
  for (let start = 0; start < pictures.length; start += atOnce) {
    yield* await Promise.all(
      pictures.slice(start, start + atOnce).map(async ([path, picture]) => ({
        path,
        content: picture === general ? generalImage : await keptOrDrawn(path, picture),
      })),
    );
  }
}
