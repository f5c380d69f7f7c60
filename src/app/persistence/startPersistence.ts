import type { AppStore } from '../store';

import { createPersistence } from './createPersistence';

/** Persistence that follows the page (storage-14). */
export interface PagePersistence {
  /** Writes at once what has changed. */
  flush: () => void;
  /** Stores nothing more, and ends listening to the page. */
  stop: () => void;
}

/**
 * Takes up what the browser has stored, and keeps it up to date: at the latest when the page is hidden or left,
 * and with what others have stored when it is shown again. Resolves when the stored state is in the store.
 *
 * Nothing is dispatched while the page is being hidden or left: React would plan a render with a message, which
 * Firefox drops when the page goes into its back-forward cache, and then wait for that message for ever.
 */
export async function startPersistence(store: AppStore): Promise<PagePersistence> {
  const { start, flush, wake, followStorage, stop } = createPersistence(store);
  await start();
  const followVisibility = () => (document.visibilityState === 'hidden' ? flush() : wake());
  window.addEventListener('pagehide', flush);
  window.addEventListener('pageshow', wake);
  window.addEventListener('storage', followStorage);
  document.addEventListener('visibilitychange', followVisibility);
  return {
    flush,
    stop: () => {
      stop();
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('pageshow', wake);
      window.removeEventListener('storage', followStorage);
      document.removeEventListener('visibilitychange', followVisibility);
    },
  };
}
