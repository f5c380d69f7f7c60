import { createRoot } from 'react-dom/client';

import { now } from '../../platform/clock';
import { AppThemeProvider } from '../../ui/AppThemeProvider';
import type { AppStore } from '../store';

import { forgetRecordings, keepRecordings, keptRecordings } from './keptRecordings';
import { recordedFile } from './recordedFile';
import { RecorderPanel } from './RecorderPanel';

/** Renders the panel of a recording that was asked for, and keeps it when the page is reloaded or left. */
export function showRecorderPanel({ recorder, subscribe }: Pick<AppStore, 'recorder' | 'subscribe'>): void {
  const startedAt = now();
  const earlier = keptRecordings();
  const text = () => recordedFile(recorder);
  const keep = () => void keepRecordings([...earlier, text()]);
  // At once, so that a page that the browser ends without notice goes on recording after it.
  const isKept = keepRecordings(earlier);
  window.addEventListener('pagehide', keep);

  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const end = () => {
    window.removeEventListener('pagehide', keep);
    forgetRecordings();
    root.unmount();
    container.remove();
  };
  root.render(
    <AppThemeProvider>
      <RecorderPanel
        count={{ subscribe, read: recorder.count }}
        sessions={() => [...earlier, text()]}
        startedAt={startedAt}
        earlier={earlier.length}
        isKept={isKept}
        onEnd={end}
      />
    </AppThemeProvider>,
  );
}
