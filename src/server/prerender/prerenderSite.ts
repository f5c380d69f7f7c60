import { createHash } from 'node:crypto';

import { preloadedStateOf, type PrerenderedPage } from '../../app/hydration/dehydratedState';
import { noSideEffects } from '../../app/listeners';
import type { RootState } from '../../app/rootReducer';
import { routeAt } from '../../app/routes';
import { createStore } from '../../app/store';
import type { CatalogueServices } from '../../catalogue/baseQuery';
import { catalogueApi } from '../../catalogue/catalogueApi';
import { visitSlice } from '../../features/visit/visitSlice';
import { hashOf } from '../../lib/sample';

import { htmlPage, type InlineScripts } from './htmlPage';
import { loadPage } from './loadPage';
import type { PageStyles, SharedStyleSheet } from './pageStyles';
import { renderPage } from './renderPage';
import { type ChunkFiles, screenScripts } from './screenScripts';

export interface PrerenderOptions {
  /** The HTML of the webpack build, with an empty root element. */
  template: string;
  chunkFiles: ChunkFiles;
  inlineScripts: InlineScripts;
  catalogue: CatalogueServices;
  /** The shared style sheet; undefined for the sample pages that it is made from. */
  styleSheet: SharedStyleSheet | undefined;
}

/** A path without a route, for the not-found page. */
const nowhere = '/404';

/** The files of a prerendered page. */
export interface PageFiles {
  html: string;
  /** The page's data (`PrerenderedPage`) as JSON, and its path in the site. */
  data: { address: string; json: string };
  styles: PageStyles;
}

/**
 * Returns the path of a page's data. It contains a content hash, so that a page never gets the data of
 * another build.
 */
const dataAddressOf = (json: string) =>
  `/assets/page-data/${createHash('sha256').update(json).digest('hex').slice(0, 16)}.json`;

/** Prerenders the page at a path, with its dehydrated state as data; `*` is the not-found page. */
export async function prerenderPage(
  path: string,
  { template, chunkFiles, inlineScripts, catalogue, styleSheet }: PrerenderOptions,
): Promise<PageFiles> {
  const pathname = path === '*' ? nowhere : path;
  const storeWith = (preloadedState: Partial<RootState>) =>
    createStore({ catalogue, effects: noSideEffects, preloadedState, recordedCharacters: 0 });
  // A fixed seed per path, so that random choices on a page are the same in every build.
  const reading = storeWith({ visit: { ...visitSlice.getInitialState(), seed: hashOf(pathname) } });
  const page: PrerenderedPage = { path, state: await loadPage(reading, pathname) };
  // The timers of RTK Query's cache would keep the process alive.
  reading.dispatch(catalogueApi.util.resetApiState());
  // Rendered from the dehydrated state alone, as hydration does in the browser.
  const rendered = await renderPage(storeWith(preloadedStateOf(page.state)), pathname);
  const json = JSON.stringify(page);
  const address = dataAddressOf(json);
  const html = htmlPage(template, rendered, {
    inlineScripts,
    screenFiles: screenScripts(chunkFiles, pathname),
    dataFile: address,
    query: routeAt(pathname).query,
    styleSheet,
  });
  return { html, data: { address, json }, styles: rendered.styles };
}
