import { noticeText, type Notify } from '../../domain/noticeText';
import type { StartListening } from '../../lib/startListening';

import { writesRefused } from './persistenceEvents';

/** Notifies once when nothing can be stored (storage-12, storage-13). */
export function addRefusedWriteListeners(
  startListening: StartListening,
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
