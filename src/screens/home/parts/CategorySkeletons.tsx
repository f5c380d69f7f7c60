import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

import { limits } from '../../../domain/limits';

/** The skeletons of the category panel's cells. */
export function CategorySkeletons() {
  return (
    <Paper
      variant="outlined"
      aria-hidden="true"
      sx={{
        position: 'absolute',
        inset: '0 0 auto',
        display: 'grid',
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(3, minmax(0, 1fr))',
          lg: 'repeat(4, minmax(0, 1fr))',
        },
        gap: '1px',
        overflow: 'hidden',
        bgcolor: 'transparent',
      }}
    >
      {Array.from({ length: limits.categorySkeletons }, (_, index) => (
        <Stack
          key={index}
          direction="row"
          data-skeleton=""
          sx={{
            alignItems: 'center',
            gap: 3,
            minHeight: { xs: 56, md: 68 },
            px: { xs: 3, md: 4 },
            py: { xs: 2.5, md: 3 },
            // The lines between the cells, also in an incomplete last row.
            boxShadow: (theme) => `0 0 0 1px ${theme.vars.palette.line.main}`,
          }}
        >
          <Skeleton width={36} height={36} style={{ borderRadius: 9 }} />
          <div style={{ flex: 1, minWidth: 0 }}>
            <Skeleton width="62%" />
            <Skeleton width="78%" style={{ marginTop: 8 }} />
          </div>
        </Stack>
      ))}
    </Paper>
  );
}
