import { noticeText, type Notify } from '../../domain/noticeText';
import type { StartListening } from '../../lib/startListening';

import { linkCopied, linkCopyFailed } from './sharingEvents';

/** Notifies whether a link was copied (toasts-14). */
export function addSharingListeners(startListening: StartListening, { notify }: { notify: Notify }): void {
  startListening({ actionCreator: linkCopied, effect: () => notify(noticeText.linkCopied) });
  startListening({ actionCreator: linkCopyFailed, effect: () => notify(noticeText.linkNotCopied) });
}
