import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';

import { limits } from '../../domain/limits';
import { noticeText, type Notify } from '../../domain/noticeText';

import { newsletterSettled, newsletterSubmitted } from './newsletterSlice';

/** A second after a form was sent it settles, and the visitor is told (SPEC 4); each form for itself. */
export function addNewsletterListeners(
  startListening: ListenerMiddlewareInstance['startListening'],
  { notify }: { notify: Notify },
): void {
  startListening({
    actionCreator: newsletterSubmitted,
    effect: async ({ payload: place }, api) => {
      await api.delay(limits.newsletterDelayMs);
      api.dispatch(newsletterSettled(place));
      notify(noticeText.subscribed);
    },
  });
}
