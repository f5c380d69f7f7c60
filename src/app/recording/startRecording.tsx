import { createRoot } from 'react-dom/client';

import { now } from '../../platform/clock';
import { AppThemeProvider } from '../../ui/AppThemeProvider';
import { rootReducer } from '../rootReducer';
import { maxLogLength } from '../store';

import { createRecorder, type Recorder } from './createRecorder';
import { RecorderPanel } from './RecorderPanel';

/** Records the visit from its first action, and renders the recorder's panel. */
export function startRecording(): Recorder {
  const recorder = createRecorder(rootReducer, maxLogLength);
  const container = document.body.appendChild(document.createElement('div'));
  createRoot(container).render(
    <AppThemeProvider>
      <RecorderPanel recorder={recorder} startedAt={now()} />
    </AppThemeProvider>,
  );
  return recorder;
}
