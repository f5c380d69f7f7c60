import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';

import { JSDOM } from 'jsdom';

import type { CatalogueServices } from '../../catalogue/baseQuery';
import { httpSource } from '../../catalogue/httpSource';
import type { Settings } from '../../domain/settings';
import { provideHtmlWindow } from '../../platform/htmlWindow';
import { readShareImageCount, readVersusPageCount } from '../buildSettings';
import { type CatalogueFiles, readCatalogue } from '../catalogue/catalogueFolder';
import { shellPage } from '../prerender/htmlPage';
import { type PrerenderOptions, prerenderPage } from '../prerender/prerenderSite';
import { recordsSource } from '../prerender/recordsSource';
import type { ChunkFiles } from '../prerender/screenScripts';
import { keptPaths, replayPath, sitePaths } from '../prerender/sitePaths';
import { siteFiles } from '../siteFiles/siteFiles';

import { chunkFilesName } from './chunkFilesPlugin';
import { compileInlineScript } from './compileInlineScript';
import { fetchCatalogue } from './fetchCatalogue';
import { showProgress } from './showProgress';
import { createSiteWriter } from './siteWriter';

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

const unreachable: CatalogueServices['source'] = () => Promise.reject(new Error('No API host.'));
const fileOf = (address: string) => (address === '/' ? '/index.html' : `${address}/index.html`);

/** The head elements of shell.html, the page of routes that are not prerendered. */
const shellHead = '<title>AI Toolshelf</title><meta name="robots" content="noindex, nofollow">';

/** Writes the prerendered pages and the other files of the site into the folder of the webpack build. */
export async function buildPages(folder: string, settings: Settings): Promise<void> {
  provideHtmlWindow(new JSDOM('').window as unknown as Window & typeof globalThis);
  const read = (name: string) => readFile(path.join(folder, name), 'utf8');
  const template = await read('index.html');
  const chunkFiles = JSON.parse(await read(chunkFilesName)) as ChunkFiles;
  await rm(path.join(folder, chunkFilesName));

  const catalogue = await findCatalogue(settings);
  const options: PrerenderOptions = {
    template,
    chunkFiles,
    inlineScript: compileInlineScript(),
    catalogue: {
      source: catalogue ? recordsSource(catalogue) : unreachable,
      imageHost: settings.apiBaseUrl,
    },
  };
  const { write } = createSiteWriter(folder);
  const versusPages = readVersusPageCount(process.env);
  const paths = [
    ...sitePaths(catalogue, versusPages),
    ...keptPaths,
    ...(settings.reduxDevtools ? [replayPath] : []),
  ];
  const progress = showProgress('Pages', paths.length);
  for (const address of paths) {
    await write(fileOf(address), await prerenderPage(address, options));
    progress.step();
  }
  await write('/404.html', await prerenderPage('*', options));
  await write('/shell.html', shellPage(template, shellHead));
  const isCatalogueComplete = settings.apiBaseUrl === '';
  const formOrigins = [...new Set(Object.values(settings.formEndpoints).map((url) => new URL(url).origin))];
  const { apiBaseUrl } = settings;
  await write('/site.json', JSON.stringify({ apiBaseUrl, formOrigins, isCatalogueComplete }));
  progress.end();

  const files = showProgress('Files for search engines, feeds and previews');
  const drawnTools = readShareImageCount(process.env);
  const known = catalogue ?? { tools: [], posts: [], articles: [] };
  for await (const file of siteFiles(known, settings, { drawnTools, versusPages })) {
    const { path: address, content } = file;
    await write(address, content);
    files.step();
  }
  files.end();
}
