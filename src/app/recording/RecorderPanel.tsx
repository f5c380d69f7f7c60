import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';

import { downloadText } from '../../platform/download';

import type { Recorder } from './createRecorder';

/** The developer's panel while a visit is recorded: the number of actions, and a button to download them. */
export function RecorderPanel({ recorder, startedAt }: { recorder: Recorder; startedAt: string }) {
  const count = useSyncExternalStore(recorder.subscribe, recorder.count);
  const name = `toolshelf-session-${startedAt.replaceAll(':', '-').slice(0, 19)}.json`;
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label="Session recorder"
      sx={{
        position: 'fixed',
        top: 76,
        right: 16,
        zIndex: 'snackbar',
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        p: '8px 8px 8px 14px',
        borderRadius: '12px',
        boxShadow: 4,
      }}
    >
      <Typography variant="caption" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {count === 1 ? '1 action recorded' : `${count} actions recorded`}
      </Typography>
      <Button
        variant="contained"
        size="small"
        onClick={() => downloadText(name, 'application/json', recorder.sessionFile())}
      >
        Download session
      </Button>
    </Paper>
  );
}
