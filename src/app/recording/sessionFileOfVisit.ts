import { sessionText } from '../session/session';

import type { Recorder } from './createRecorder';
import { recordedPage } from './recordedPage';
import { writtenSession } from './reproducible';
import { sessionOf } from './sessionOf';

declare global {
  interface Window {
    /** The text of the session file so far, in builds with DevTools: for the browser tests. */
    sessionFile?: () => Promise<string>;
  }
}

/** The text of the session file of a visit so far, with all that was recorded (state-5). */
export const sessionFileOfVisit = (recorder: Pick<Recorder, 'recording'>): string =>
  sessionText(writtenSession(sessionOf(recorder.recording(), recordedPage())));
