import { noticeText, type Notify } from '../../domain/noticeText';
import type { StartListening } from '../../lib/startListening';

import { linkCopied, linkCopyFailed, listCopied, listCopyFailed } from './sharingEvents';

/** Notifies whether a link or a list was copied (toasts-14, saved-29). */
export function addSharingListeners(startListening: StartListening, { notify }: { notify: Notify }): void {
  startListening({ actionCreator: linkCopied, effect: () => notify(noticeText.linkCopied) });
  startListening({ actionCreator: linkCopyFailed, effect: () => notify(noticeText.linkNotCopied) });
  startListening({ actionCreator: listCopied, effect: () => notify(noticeText.listCopied) });
  startListening({ actionCreator: listCopyFailed, effect: () => notify(noticeText.listNotCopied) });
}
