import { noticeText, type Notify } from '../../domain/noticeText';
import type { StartListening } from '../../lib/startListening';

import { unknownShapesFound, writesRefused } from './persistenceEvents';

/** Notifies once when nothing is stored (storage-12, storage-13), and of texts kept aside (storage-22). */
export function addStorageNoticeListeners(
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
  startListening({
    actionCreator: unknownShapesFound,
    effect: () => {
      notify(noticeText.keptAside);
    },
  });
}
