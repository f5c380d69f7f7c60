import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

import { belowFold } from '../../../ui/belowFold';

interface Props {
  title: string;
  /** Beside the title. */
  mark?: ReactNode;
  /** At the end of the title's row. */
  action?: ReactNode;
  children: ReactNode;
}

/** A section of the page with an h2. */
export function Section({ title, mark, action, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} {...belowFold}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2.5, mb: 4 }}>
        <Typography id={id} variant="h3" component="h2">
          {title}
        </Typography>
        {mark}
        {action ? <Box sx={{ ml: 'auto' }}>{action}</Box> : null}
      </Stack>
      {children}
    </section>
  );
}
