import type { RootState } from '../rootReducer';

/** The path of the replay viewer, in builds with DevTools (state-20). */
export const replayPath = '/replay';

/** The name of the frame in which the application shows recorded states (state-20). */
export const frameName = 'replayed-page';

/** The message that the page in the frame posts to the viewer when it can show states. */
export const readyMessage = 'replayed-page-ready';

/** What the page in the frame offers the viewer. Both share one JavaScript heap, so states are not copied. */
interface ReplayedPage {
  show: (state: RootState) => void;
}

declare global {
  interface Window {
    replayedPage?: ReplayedPage;
  }
}
