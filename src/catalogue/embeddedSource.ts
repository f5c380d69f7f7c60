import type { Suggester } from '../domain/suggestedTool';
import { abortable } from '../lib/abortable';

import type { CatalogueSource } from './baseQuery';
import type { FilesSource } from './embedded/filesSource';

/** URL of the folder with the data files of the embedded catalogue, set by `server/catalogue/cataloguePlugin.ts`; '' in a build with an API host. */
declare const __CATALOGUE_FOLDER__: string;

let files: FilesSource | undefined;

async function loadFilesSource(): Promise<FilesSource> {
  const { filesSource } = await import(/* webpackChunkName: "embedded-catalogue" */ './embedded/filesSource');
  files ??= filesSource(new URL(__CATALOGUE_FOLDER__, window.location.href).href);
  return files;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Without an API host: responses from the data files that the build makes of the catalogue, after `delayMs` milliseconds:
 * 500 in development, where it is the mock of a host, none on a published site (catalogue-8, delivery-25).
 */
export const embeddedSource =
  (delayMs: number): CatalogueSource =>
  async (request, signal) => {
    const responding = loadFilesSource().then(({ respond }) => respond(request, signal));
    const [response] = await abortable(Promise.all([responding, delayMs > 0 && pause(delayMs)]), signal);
    return response;
  };

/** Loads what suggests tools from the data files (search-40). Rejects when they cannot be read. */
export const loadEmbeddedSuggester = async (): Promise<Suggester> =>
  (await loadFilesSource()).loadSuggester(new AbortController().signal);
