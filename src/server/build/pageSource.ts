import type { CatalogueSource } from '../../catalogue/baseQuery';
import { httpSource } from '../../catalogue/httpSource';
import type { CatalogueResponse } from '../../domain/catalogueRequests';
import type { CatalogueFiles } from '../catalogue/catalogueFolder';
import { recordsSource } from '../prerender/recordsSource';

import { readWithRetries } from './fetchCatalogue';

/**
 * Returns what responds to the requests of prerendered pages: the records, and for lists of tools an API host
 * that has orders of its own (`hasOwnLists`), so that the pages of a list belong together. Each list is
 * requested once; if that fails, the records respond.
 */
export function pageSource(records: CatalogueFiles | undefined, apiBaseUrl: string): CatalogueSource {
  const known = recordsSource(records);
  if (!records?.hasOwnLists) return known;
  const host = httpSource(apiBaseUrl);
  const lists = new Map<string, Promise<CatalogueResponse>>();
  return (request, signal) => {
    if (request.path !== '/api/tools') return known(request, signal);
    const name = JSON.stringify(request.params);
    const list =
      lists.get(name) ??
      readWithRetries(host, request).then(
        (body) => ({ status: 200, body }),
        (error: unknown) => {
          console.warn(`A list is made from the records: ${String(error)}.`);
          return known(request, signal);
        },
      );
    lists.set(name, list);
    return list;
  };
}
