import { csvOf } from '../lib/csv';
import { escapeMarkdown, markdownLink } from '../lib/markdown';
import { joinNonEmpty } from '../lib/text';

import type { PostBookmark, ToolBookmark } from './bookmark';
import { categoryLabel } from './categories';
import { paths } from './paths';
import { priceLineOf } from './priceLine';

/** A list in export formats for other programs (saved-29). */
interface ExportedList {
  csv: string;
  markdown: string;
}

const dayOf = (time: string) => time.slice(0, 10);

function priceOf(tool: ToolBookmark): string {
  const { badge, text } = priceLineOf(tool);
  return joinNonEmpty([badge, text], ', ');
}

const markdownOf = (heading: string, items: readonly string[]) =>
  `# ${heading}\n\n${items.map((item) => `- ${item}\n`).join('')}`;

const withText = (link: string, text: string) => (text === '' ? link : `${link}: ${escapeMarkdown(text)}`);

/** Exports the saved tools as CSV and as a Markdown list; `origin` is the site's, for absolute URLs. */
export function exportTools(tools: readonly ToolBookmark[], origin: string): ExportedList {
  const pageOf = ({ slug }: ToolBookmark) => origin + paths.tool(slug);
  return {
    csv: csvOf([
      ['Name', 'Category', 'Description', 'Price', 'Website', 'Page', 'Saved'],
      ...tools.map((tool) => [
        tool.name,
        categoryLabel(tool.category),
        tool.shortDescription,
        priceOf(tool),
        tool.websiteUrl,
        pageOf(tool),
        dayOf(tool.bookmarkedAt),
      ]),
    ]),
    markdown: markdownOf(
      'Saved tools',
      tools.map((tool) => withText(markdownLink(tool.name, pageOf(tool)), tool.shortDescription)),
    ),
  };
}

/** Exports the saved articles as CSV and as a Markdown list; `origin` is the site's, for absolute URLs. */
export function exportPosts(posts: readonly PostBookmark[], origin: string): ExportedList {
  const pageOf = ({ slug }: PostBookmark) => origin + paths.post(slug);
  return {
    csv: csvOf([
      ['Title', 'Excerpt', 'Published', 'Page', 'Saved'],
      ...posts.map((post) => [
        post.title,
        post.excerpt,
        dayOf(post.date),
        pageOf(post),
        dayOf(post.bookmarkedAt),
      ]),
    ]),
    markdown: markdownOf(
      'Saved articles',
      posts.map((post) => withText(markdownLink(post.title, pageOf(post)), post.excerpt)),
    ),
  };
}
