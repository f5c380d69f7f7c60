import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

import { belowFold } from '../../../ui/belowFold';

interface Props {
  title: string;
  /** The id of the heading, if it also labels another element; the heading can then be focused. */
  id?: string;
  children: ReactNode;
}

/** A section of the page with an h2. */
export function VersusSection({ title, id, children }: Props) {
  const ownId = useId();
  return (
    <Box component="section" aria-labelledby={id ?? ownId} {...belowFold} sx={{ mt: { xs: 12, md: 16 } }}>
      <Typography
        id={id ?? ownId}
        tabIndex={id === undefined ? undefined : -1}
        variant="h3"
        component="h2"
        sx={{ mb: 4 }}
      >
        {title}
      </Typography>
      {children}
    </Box>
  );
}
