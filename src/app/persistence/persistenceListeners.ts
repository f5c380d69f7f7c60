import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';

import { noticeText, type Notify } from '../../domain/noticeText';

import { writesRefused } from './persistenceEvents';

/** Notifies once when nothing can be stored (storage-12, storage-13). */
export function addPersistenceListeners(
  startListening: ListenerMiddlewareInstance['startListening'],
  { notify }: { notify: Notify },
): void {
  startListening({
    actionCreator: writesRefused,
    effect: (_action, api) => {
      notify(noticeText.notStored);
      api.unsubscribe();
    },
  });
}
