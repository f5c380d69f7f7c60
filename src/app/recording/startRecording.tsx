import { createRoot } from 'react-dom/client';

import { now } from '../../platform/clock';
import { AppThemeProvider } from '../../ui/AppThemeProvider';
import { rootReducer } from '../rootReducer';
import { longestLog } from '../store';

import { createRecorder, type Recorder } from './createRecorder';
import { RecorderPanel } from './RecorderPanel';

/** Records the visit from its first action, and shows the developer's menu for it on the page. */
export function startRecording(): Recorder {
  const recorder = createRecorder(rootReducer as never, longestLog);
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <AppThemeProvider>
      <RecorderPanel recorder={recorder} startedAt={now()} />
    </AppThemeProvider>,
  );
  return recorder;
}
