import Container from '@mui/material/Container';
import { useState } from 'react';

import { PageMetadata } from '../../seo/PageMetadata';

import type { OpenedSession } from './openedSession';
import { OpenSession } from './parts/OpenSession';
import { ReplayView } from './parts/ReplayView';

/** Replays a recorded session in the real application, for QA and developers (state-20). */
export function ReplayScreen() {
  const [opened, setOpened] = useState<OpenedSession>();
  return (
    <>
      <PageMetadata
        title="Replay a session"
        description="Replays a recorded session in the real application."
        canonicalUrl="/replay"
        noIndex
      />
      {opened ? (
        // The key resets the replay when another session is opened.
        <ReplayView key={opened.name} opened={opened} onClose={() => setOpened(undefined)} />
      ) : (
        <Container component="main" maxWidth="md" sx={{ py: 12 }}>
          <OpenSession onOpen={setOpened} />
        </Container>
      )}
    </>
  );
}
