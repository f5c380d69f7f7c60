import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';

import type { Scheme } from '../../domain/events';
import { noticeText, type Notify } from '../../domain/noticeText';

import { selectScheme, themeToggled } from './themeSlice';

type StartListening = ListenerMiddlewareInstance['startListening'];

/** Shows the scheme on the page when it changes, and says so when the visitor changed it (SPEC 4). */
export function addThemeListeners(
  startListening: StartListening,
  { notify, showScheme }: { notify: Notify; showScheme: (scheme: Scheme) => void },
): void {
  const schemeIn = (state: unknown) => selectScheme(state as Parameters<typeof selectScheme>[0]);
  startListening({
    predicate: (_action, now, before) => schemeIn(now) !== schemeIn(before),
    effect: (_action, api) => {
      showScheme(schemeIn(api.getState()));
    },
  });
  startListening({
    actionCreator: themeToggled,
    effect: (_action, api) => {
      notify(noticeText.themeSwitched(schemeIn(api.getState())));
    },
  });
}
