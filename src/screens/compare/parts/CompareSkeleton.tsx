import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

import { limits } from '../../../domain/limits';

/** The skeleton of three columns (compare-6). */
export function CompareSkeleton() {
  return (
    <div aria-busy="true">
      <div aria-hidden="true">
        <Skeleton width="min(100%, 520px)" height={34} style={{ marginTop: 20 }} />
        <Skeleton width="min(60%, 240px)" style={{ marginTop: 20 }} />
      </div>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: `repeat(${limits.maxCompared}, 1fr)`,
          gap: { xs: 5, md: 0 },
          mt: 12,
          pb: 80,
          pl: { md: 60 },
        }}
      >
        {Array.from({ length: limits.maxCompared }, (_, index) => (
          <Box key={index} data-skeleton="" aria-hidden="true" sx={{ minWidth: 0, px: { md: 5 } }}>
            <Box
              sx={{
                display: 'grid',
                gridTemplateColumns: { md: '44px 1fr' },
                alignItems: { md: 'center' },
                gap: 3,
              }}
            >
              <Skeleton width={44} height={44} style={{ borderRadius: 11 }} />
              <div>
                <Skeleton width={88} />
                <Skeleton width={64} style={{ marginTop: 10 }} />
              </div>
            </Box>
            <Skeleton width="78%" style={{ marginTop: 44 }} />
            <Skeleton width="54%" style={{ marginTop: 44 }} />
            <Skeleton width="100%" style={{ marginTop: 44 }} />
            <Skeleton width="78%" style={{ marginTop: 10 }} />
            <Skeleton width="62%" style={{ marginTop: 10 }} />
          </Box>
        ))}
      </Box>
    </div>
  );
}
