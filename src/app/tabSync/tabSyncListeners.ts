import type { StartListening } from '../../lib/startListening';

import { isSyncedAcrossTabs, tabMessageOf } from './tabMessages';

/** Broadcasts events that changed persisted state (storage-16). `listeners.ts` skips remote events. */
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
