import { createRoot } from 'react-dom/client';

import { now } from '../../platform/clock';
import { AppThemeProvider } from '../../ui/AppThemeProvider';
import type { AppStore } from '../store';

import { forgetSessions, keepSessions, keptSessions } from './keptSessions';
import { RecorderPanel } from './RecorderPanel';
import { sessionFileOfVisit } from './sessionFileOfVisit';

/**
 * Renders the panel of a requested recording, and keeps the recording when the page is reloaded or left. When
 * the page is taken from the back-forward cache, pages after it have kept theirs meanwhile.
 */
export function showRecorderPanel({ recorder, subscribe }: Pick<AppStore, 'recorder' | 'subscribe'>): void {
  const startedAt = now();
  const text = () => sessionFileOfVisit(recorder);
  let earlier: readonly string[] = [];
  /** This page's session when it was last left. */
  let own = '';
  const keep = () => {
    own = text();
    keepSessions([...earlier, own]);
  };

  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const show = () => {
    earlier = keptSessions().filter((kept) => kept !== own);
    // Stored right away, so that recording resumes on the next page even if the browser terminates this one.
    const isKept = keepSessions(earlier);
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
  };
  const showAgain = ({ persisted }: PageTransitionEvent) => {
    if (persisted) show();
  };
  const end = () => {
    window.removeEventListener('pagehide', keep);
    window.removeEventListener('pageshow', showAgain);
    forgetSessions();
    root.unmount();
    container.remove();
  };
  window.addEventListener('pagehide', keep);
  window.addEventListener('pageshow', showAgain);
  show();
}
