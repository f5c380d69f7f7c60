import { createRoot } from 'react-dom/client';

import { AppThemeProvider } from '../../ui/AppThemeProvider';
import { maxLogLength } from '../store';

import { createRecorder, type Recorder } from './createRecorder';
import { recordedPage } from './recordedPage';
import { RecorderPanel } from './RecorderPanel';

declare global {
  interface Window {
    /** The text of the session file so far: for the browser tests, which keep it when one fails. */
    sessionFile?: () => string;
  }
}

/** Creates a recorder for the store that is about to be created, and renders its panel. */
export function createRecorderWithPanel(): Recorder {
  // Every stored key has its first version.
  const page = recordedPage({});
  const recorder = createRecorder(maxLogLength, page);
  window.sessionFile = recorder.sessionFile;
  const container = document.body.appendChild(document.createElement('div'));
  createRoot(container).render(
    <AppThemeProvider>
      <RecorderPanel recorder={recorder} startedAt={page.startedAt} />
    </AppThemeProvider>,
  );
  return recorder;
}
