import { sessionText } from '../session/session';

import type { Recorder } from './createRecorder';
import { recordedPage } from './recordedPage';
import { writtenSession } from './reproducible';
import { sessionOf } from './sessionOf';

declare global {
  interface Window {
    /** Returns the text of the session file so far. Only in builds with DevTools, for the browser tests. */
    sessionFile?: () => Promise<string>;
  }
}

/** Returns the text of the session file of the visit so far, including personal texts (state-5). */
export const sessionFileOfVisit = (recorder: Pick<Recorder, 'recording'>): string =>
  sessionText(writtenSession(sessionOf(recorder.recording(), recordedPage())));
