import { noticeText, type Notify } from '../../domain/noticeText';
import type { StartListening } from '../../lib/startListening';

import { selectScheme, type StateWithTheme, themeToggled } from './themeSlice';

/** Notifies when the visitor switches the colour scheme (toasts-8). */
export function addThemeListeners(
  startListening: StartListening<StateWithTheme>,
  { notify }: { notify: Notify },
): void {
  startListening({
    actionCreator: themeToggled,
    effect: (_action, api) => {
      notify(noticeText.themeSwitched(selectScheme(api.getState())));
    },
  });
}
