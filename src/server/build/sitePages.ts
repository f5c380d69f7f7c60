import type { CatalogueSource } from '../../catalogue/baseQuery';
import type { Settings } from '../../domain/settings';
import type { CatalogueFiles } from '../catalogue/catalogueFolder';
import type { PrerenderOptions } from '../prerender/prerenderSite';
import { recordsSource } from '../prerender/recordsSource';

import { eachAtOnce } from './eachAtOnce';
import type { MadePage } from './pageWorker';
import { makePages } from './pageWorkers';
import { hashOfParts, type SiteCache } from './siteCache';
import type { SiteWriter } from './siteWriter';
import { type Trace, traceChecker } from './tracedSource';

/** How many pages are read, compressed and written at once; zlib has four threads. */
const atOnce = 8;

export interface SitePagesOptions {
  /** The paths of the pages; `*` is the not-found page. */
  paths: readonly string[];
  settings: Settings;
  options: Omit<PrerenderOptions, 'catalogue'>;
  catalogue: CatalogueFiles | undefined;
  /** A hash of the code that prerenders (`codeHash`). */
  code: string;
  writer: SiteWriter;
  cache: SiteCache;
  /** Called for each page when it is written. */
  onPage: () => void;
}

/** The file of a page. */
export function fileOf(address: string): string {
  if (address === '*') return '/404.html';
  return address === '/' ? '/index.html' : `${address}/index.html`;
}

const anyScript = /\/assets\/[^"'\s]+\.js(?!on)/g;

/** What a cached page was made from. */
interface PageOrigin {
  /** Code, settings, template and the rest that all pages share. */
  shared: string;
  /** The scripts in the page. They carry the hash of their content in their name. */
  scripts: readonly string[];
  /** The path of the page's data, which is cached too. */
  data: string;
  trace: Trace;
}

/**
 * Writes every page: from the cache where nothing that it was made from has changed (delivery-35), else prerendered. A page
 * is made from the code, the settings, the template, its scripts and the responses to its own requests.
 */
export async function writePages(site: SitePagesOptions): Promise<void> {
  const { paths, settings, options, catalogue, code, writer, cache, onPage } = site;
  const { template, chunkFiles, ...others } = options;
  const shared = hashOfParts(code, JSON.stringify([settings, template, others]));
  const scriptsIn = (html: string) => html.match(anyScript) ?? [];
  const built = new Set([...Object.values(chunkFiles).flat(), ...scriptsIn(template)]);
  const source: CatalogueSource = catalogue
    ? recordsSource(catalogue)
    : () => Promise.reject(new Error('No API host.'));
  const isUnchanged = traceChecker(source);

  const writeCached = async (address: string): Promise<boolean> => {
    const entry = cache.read(fileOf(address));
    if (!entry) return false;
    const origin = entry.about as unknown as PageOrigin;
    if (origin.shared !== shared || !origin.scripts.every((file) => built.has(file))) return false;
    const data = cache.read(origin.data);
    if (!data || !(await isUnchanged(origin.trace))) return false;
    await writer.writeAgain(origin.data, data);
    await writer.writeAgain(fileOf(address), entry);
    return true;
  };
  const writeMade = async (address: string, { html, data, trace }: MadePage) => {
    await writer.write(data.address, data.json);
    const origin: PageOrigin = { shared, scripts: scriptsIn(html), data: data.address, trace };
    // Without the API host's records a page is what it is for that time only.
    await writer.write(fileOf(address), html, catalogue ? { about: { ...origin } } : {});
    onPage();
  };

  const changed: string[] = [];
  await eachAtOnce(paths, atOnce, async (address) => {
    if (await writeCached(address)) onPage();
    else changed.push(address);
  });
  await makePages({ settings, options, catalogue }, changed, writeMade);
}
