import { parentPort, workerData } from 'node:worker_threads';

import { JSDOM } from 'jsdom';

import type { Settings } from '../../domain/settings';
import { provideHtmlWindow } from '../../platform/htmlWindow';
import type { CatalogueFiles } from '../catalogue/catalogueFolder';
import type { SharedStyleSheet } from '../prerender/pageStyles';
import type { PageFiles, PrerenderOptions } from '../prerender/prerenderSite';

import { type Trace, traceSource } from './tracedSource';

/** What a worker needs for all of its pages. */
export interface PageWorkerData {
  settings: Settings;
  options: Omit<PrerenderOptions, 'catalogue' | 'styleSheet'>;
  /** Undefined when the API host cannot be read. */
  catalogue: CatalogueFiles | undefined;
}

/** A request to a worker. */
export interface PageRequest {
  address: string;
  styleSheet: SharedStyleSheet | undefined;
}

/** A page as sent by a worker. Its styles are included only when a shared style sheet is made from them. */
export interface MadePage extends Omit<PageFiles, 'styles'> {
  styles?: PageFiles['styles'];
  trace: Trace;
}

export type PageWorkerMessage = MadePage | { error: string };

async function start(): Promise<void> {
  const { settings, options, catalogue } = workerData as PageWorkerData;
  // The application's modules read the settings when they are loaded, so they are set before the import.
  Object.assign(globalThis, { __SETTINGS__: settings });
  provideHtmlWindow(new JSDOM('').window as unknown as Window & typeof globalThis);
  const { prerenderPage } = await import('../prerender/prerenderSite');
  const { pageSource } = await import('./pageSource');
  const { source, take } = traceSource(pageSource(catalogue, settings.apiBaseUrl));
  const services = { source, imageHost: settings.apiBaseUrl };
  const make = async ({ address, styleSheet }: PageRequest): Promise<PageWorkerMessage> => {
    try {
      const { styles, ...page } = await prerenderPage(address, {
        ...options,
        catalogue: services,
        styleSheet,
      });
      return { ...page, ...(styleSheet ? {} : { styles }), trace: take() };
    } catch (error) {
      return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  };
  parentPort?.on('message', (request: PageRequest) => {
    void make(request).then((message) => parentPort?.postMessage(message));
  });
}

void start();
