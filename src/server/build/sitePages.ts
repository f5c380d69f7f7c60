import type { Settings } from '../../domain/settings';
import type { CatalogueFiles } from '../catalogue/catalogueFolder';
import { type PageStyles, type SharedStyleSheet, sharedStyleSheetOf } from '../prerender/pageStyles';
import { pageKindOf, samplePaths } from '../prerender/sitePaths';

import { careful, quick, thorough } from './compressed';
import { eachAtOnce } from './eachAtOnce';
import { pageSource } from './pageSource';
import type { MadePage, PageWorkerData } from './pageWorker';
import { createPageWorkers, type PageWorkers } from './pageWorkers';
import { hashOfParts, type SiteCache } from './siteCache';
import type { SiteWriter } from './siteWriter';
import { type Trace, traceChecker } from './tracedSource';

/** How many pages are read, compressed and written concurrently; zlib has four threads. */
const atOnce = 8;

interface SitePagesOptions {
  /** The paths of the pages; `*` is the not-found page. */
  paths: readonly string[];
  settings: Settings;
  options: PageWorkerData['options'];
  catalogue: CatalogueFiles | undefined;
  /** A hash of the code that prerenders (`codeHash`). */
  code: string;
  writer: SiteWriter;
  cache: SiteCache;
  /** Called when a page has been written. */
  onPage: () => void;
}

/** With more pages of tools and comparisons, careful compression would take longer than it is worth. */
const fewRecords = 1_500;

/** The maximum size of a page's HTML as brotli (delivery-49). */
const maxBytes = 18_000;

const isOfRecord = (address: string) => ['/tools/', '/versus/'].includes(pageKindOf(address));

/** Returns a function that gives the compression level of a page (delivery-50). */
export function compressionLevels(paths: readonly string[]): (address: string) => number {
  const ofRecords = paths.filter(isOfRecord).length > fewRecords ? quick : careful;
  return (address) => (isOfRecord(address) ? ofRecords : thorough);
}

/** The file of a page. */
function fileOf(address: string): string {
  if (address === '*') return '/404.html';
  return address === '/' ? '/index.html' : `${address}/index.html`;
}

const anyScript = /\/assets\/[^"'\s]+\.js(?!on)/g;

type StyleSheets = ReadonlyMap<string, SharedStyleSheet>;

/**
 * Writes the style sheets that the pages of each kind share: the previous build's if code and settings are
 * the same, else new ones made from sample pages. A page inlines what its sheet lacks, so sheets need not
 * change with the catalogue.
 */
async function writeStyleSheets(
  { paths, catalogue, writer, cache }: SitePagesOptions,
  shared: string,
  workers: PageWorkers,
): Promise<StyleSheets> {
  const sheets = new Map<string, SharedStyleSheet>();
  const nameOf = (kind: string) => `style sheet of ${kind}`;
  const samples = samplePaths(paths);
  for (const kind of samples.keys()) {
    const entry = cache.read(nameOf(kind));
    if (entry?.about.shared !== shared) continue;
    const { address, names, namesOfStates } = entry.about as unknown as SharedStyleSheet;
    await writer.writeAgain(address, entry);
    sheets.set(kind, { address, names, namesOfStates });
    samples.delete(kind);
  }
  const styles = new Map<string, PageStyles>();
  await workers.make(
    [...samples.values()].flat().map((address) => ({ address, styleSheet: undefined })),
    (address, { styles: used }) => {
      if (used) styles.set(address, used);
    },
  );
  for (const [kind, ofKind] of samples) {
    // In the order of the paths, so that the result does not depend on which worker finished first.
    const { content, ...sheet } = sharedStyleSheetOf(ofKind.flatMap((address) => styles.get(address) ?? []));
    // Without the API host's records the sheet is incomplete, so later builds must not reuse it.
    const about = catalogue ? { shared, ...sheet } : {};
    await writer.write(sheet.address, content, { name: nameOf(kind), level: thorough, about });
    sheets.set(kind, sheet);
  }
  return sheets;
}

/** What a cached page was made from. */
interface PageOrigin {
  /** A hash of what all pages of a kind share: code, settings, template, style sheet and so on. */
  shared: string;
  /** The scripts in the page; their names contain a content hash. */
  scripts: readonly string[];
  /** The path of the page's data, which has its own cache entry. */
  data: string;
  trace: Trace;
}

/**
 * Writes every page and the shared style sheets: from the cache if nothing that a page was made from has
 * changed (delivery-35), else prerendered. A page is made from the code, the settings, the template, its
 * scripts, the style sheet and the responses to its own requests.
 */
export async function writePages(site: SitePagesOptions): Promise<void> {
  const { settings, options, catalogue, code } = site;
  const { template, chunkFiles: _, ...others } = options;
  const codeAndSettings = hashOfParts(code, JSON.stringify([settings, template, others]));
  const workers = createPageWorkers({ settings, options, catalogue });
  try {
    await writeEach(site, codeAndSettings, await writeStyleSheets(site, codeAndSettings, workers), workers);
  } finally {
    await workers.end();
  }
}

async function writeEach(
  { paths, settings, options, catalogue, writer, cache, onPage }: SitePagesOptions,
  codeAndSettings: string,
  styleSheets: StyleSheets,
  workers: PageWorkers,
): Promise<void> {
  const sheetOf = (address: string) => styleSheets.get(pageKindOf(address));
  const sharedBy = (address: string) => hashOfParts(codeAndSettings, sheetOf(address)?.address ?? '');
  const levelOf = compressionLevels(paths);
  const scriptsIn = (html: string) => html.match(anyScript) ?? [];
  const built = new Set([...Object.values(options.chunkFiles).flat(), ...scriptsIn(options.template)]);
  const isUnchanged = traceChecker(pageSource(catalogue, settings.apiBaseUrl));

  const writeCached = async (address: string): Promise<boolean> => {
    const entry = cache.read(fileOf(address));
    if (!entry) return false;
    const origin = entry.about as unknown as PageOrigin;
    if (entry.about.level !== levelOf(address)) return false;
    if (origin.shared !== sharedBy(address) || !origin.scripts.every((file) => built.has(file))) return false;
    const data = cache.read(origin.data);
    if (!data || !(await isUnchanged(origin.trace))) return false;
    await writer.writeAgain(origin.data, data);
    await writer.writeAgain(fileOf(address), entry);
    return true;
  };
  const writeMade = async (address: string, { html, data, trace }: MadePage) => {
    await writer.write(data.address, data.json);
    const origin: PageOrigin = {
      shared: sharedBy(address),
      scripts: scriptsIn(html),
      data: data.address,
      trace,
    };
    // Without the API host's records a page is incomplete, so later builds must not reuse it.
    await writer.write(fileOf(address), html, {
      level: levelOf(address),
      maxBytes,
      ...(catalogue ? { about: { ...origin } } : {}),
    });
    onPage();
  };

  const changed: string[] = [];
  await eachAtOnce(paths, atOnce, async (address) => {
    if (await writeCached(address)) onPage();
    else changed.push(address);
  });
  await workers.make(
    changed.map((address) => ({ address, styleSheet: sheetOf(address) })),
    writeMade,
  );
}
