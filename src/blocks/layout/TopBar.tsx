import AppBar from '@mui/material/AppBar';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import type { KeyboardEventHandler, ReactNode } from 'react';

const Bar = styled(AppBar)(({ theme }) => ({
  borderBottom: `1px solid ${theme.vars.palette.line.main}`,
  background: theme.vars.palette.background.default,
  '@supports (backdrop-filter: blur(1px))': {
    background: `color-mix(in srgb, ${theme.vars.palette.background.default} 84%, transparent)`,
    // On the bar itself: in WebKit a layer inside it would blur the bar's own logo and links.
    backdropFilter: 'blur(12px)',
  },
  '@media print': { position: 'static' },
}));

interface Props {
  children: ReactNode;
  /** Opened from the bar, shown below it. */
  menu?: ReactNode;
  onKeyDown?: KeyboardEventHandler;
}

/** The fixed bar on top of a page: its children in a row as wide as the page. */
export function TopBar({ children, menu, onKeyDown }: Props) {
  return (
    <Bar color="transparent" elevation={0} onKeyDown={onKeyDown}>
      <Container>
        <Toolbar disableGutters sx={{ gap: 1 }}>
          {children}
        </Toolbar>
      </Container>
      {menu}
    </Bar>
  );
}
