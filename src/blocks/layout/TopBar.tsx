import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { KeyboardEventHandler, ReactNode } from 'react';

const Bar = styled(Box)(({ theme }) => ({
  position: 'fixed',
  inset: '0 0 auto 0',
  zIndex: theme.zIndex.appBar,
  borderBottom: `1px solid ${theme.vars.palette.line.main}`,
  background: theme.vars.palette.background.default,
  '@supports (backdrop-filter: blur(1px))': {
    background: `color-mix(in srgb, ${theme.vars.palette.background.default} 84%, transparent)`,
    // On the bar itself: in WebKit a layer inside it would blur the bar's own logo and links.
    backdropFilter: 'blur(12px)',
  },
  '@media print': { position: 'static' },
})) as typeof Box;

interface Props {
  children: ReactNode;
  onKeyDown?: KeyboardEventHandler;
}

/** The fixed bar on top of a page: its children in a row as wide as the page. */
export function TopBar({ children, onKeyDown }: Props) {
  return (
    <Bar component="header" onKeyDown={onKeyDown}>
      <Container sx={{ display: 'flex', alignItems: 'center', gap: 1, height: 60 }}>{children}</Container>
    </Bar>
  );
}
