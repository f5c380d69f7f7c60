import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

import { JSDOM } from 'jsdom';

import { replayPath } from '../../app/replay/replayedPage';
import { httpSource } from '../../catalogue/httpSource';
import type { Settings } from '../../domain/settings';
import { provideHtmlWindow } from '../../platform/htmlWindow';
import { readShareImageCount, readVersusPageCount } from '../buildSettings';
import { type CatalogueFiles, readCatalogue } from '../catalogue/catalogueFolder';
import { shellPage } from '../prerender/htmlPage';
import type { ChunkFiles } from '../prerender/screenScripts';
import { keptPaths, sitePaths } from '../prerender/sitePaths';
import type { ShareImageOptions } from '../siteFiles/shareImages/shareImages';
import { siteFiles } from '../siteFiles/siteFiles';

import { chunkFilesName } from './chunkFilesPlugin';
import { codeHash } from './codeHash';
import { compileInlineScript } from './compileInlineScript';
import { quick, thorough } from './compressed';
import { eachAtOnce } from './eachAtOnce';
import { fetchCatalogue } from './fetchCatalogue';
import { showProgress } from './showProgress';
import { createSiteCache, hashOfParts } from './siteCache';
import { writePages } from './sitePages';
import { createSiteWriter, type SiteWriter } from './siteWriter';

/** The catalogue of the pages: the build's own, or the one fetched from the API host. */
async function findCatalogue({ apiBaseUrl }: Settings): Promise<CatalogueFiles | undefined> {
  if (!apiBaseUrl) return readCatalogue();
  try {
    return await fetchCatalogue(httpSource(apiBaseUrl));
  } catch (error) {
    console.warn(
      `The API host ${apiBaseUrl} cannot be read (${String(error)}): only the pages that need none are prerendered.`,
    );
    return undefined;
  }
}

/** The head elements of shell.html, the page of routes that are not prerendered. */
const shellHead = '<title>AI Toolshelf</title><meta name="robots" content="noindex, nofollow">';

/**
 * Writes the compressed variants of the catalogue's data files, which webpack has written: of the lists, which every visit
 * loads, as small as can be. Their folder has another name after each change; in the cache their names have no folder.
 */
async function compressData(folder: string, { writeForms }: SiteWriter): Promise<void> {
  const dataFolder = path.join(folder, 'assets', 'catalogue');
  if (!existsSync(dataFolder)) return;
  const files = await readdir(dataFolder, { recursive: true, withFileTypes: true });
  await eachAtOnce(
    files.filter((file) => file.isFile()),
    8,
    async ({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      const [, ...inside] = path.relative(dataFolder, file).split(path.sep);
      const level = inside.length === 1 ? thorough : quick;
      await writeForms(file, `data:${inside.join('/')}`, await readFile(file), level);
    },
  );
}

/** Writes the sitemap, the feeds, the icons and the share images. */
async function writeSiteFiles(
  catalogue: CatalogueFiles | undefined,
  settings: Settings,
  { write }: SiteWriter,
  options: ShareImageOptions,
): Promise<void> {
  const files = showProgress('Files for search engines, feeds and previews');
  const known = catalogue ?? { tools: [], posts: [], articles: [] };
  for await (const { path: address, content } of siteFiles(known, settings, options)) {
    await write(address, content);
    files.step();
  }
  files.end();
}

export interface BuildFolders {
  /** The folder of the webpack build, for the site. */
  folder: string;
  /** What builds keep for later ones. */
  cacheFolder: string;
}

/** Writes the prerendered pages and the other files of the site into the folder of the webpack build. */
export async function buildPages({ folder, cacheFolder }: BuildFolders, settings: Settings): Promise<void> {
  provideHtmlWindow(new JSDOM('').window as unknown as Window & typeof globalThis);
  const read = (name: string) => readFile(path.join(folder, name), 'utf8');
  const template = await read('index.html');
  const chunkFiles = JSON.parse(await read(chunkFilesName)) as ChunkFiles;
  await rm(path.join(folder, chunkFilesName));

  const catalogue = await findCatalogue(settings);
  const cache = createSiteCache(path.join(cacheFolder, `site-${hashOfParts(folder).slice(0, 10)}`));
  const writer = createSiteWriter(folder, cache);
  const versusPages = readVersusPageCount(process.env);
  const paths = [
    ...sitePaths(catalogue, versusPages),
    ...keptPaths,
    ...(settings.reduxDevtools ? [replayPath] : []),
    '*',
  ];
  const writeAllPages = async () => {
    const progress = showProgress('Pages', paths.length);
    const options = { template, chunkFiles, inlineScript: compileInlineScript() };
    const code = codeHash();
    await writePages({ paths, settings, options, catalogue, code, writer, cache, onPage: progress.step });
    progress.end();
  };
  await writer.write('/shell.html', shellPage(template, shellHead));
  const isCatalogueComplete = settings.apiBaseUrl === '';
  const formOrigins = [...new Set(Object.values(settings.formEndpoints).map((url) => new URL(url).origin))];
  const { apiBaseUrl } = settings;
  await writer.write('/site.json', JSON.stringify({ apiBaseUrl, formOrigins, isCatalogueComplete }));
  await Promise.all([
    writeAllPages(),
    compressData(folder, writer),
    writeSiteFiles(catalogue, settings, writer, {
      cacheFolder: path.join(cacheFolder, 'share-images'),
      drawnTools: readShareImageCount(process.env),
      versusPages,
    }),
  ]);
  cache.prune();
}
