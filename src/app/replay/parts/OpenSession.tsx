import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';

import { paths } from '../../../domain/paths';
import { messageOf } from '../../../lib/messageOf';
import { readTextFile } from '../../../platform/readFile';
import { TextLink } from '../../../ui/TextLink';
import { useIsHydrating } from '../../../ui/useIsHydrating';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { keptSessions } from '../../recording/keptSessions';
import { sessionFileOfVisit } from '../../recording/sessionFileOfVisit';
import { readSession } from '../../session/readSession';
import { useAppStore } from '../../useAppStore';
import type { OpenedSession } from '../openedSession';

/** The start of a replay: opens a chosen or dropped file, or what this tab has recorded. */
export function OpenSession({ onOpen }: { onOpen: (opened: OpenedSession) => void }) {
  const { recorder } = useAppStore();
  const [error, setError] = useState('');
  const chooser = useRef<HTMLInputElement>(null);
  const kept = useIsHydrating() ? [] : keptSessions();

  const open = (name: string, text: string | undefined) => {
    try {
      if (text === undefined) throw new Error('The file cannot be read.');
      const session = readSession(text);
      if (session.actions.length === 0) throw new Error('The session has no actions.');
      onOpen({ name, session });
    } catch (reason) {
      setError(`${name}: ${messageOf(reason)}`);
    }
  };
  const openFile = async (file: File | undefined) => {
    if (file) open(file.name, await readTextFile(file));
  };
  const onChoose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    void openFile(currentTarget.files?.[0]);
    // Allows the same file to be chosen again.
    currentTarget.value = '';
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    void openFile(event.dataTransfer.files[0]);
  };
  const openVisit = () => open('This visit', sessionFileOfVisit(recorder));

  return (
    <Box onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      <Typography variant="h1">Replay a session</Typography>
      <Typography variant="lead" sx={{ my: 4, color: 'text.secondary' }}>
        Open the file of a recorded visit: the application shows each of its states, and does nothing by
        itself. Nothing is loaded, stored or sent.
      </Typography>
      <Stack
        sx={{
          alignItems: 'start',
          gap: 4,
          p: 8,
          border: '1px dashed',
          borderColor: 'line.field',
          borderRadius: '12px',
        }}
      >
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 3 }}>
          <Button variant="contained" color="primary" onClick={() => chooser.current?.click()}>
            Open a session file
          </Button>
          {kept.map((text, index) => {
            const name =
              kept.length === 1 ? 'Recording before the reload' : `Recording ${index + 1} of ${kept.length}`;
            return (
              <Button key={name} onClick={() => open(name, text)}>
                {name}
              </Button>
            );
          })}
          <Button onClick={openVisit}>This visit so far</Button>
        </Stack>
        <VisuallyHidden>
          <input
            ref={chooser}
            type="file"
            accept="application/json,.json"
            aria-label="Session file"
            tabIndex={-1}
            onChange={onChoose}
          />
        </VisuallyHidden>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Or drop it here. A file is made with ‘Report a problem’, with ?record, or with Redux DevTools.
        </Typography>
      </Stack>
      <div role="alert">
        {error === '' ? null : (
          <Alert severity="error" role="none" sx={{ mt: 4 }}>
            {error}
          </Alert>
        )}
      </div>
      <Typography variant="body2" sx={{ mt: 6 }}>
        <TextLink to={paths.home}>To the site</TextLink>
      </Typography>
    </Box>
  );
}
