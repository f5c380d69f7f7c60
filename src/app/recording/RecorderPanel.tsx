import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';

import { downloadText } from '../../platform/download';

import type { Recorder } from './createRecorder';

const Panel = styled('section')(({ theme }) => ({
  position: 'fixed',
  top: 76,
  right: 16,
  zIndex: theme.zIndex.snackbar,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '8px 8px 8px 14px',
  border: `1px solid ${theme.vars.palette.line.main}`,
  borderRadius: 12,
  background: theme.vars.palette.background.paper,
  boxShadow: theme.vars.shadows[4],
  fontSize: '0.8125rem',
  '& p': { margin: 0, fontVariantNumeric: 'tabular-nums' },
}));

/** The developer's panel while a visit is recorded: the number of actions, and a button to download them. */
export function RecorderPanel({ recorder, startedAt }: { recorder: Recorder; startedAt: string }) {
  const count = useSyncExternalStore(recorder.subscribe, recorder.count);
  const name = `toolshelf-session-${startedAt.replaceAll(':', '-').slice(0, 19)}.json`;
  return (
    <Panel aria-label="Session recorder">
      <p>{count === 1 ? '1 action recorded' : `${count} actions recorded`}</p>
      <Button
        variant="contained"
        size="small"
        onClick={() => downloadText(name, 'application/json', recorder.sessionFile())}
      >
        Download session
      </Button>
    </Panel>
  );
}
