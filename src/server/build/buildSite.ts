import { existsSync } from 'node:fs';
import { readdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';

import { replayPath } from '../../app/replay/replayedPage';
import { dataFolderFile } from '../../catalogue/embedded/dataFolder';
import { httpSource } from '../../catalogue/httpSource';
import type { Settings } from '../../domain/settings';
import { readShareImageCount, readVersusPageCount } from '../buildSettings';
import { catalogueAssets } from '../catalogue/catalogueAssets';
import { type CatalogueFiles, cataloguePath, readCatalogue } from '../catalogue/catalogueFolder';
import { shellPage } from '../prerender/htmlPage';
import type { ChunkFiles } from '../prerender/screenScripts';
import { keptPaths, sitePaths } from '../prerender/sitePaths';
import type { ShareImageOptions } from '../siteFiles/shareImages/shareImages';
import { siteFiles } from '../siteFiles/siteFiles';

import { bundle } from './bundle';
import { chunkFilesName } from './chunkFilesPlugin';
import { codeHash } from './codeHash';
import { compileInlineScripts } from './compileInlineScripts';
import { quick, thorough } from './compressed';
import { eachAtOnce } from './eachAtOnce';
import { fetchCatalogue } from './fetchCatalogue';
import { showProgress } from './showProgress';
import { createSiteCache, hashOfParts } from './siteCache';
import { writePages } from './sitePages';
import { createSiteWriter, type SiteWriter } from './siteWriter';

/**
 * Returns the catalogue to build the pages from: the build's own, or the one fetched from the API host.
 * Undefined when the host cannot be read.
 */
async function findCatalogue({ apiBaseUrl }: Settings): Promise<CatalogueFiles | undefined> {
  if (!apiBaseUrl) return readCatalogue(cataloguePath(), console.warn);
  try {
    return await fetchCatalogue(httpSource(apiBaseUrl), { onWarning: console.warn });
  } catch (error) {
    console.warn(
      `The API host ${apiBaseUrl} cannot be read (${String(error)}): only the pages that need none are prerendered.`,
    );
    return undefined;
  }
}

/** The head elements of shell.html, the page of routes that are not prerendered. */
const shellHead = '<title>AI Toolshelf</title><meta name="robots" content="noindex, nofollow">';

/** Renames the previous build's folder beside this one, since most of its files stay the same. */
async function reusePreviousFolder(folder: string): Promise<void> {
  const parent = path.dirname(folder);
  const beside = existsSync(parent) ? await readdir(parent, { withFileTypes: true }) : [];
  const before = beside.find((entry) => entry.isDirectory());
  if (before && !existsSync(folder)) await rename(path.join(parent, before.name), folder);
}

/**
 * Writes the catalogue's data files, for a site without an API host. The lists, which every visit loads, are
 * compressed as tightly as possible. The folder's name changes with the content, so cache keys leave it out.
 */
async function writeData(
  catalogue: CatalogueFiles,
  siteFolder: string,
  { write }: SiteWriter,
): Promise<void> {
  const { folder, files } = catalogueAssets(catalogue);
  await reusePreviousFolder(path.join(siteFolder, folder));
  await eachAtOnce([...files], 8, async ([name, text]) => {
    const level = name.includes('/') ? quick : thorough;
    await write(`/${folder}/${encodeURI(name)}`, text, { name: `data:${name}`, level });
  });
  await write(`/${dataFolderFile}`, JSON.stringify({ folder }));
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

interface SiteOptions {
  /** The output folder of the site. */
  folder: string;
  /** Where builds keep data for later builds. */
  cacheFolder: string;
  settings: Settings;
  /** The environment variables for webpack. */
  environment: NodeJS.ProcessEnv;
}

/** Files of the bundle that are not published. */
const notPublished = new Set([chunkFilesName, 'index.html']);

/**
 * Builds a site: bundles the application, prerenders the pages, and writes the other files. Removes what only
 * the previous build had.
 */
export async function buildSite({ folder, cacheFolder, settings, environment }: SiteOptions): Promise<void> {
  const catalogue = await findCatalogue(settings);
  // The relative path, so that a cache serves a build in another working directory.
  const nameOfFolder = hashOfParts(path.relative('', folder)).slice(0, 10);
  const cache = createSiteCache(path.join(cacheFolder, `site-${nameOfFolder}`));
  const imageCache = createSiteCache(path.join(cacheFolder, `share-images-${nameOfFolder}`));
  const writer = createSiteWriter(folder, cache);
  const versusPages = readVersusPageCount(process.env);

  const writeApplication = async () => {
    const bundleFolder = path.join(cacheFolder, `bundle-${nameOfFolder}`);
    const isNew = await bundle({ folder: bundleFolder, cacheFolder, settings, environment });
    console.log(isNew ? 'Bundled.' : 'The bundle is up to date.');
    await writer.copy(bundleFolder, (name) => !notPublished.has(name));
    const read = (name: string) => readFile(path.join(bundleFolder, name), 'utf8');
    const template = await read('index.html');
    const chunkFiles = JSON.parse(await read(chunkFilesName)) as ChunkFiles;
    await writer.write('/shell.html', shellPage(template, shellHead));
    const paths = [
      ...sitePaths(catalogue, versusPages),
      ...keptPaths,
      ...(settings.reduxDevtools ? [replayPath] : []),
      '*',
    ];
    const progress = showProgress('Pages', paths.length);
    const options = { template, chunkFiles, inlineScripts: compileInlineScripts() };
    const code = codeHash();
    await writePages({ paths, settings, options, catalogue, code, writer, cache, onPage: progress.step });
    progress.end();
  };

  const isCatalogueComplete = settings.apiBaseUrl === '';
  const formOrigins = [...new Set(Object.values(settings.formEndpoints).map((url) => new URL(url).origin))];
  const { apiBaseUrl } = settings;
  await writer.write('/site.json', JSON.stringify({ apiBaseUrl, formOrigins, isCatalogueComplete }));
  await Promise.all([
    writeApplication(),
    catalogue && !apiBaseUrl && writeData(catalogue, folder, writer),
    writeSiteFiles(catalogue, settings, writer, {
      cache: imageCache,
      drawnTools: readShareImageCount(process.env),
      versusPages,
    }),
  ]);
  writer.removeOthers();
  cache.prune();
  imageCache.prune();
}
