import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';

import { countOf } from '../../lib/text';
import { downloadText } from '../../platform/download';
import { replayPath } from '../replay/replayedPage';

import { sessionFileName } from './sessionOf';

interface Props {
  count: { subscribe: (listener: () => void) => () => void; read: () => number };
  /** The session files of this tab: one for each page load, the current one last. */
  sessions: () => readonly string[];
  startedAt: string;
  /** How many of the sessions belong to earlier page loads. */
  earlier: number;
  /** Whether the recording survives a reload; false if the browser's storage is forbidden. */
  isKept: boolean;
  onEnd: () => void;
}

/** The developer panel of a recorded visit: counts the actions, and downloads or ends the recording. */
export function RecorderPanel({ count, sessions, startedAt, earlier, isKept, onEnd }: Props) {
  const recorded = useSyncExternalStore(count.subscribe, count.read);
  // The replay screen has its own controls. (Navigation is an action, so this is updated.)
  const isReplay = useSyncExternalStore(count.subscribe, () => window.location.pathname === replayPath);
  const download = (at: number) => {
    const isPresent = at === earlier;
    const name = sessionFileName(startedAt);
    downloadText(
      isPresent ? name : name.replace('.json', `-before-${earlier - at}.json`),
      'application/json',
      sessions()[at] ?? '',
    );
  };
  if (isReplay) return null;
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label="Session recorder"
      sx={{
        // On narrow screens it is at the end of the page, where it covers nothing. Dialogs cover it.
        position: { md: 'fixed' },
        top: 76,
        right: 16,
        zIndex: 'appBar',
        m: { xs: 4, md: 0 },
        mb: { xs: 'calc(16px + var(--tray-height, 0px))', md: 0 },
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        p: '8px 8px 8px 14px',
        borderRadius: '12px',
        boxShadow: 4,
      }}
    >
      <Typography variant="caption" component="p" sx={{ mr: 1, fontVariantNumeric: 'tabular-nums' }}>
        {countOf(recorded, 'action', 'actions')} recorded
        {isKept ? null : ', until the reload'}
      </Typography>
      <Button variant="contained" color="primary" size="small" onClick={() => download(earlier)}>
        Download session
      </Button>
      {earlier > 0 ? (
        <Button size="small" onClick={() => download(earlier - 1)}>
          Before the reload
        </Button>
      ) : null}
      <Button size="small" onClick={onEnd}>
        End
      </Button>
    </Paper>
  );
}
