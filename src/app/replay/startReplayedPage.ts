import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';

import { showScheme } from '../../platform/pageScheme';
import { noSideEffects } from '../listeners';
import { mount } from '../mount';
import type { RootState } from '../rootReducer';
import { preloadScreen } from '../routes';
import { startRouting } from '../routing/startRouting';
import { createStore } from '../store';
import { createTimeTravelGuard } from '../timeTravel/createTimeTravelGuard';

import { readyMessage } from './replayedPage';

/** Starts the application in a frame, with a store that is always in time travel and only shows states. */
export function startReplayedPage(root: HTMLElement): void {
  // Removes the prerendered content: the frame loads the viewer's own URL.
  root.replaceChildren();
  const store = createStore({
    catalogue: { source: () => Promise.reject(new Error('Nothing is requested.')), imageHost: '' },
    effects: { ...noSideEffects, showScheme },
    guard: createTimeTravelGuard({ isAlwaysActive: true }),
  });
  const routing = startRouting(store, createMemoryHistory());
  let wanted: RootState | undefined;
  let isMounted = false;
  window.replayedPage = {
    show: (state) => {
      wanted = state;
      // Load the screen's code first, so that it does not suspend. A later state may be requested meanwhile.
      void preloadScreen(state.visit.route.pathname).then(() => {
        if (wanted !== state) return;
        store.timeTravel.show(state);
        showScheme(state.theme.scheme);
        if (!isMounted) mount({ root, store, routing, page: undefined, serverState: store.getState() });
        isMounted = true;
      });
    },
  };
  // Nothing in the page can be used or take focus from the controls, but the page can be scrolled.
  document.body.inert = true;
  document.documentElement.tabIndex = 0;
  window.parent.postMessage(readyMessage, window.location.origin);
}
