import { createRoot } from 'react-dom/client';

import { now } from '../../platform/clock';
import { AppThemeProvider } from '../../ui/AppThemeProvider';
import type { AppStore } from '../store';

import { forgetSessions, keepSessions, keptSessions } from './keptSessions';
import { RecorderPanel } from './RecorderPanel';
import { sessionFileOfVisit } from './sessionFileOfVisit';

/** Renders the panel of a requested recording, and keeps the recording when the page is reloaded or left. */
export function showRecorderPanel({ recorder, subscribe }: Pick<AppStore, 'recorder' | 'subscribe'>): void {
  const startedAt = now();
  const earlier = keptSessions();
  const text = () => sessionFileOfVisit(recorder);
  const keep = () => void keepSessions([...earlier, text()]);
  // Stored right away, so that recording resumes on the next page even if the browser terminates this one.
  const isKept = keepSessions(earlier);
  window.addEventListener('pagehide', keep);

  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const end = () => {
    window.removeEventListener('pagehide', keep);
    forgetSessions();
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
