import type { Suggester } from '../domain/suggestedTool';
import { abortable } from '../lib/abortable';

import type { CatalogueSource } from './baseQuery';
import { readDataFolder } from './embedded/dataFolder';
import type { FilesSource } from './embedded/filesSource';

let loading: Promise<FilesSource> | undefined;

/** Loads the source once. A failure is not cached. */
function loadFilesSource(): Promise<FilesSource> {
  loading ??= Promise.all([
    import(/* webpackChunkName: "embedded-catalogue" */ './embedded/filesSource'),
    readDataFolder(),
  ]).then(
    ([{ filesSource }, folder]) => filesSource(folder),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Creates the source for a build without an API host. It responds from the data files that the build makes of
 * the catalogue, after `delayMs` milliseconds: 500 in development, where it mocks a host, and none on a
 * published site (catalogue-8, delivery-25).
 */
export const embeddedSource =
  (delayMs: number): CatalogueSource =>
  async (request, signal) => {
    const responding = loadFilesSource().then(({ respond }) => respond(request, signal));
    const [response] = await abortable(Promise.all([responding, delayMs > 0 && pause(delayMs)]), signal);
    return response;
  };

/** Loads a function that suggests tools from the data files (search-40). Rejects if they cannot be read. */
export const loadEmbeddedSuggester = async (): Promise<Suggester> =>
  (await loadFilesSource()).loadSuggester(new AbortController().signal);
