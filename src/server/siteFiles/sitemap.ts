import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';

import { categories } from '../../domain/categories';
import { laterUpdateOf } from '../../domain/laterUpdate';
import { paths } from '../../domain/paths';
import type { Tool } from '../../domain/tool';
import { editorsPairs } from '../../domain/versus/editorsPairs';
import { fixedPaths } from '../prerender/sitePaths';

import type { SiteCatalogue, SiteFile, SiteSettings } from './siteFile';

/** The sitemap protocol's limit of URLs per file. */
const maxUrls = 50_000;

interface Entry {
  url: string;
  lastmod?: string;
}

function entryOf(url: string, changed: string): Entry {
  return changed === '' ? { url } : { url, lastmod: changed };
}

interface SitemapOptions {
  most?: number;
  versusPages?: number | undefined;
}

/** The latest day on which a record of a comparison changed or was checked. */
function lastChangeOf(pair: readonly Tool[]): string {
  const days = pair.flatMap((tool) => [tool.lastUpdated, tool.factsCheckedAt, tool.pricesCheckedAt]);
  return days.reduce((last, day) => (day > last ? day : last), '');
}

/** All indexable paths, each once, with the date of the last change if known. */
function entriesOf({ tools, posts, articles }: SiteCatalogue, versusPages: number): Entry[] {
  const entries = [
    // The trending screen has two paths (seo-11).
    ...fixedPaths.filter((path) => path !== paths.trending).map((path) => entryOf(path, '')),
    ...categories.map(({ slug }) => entryOf(paths.category(slug), '')),
    ...tools.map(({ slug, lastUpdated }) => entryOf(paths.tool(slug), lastUpdated)),
    ...editorsPairs(tools)
      .slice(0, versusPages)
      .map((pair) => entryOf(paths.versus(pair.map(({ slug }) => slug)), lastChangeOf(pair))),
    ...[...posts, ...articles].map((post) =>
      entryOf(paths.post(post.slug), laterUpdateOf(post) || post.publishedAt),
    ),
  ];
  return [...new Map(entries.toReversed().map((entry) => [entry.url, entry])).values()].reverse();
}

async function urlSet(entries: readonly Entry[], hostname: string): Promise<string> {
  const stream = new SitemapStream({ hostname });
  for (const entry of entries) stream.write(entry);
  stream.end();
  return (await streamToPromise(stream)).toString();
}

async function index(addresses: readonly string[]): Promise<string> {
  const stream = new SitemapIndexStream();
  for (const url of addresses) stream.write({ url });
  stream.end();
  return (await streamToPromise(stream)).toString();
}

/**
 * Returns the sitemap of the site, with the first `versusPages` of the editors' pairs. With more URLs than
 * `most`, /sitemap.xml is the index of /sitemap-1.xml, /sitemap-2.xml and so on.
 */
export async function sitemap(
  catalogue: SiteCatalogue,
  { siteUrl }: SiteSettings,
  { most = maxUrls, versusPages = Infinity }: SitemapOptions = {},
): Promise<SiteFile[]> {
  const entries = entriesOf(catalogue, versusPages);
  if (entries.length <= most) {
    return [{ path: '/sitemap.xml', content: await urlSet(entries, siteUrl) }];
  }
  const parts = await Promise.all(
    Array.from({ length: Math.ceil(entries.length / most) }, async (_, part) => ({
      path: `/sitemap-${part + 1}.xml`,
      content: await urlSet(entries.slice(part * most, (part + 1) * most), siteUrl),
    })),
  );
  return [{ path: '/sitemap.xml', content: await index(parts.map(({ path }) => siteUrl + path)) }, ...parts];
}
