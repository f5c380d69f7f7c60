import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

import { PageSkeleton } from '../../../ui/PageSkeleton';

/** The skeleton of the title, the cards and the summary. */
export function VersusSkeleton() {
  return (
    <PageSkeleton label="Loading comparison">
      <Skeleton width="min(100%, 420px)" height={40} />
      <Skeleton width="min(80%, 520px)" style={{ marginTop: 16 }} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, gap: 5, mt: 10, mb: 5 }}>
        <Skeleton height={112} />
        <Skeleton height={112} />
      </Box>
      <Skeleton height={176} sx={{ mb: 80 }} />
    </PageSkeleton>
  );
}
