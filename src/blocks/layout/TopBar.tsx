import AppBar from '@mui/material/AppBar';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import type { KeyboardEventHandler, ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** A menu opened from the bar and shown below it. */
  menu?: ReactNode;
  onKeyDown?: KeyboardEventHandler;
}

/** The fixed bar at the top of a page, with its children in a row as wide as the page content. */
export function TopBar({ children, menu, onKeyDown }: Props) {
  return (
    <AppBar onKeyDown={onKeyDown}>
      <Container>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center', height: 60 }}>
          {children}
        </Stack>
      </Container>
      {menu}
    </AppBar>
  );
}
