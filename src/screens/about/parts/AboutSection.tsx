import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface AboutSectionProps {
  title: string;
  /** One line under the heading. */
  lead?: string;
  children: ReactNode;
}

/** A section between dividers: heading on the left, content on the right. */
export function AboutSection({ title, lead, children }: AboutSectionProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '352px minmax(0, 1fr)' },
        gap: { xs: 4, lg: 16 },
        py: { xs: 10, md: 14 },
        borderTop: 1,
        borderColor: 'line.main',
        '&:last-of-type': { pb: 0 },
      }}
    >
      <div>
        <Typography id={id} variant="h2">
          {title}
        </Typography>
        {lead !== undefined && (
          <Typography sx={{ mt: 1, textWrap: 'balance', color: 'text.secondary' }}>{lead}</Typography>
        )}
      </div>
      <div>{children}</div>
    </Box>
  );
}
