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

/** Starts the application in a frame, on a store of its own that is always in time travel: it shows states and does nothing. */
export function startReplayedPage(root: HTMLElement): void {
  // What the document was prerendered with: the frame loads the viewer's own URL.
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
      // The code of its screen first, so that it is shown at once; a later state may be wanted by then.
      void preloadScreen(state.visit.route.pathname).then(() => {
        if (wanted !== state) return;
        store.timeTravel.show(state);
        showScheme(state.theme.scheme);
        if (!isMounted) mount({ root, store, routing, page: undefined, serverState: store.getState() });
        isMounted = true;
      });
    },
  };
  // Nothing in it answers, and nothing takes the focus from the controls; the page itself can be scrolled.
  document.body.inert = true;
  document.documentElement.tabIndex = 0;
  window.parent.postMessage(readyMessage, window.location.origin);
}
