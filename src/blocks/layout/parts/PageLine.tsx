import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';

interface Props {
  /** An icon of 16 px. */
  icon: ReactNode;
  children: ReactNode;
}

/** A line below the top bar, across the page. */
export function PageLine({ icon, children }: Props) {
  return (
    <Box
      sx={{
        borderBottom: 1,
        borderColor: 'line.main',
        bgcolor: 'background.subtle',
        color: 'text.tertiary',
        typography: 'caption',
        '& svg': { fontSize: 16 },
      }}
    >
      <Container sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: { xs: 56, md: 36 } }}>
        {icon}
        <span>{children}</span>
      </Container>
    </Box>
  );
}
