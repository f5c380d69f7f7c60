import { Feed, type Item } from 'feed';

import { categoryOf } from '../../domain/categories';
import { laterUpdateOf } from '../../domain/laterUpdate';
import { paths } from '../../domain/paths';

import type { SiteCatalogue, SiteFile, SiteSettings } from './siteFile';

const newest = 30;

interface Entry {
  path: string;
  title: string;
  summary: string;
  category: string;
  /** ISO time, or '' when unknown; such an entry is left out. */
  date: string;
  /** ISO time, or ''. */
  changed: string;
}

interface FeedDescription {
  title: string;
  description: string;
  /** The path of the page that the feed belongs to; the feed's files are below it. */
  page: string;
}

/** Control characters that XML does not allow: all but tab and line ends. */
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const plain = (text: string) => text.replace(unprintable, '').replaceAll(']]>', ']] >');

/** Escapes a summary, since feed readers treat it as HTML. */
const asHtml = (text: string) =>
  plain(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function feedFiles(
  { title, description, page }: FeedDescription,
  entries: readonly Entry[],
  siteUrl: string,
) {
  const items = entries
    .filter(({ date }) => date !== '')
    .toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date))
    .slice(0, newest)
    .map((entry): Item => {
      const link = siteUrl + entry.path;
      return {
        id: link,
        link,
        title: plain(entry.title),
        description: asHtml(entry.summary),
        published: new Date(entry.date),
        date: new Date(entry.changed || entry.date),
        ...(entry.category ? { category: [{ name: plain(entry.category) }] } : {}),
      };
    });
  const feedLinks = { rss: `${siteUrl}${page}/feed.xml`, json: `${siteUrl}${page}/feed.json` };
  const feed = new Feed({
    title,
    description,
    link: siteUrl + page,
    language: 'en',
    generator: false,
    feedLinks,
    // The latest change of an entry instead of the build's time, so that the same catalogue gives the same file.
    updated: new Date(Math.max(0, ...items.map(({ date }) => date.getTime()))),
  });
  items.forEach((item) => feed.addItem(item));
  return [
    { path: `${page}/feed.xml`, content: feed.rss2() },
    { path: `${page}/feed.json`, content: feed.json1() },
  ];
}

/**
 * Returns the feeds of the blog and of the tools, as RSS 2.0 and JSON Feed, with the newest 30 entries each.
 */
export function feeds({ tools, posts, articles }: SiteCatalogue, { siteUrl }: SiteSettings): SiteFile[] {
  const articleEntries = [...posts, ...articles].map((post) => ({
    path: paths.post(post.slug),
    title: post.title,
    summary: post.excerpt,
    category: post.category,
    date: post.publishedAt,
    changed: laterUpdateOf(post),
  }));
  const toolEntries = tools.map((tool) => ({
    path: paths.tool(tool.slug),
    title: tool.name,
    summary: tool.shortDescription,
    category: categoryOf(tool.category)?.name ?? '',
    date: tool.lastUpdated,
    changed: '',
  }));
  return [
    ...feedFiles(
      {
        title: 'AI Toolshelf: Blog',
        description: 'Comparisons and working methods for choosing and using AI tools.',
        page: paths.blog,
      },
      articleEntries,
      siteUrl,
    ),
    ...feedFiles(
      {
        title: 'AI Toolshelf: Tools',
        description: 'AI tools that are new in the directory, or whose page was brought up to date.',
        page: paths.tools,
      },
      toolEntries,
      siteUrl,
    ),
  ];
}
