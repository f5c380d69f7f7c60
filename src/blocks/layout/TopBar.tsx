import AppBar from '@mui/material/AppBar';
import Container from '@mui/material/Container';
import Toolbar from '@mui/material/Toolbar';
import type { KeyboardEventHandler, ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Opened from the bar, shown below it. */
  menu?: ReactNode;
  onKeyDown?: KeyboardEventHandler;
}

/** The fixed bar on top of a page: its children in a row as wide as the page. */
export function TopBar({ children, menu, onKeyDown }: Props) {
  return (
    <AppBar onKeyDown={onKeyDown}>
      <Container>
        <Toolbar disableGutters sx={{ gap: 1 }}>
          {children}
        </Toolbar>
      </Container>
      {menu}
    </AppBar>
  );
}
