import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  lead: string;
  marginBottom: number;
  /** The search field: beside the title on wide viewports, else below it. */
  children: ReactNode;
}

/** The header of a searchable list. */
export function SearchHead({ title, lead, marginBottom, children }: Props) {
  return (
    <Box
      component="header"
      sx={{
        display: 'grid',
        gridTemplateColumns: { lg: '1fr 420px' },
        gap: { xs: 5, lg: 12 },
        alignItems: 'end',
        mb: marginBottom,
      }}
    >
      <div>
        <Typography variant="h1">{title}</Typography>
        <Typography variant="lead" component="p" sx={{ mt: 2, color: 'text.secondary', maxWidth: '34em' }}>
          {lead}
        </Typography>
      </div>
      {children}
    </Box>
  );
}
