import type { StartListening } from '../../lib/startListening';

import { isShared, tabMessageOf } from './tabMessages';

/** Broadcasts shared events that changed the state to the other tabs (storage-16). */
export function addTabSyncListeners(
  startListening: StartListening,
  { broadcast }: { broadcast: (message: unknown) => void },
): void {
  startListening({
    matcher: isShared,
    effect: (action, api) => {
      if (api.getState() !== api.getOriginalState()) broadcast(tabMessageOf(action));
    },
  });
}
