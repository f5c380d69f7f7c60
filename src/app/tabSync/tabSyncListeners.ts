import type { StartListening } from '../../lib/startListening';

import { isSyncedAcrossTabs, tabMessageOf } from './tabMessages';

/** Broadcasts events that changed persisted state to the other tabs (storage-16). Remote events never get here (`listeners.ts`). */
export function addTabSyncListeners(
  startListening: StartListening,
  { broadcast }: { broadcast: (message: unknown) => void },
): void {
  startListening({
    matcher: isSyncedAcrossTabs,
    effect: (action, api) => {
      if (api.getState() !== api.getOriginalState()) broadcast(tabMessageOf(action));
    },
  });
}
