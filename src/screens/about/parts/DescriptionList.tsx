import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface DescriptionListProps {
  rows: readonly { term: string; text: ReactNode }[];
}

/** Terms on the left, descriptions on the right, with dividers between the rows. */
export function DescriptionList({ rows }: DescriptionListProps) {
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {rows.map(({ term, text }) => (
        <Box
          key={term}
          sx={{
            display: { md: 'grid' },
            gridTemplateColumns: '176px minmax(0, 1fr)',
            gap: 6,
            py: { xs: 3.5, md: 4 },
            '&:first-of-type': { pt: 1 },
            '& + &': { borderTop: 1, borderColor: 'line.main' },
          }}
        >
          <Typography variant="detail" component="dt" sx={{ fontWeight: 500 }}>
            {term}
          </Typography>
          <Typography
            variant="detail"
            component="dd"
            sx={{ overflowWrap: 'anywhere', color: 'text.secondary' }}
          >
            {text}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
