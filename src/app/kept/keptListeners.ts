import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';

import { noticeText, type Notify } from '../../domain/noticeText';

import { writesRefused } from './keptEvents';
import { isShared, tabMessageOf } from './tabMessages';

/** Tells the other tabs what changed here, and the visitor, once, when nothing can be stored (CONTRACT 3). */
export function addKeptListeners(
  startListening: ListenerMiddlewareInstance['startListening'],
  { notify, tellTabs }: { notify: Notify; tellTabs: (message: unknown) => void },
): void {
  startListening({
    matcher: isShared,
    effect: (action, api) => {
      if (api.getState() !== api.getOriginalState()) tellTabs(tabMessageOf(action));
    },
  });
  startListening({
    actionCreator: writesRefused,
    effect: (_action, api) => {
      notify(noticeText.notStored);
      api.unsubscribe();
    },
  });
}
