import { limits } from '../domain/limits';

import type { CatalogueSource } from './baseQuery';

/** Resolves after a number of milliseconds; rejects with the signal's reason when it is aborted before. */
function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort);
      resolve();
    }, milliseconds);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}

/** Mock mode: answers from the embedded catalogue, which is loaded with the first question (SPEC 7). */
export const embeddedSource: CatalogueSource = async (request, signal) => {
  const [{ answerFromCatalogue }] = await Promise.all([
    import(/* webpackChunkName: "embedded-catalogue" */ './embedded/catalogue'),
    delay(limits.embeddedDelayMs, signal),
  ]);
  return answerFromCatalogue(request);
};
