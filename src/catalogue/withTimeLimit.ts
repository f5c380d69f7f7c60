import type { CatalogueSource } from './baseQuery';

/**
 * Limits how long a source may take to respond, in milliseconds (catalogue-35). Then its request is aborted and rejects
 * with an AbortError; it also is when the caller's signal aborts.
 */
export function withTimeLimit(source: CatalogueSource, limitMs: number): CatalogueSource {
  return (request, signal) => {
    const limit = new AbortController();
    const abort = () => limit.abort(signal.reason);
    const timer = setTimeout(abort, limitMs);
    signal.addEventListener('abort', abort);
    return source(request, limit.signal).finally(() => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    });
  };
}
