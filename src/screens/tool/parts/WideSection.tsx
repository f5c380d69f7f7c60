import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { belowFold } from '../../../ui/belowFold';

interface Props {
  id: string;
  title: string;
  children: ReactNode;
}

/** A wide section below the two columns, with a larger h2. */
export function WideSection({ id, title, children }: Props) {
  return (
    <Box component="section" aria-labelledby={id} {...belowFold} sx={{ mt: { xs: 16, md: 21 } }}>
      <Typography id={id} variant="h2" sx={{ mb: 6 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
