import type { AppStore } from '../store';

import { createPersistence } from './createPersistence';

/** Persistence bound to the page's events (storage-14). */
interface PagePersistence {
  /** Writes pending changes immediately. */
  flush: () => void;
  /** Stops writing and removes the page's event listeners. */
  stop: () => void;
}

/**
 * Loads the stored state into the store and persists its changes, at the latest when the page is hidden or
 * left. Merges what other tabs have stored on `storage` events and when the page is shown again. Resolves
 * once the stored state is loaded.
 * Dispatches nothing while the page is being hidden or left: React would schedule a render with a message,
 * which Firefox drops when the page enters the back-forward cache, and then wait for that message forever.
 */
export async function startPersistence(store: AppStore): Promise<PagePersistence> {
  const { start, flush, catchUp, handleStorageEvent, stop } = createPersistence(store);
  await start();
  const handleVisibilityChange = () => (document.visibilityState === 'hidden' ? flush() : catchUp());
  window.addEventListener('pagehide', flush);
  window.addEventListener('pageshow', catchUp);
  window.addEventListener('storage', handleStorageEvent);
  document.addEventListener('visibilitychange', handleVisibilityChange);
  return {
    flush,
    stop: () => {
      stop();
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('pageshow', catchUp);
      window.removeEventListener('storage', handleStorageEvent);
      document.removeEventListener('visibilitychange', handleVisibilityChange);
    },
  };
}
