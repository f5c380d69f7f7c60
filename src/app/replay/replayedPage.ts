import type { RootState } from '../rootReducer';

/** The path of the replay viewer, in builds with DevTools (state-20). */
export const replayPath = '/replay';

/** The name of the frame in which the application shows recorded states (state-20). */
export const frameName = 'replayed-page';

/** Sent by the frame's page when it can show states. */
export const readyMessage = 'replayed-page-ready';

/** What the frame's page offers the tool around it: one document shows a state of the other's memory, uncopied. */
export interface ReplayedPage {
  show: (state: RootState) => void;
}

declare global {
  interface Window {
    replayedPage?: ReplayedPage;
  }
}
