import { createRoot } from 'react-dom/client';

import { now } from '../../platform/clock';
import { AppThemeProvider } from '../../ui/AppThemeProvider';
import { maxLogLength } from '../store';

import { createRecorder, type Recorder } from './createRecorder';
import { RecorderPanel } from './RecorderPanel';

/** Creates a recorder for the store that is about to be created, and renders its panel. */
export function createRecorderWithPanel(): Recorder {
  const recorder = createRecorder(maxLogLength);
  const container = document.body.appendChild(document.createElement('div'));
  createRoot(container).render(
    <AppThemeProvider>
      <RecorderPanel recorder={recorder} startedAt={now()} />
    </AppThemeProvider>,
  );
  return recorder;
}
