import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

/** A section of the page under its h2. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 4 }}>
        {title}
      </Typography>
      {children}
    </section>
  );
}
