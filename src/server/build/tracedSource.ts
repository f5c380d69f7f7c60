import type { CatalogueSource } from '../../catalogue/baseQuery';
import type { CatalogueRequest, CatalogueResponse } from '../../domain/catalogueRequests';

import { hashOfParts } from './siteCache';

/**
 * A page's requests as JSON, each with a hash of its response: everything the page knows of the catalogue.
 */
export type Trace = readonly (readonly [request: string, response: string])[];

const nameOf = ({ path, params }: CatalogueRequest) => JSON.stringify({ path, params });
const hashOf = (response: CatalogueResponse) => hashOfParts(JSON.stringify(response));

/** Wraps a source to record the requests made since the last `take`. */
export function traceSource(source: CatalogueSource): { source: CatalogueSource; take: () => Trace } {
  const hashes = new Map<string, string>();
  let noted = new Map<string, string>();
  return {
    source: async (request, signal) => {
      const response = await source(request, signal);
      const name = nameOf(request);
      const hash = hashes.get(name) ?? hashOf(response);
      hashes.set(name, hash);
      noted.set(name, hash);
      return response;
    },
    take: () => {
      const trace = [...noted];
      noted = new Map();
      return trace;
    },
  };
}

/**
 * Returns a function that tells whether the source still responds as in a trace. Each distinct request is
 * made only once.
 */
export function traceChecker(source: CatalogueSource): (trace: Trace) => Promise<boolean> {
  const hashes = new Map<string, Promise<string>>();
  const { signal } = new AbortController();
  const hashFor = (name: string) => {
    const known = hashes.get(name);
    if (known) return known;
    const hash = source(JSON.parse(name) as CatalogueRequest, signal).then(hashOf);
    hashes.set(name, hash);
    return hash;
  };
  return async (trace) => {
    for (const [name, hash] of trace) if ((await hashFor(name)) !== hash) return false;
    return true;
  };
}
