import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';

import { noticeText, type Notify } from '../../domain/noticeText';

import { linkCopied, linkCopyFailed } from './sharingEvents';

/** Notifies whether a link was copied (toasts-14). */
export function addSharingListeners(
  startListening: ListenerMiddlewareInstance['startListening'],
  { notify }: { notify: Notify },
): void {
  startListening({ actionCreator: linkCopied, effect: () => notify(noticeText.linkCopied) });
  startListening({ actionCreator: linkCopyFailed, effect: () => notify(noticeText.linkNotCopied) });
}
