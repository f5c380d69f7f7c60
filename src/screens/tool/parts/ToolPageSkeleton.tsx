import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

import { PageSkeleton } from '../../../ui/PageSkeleton';

import { ToolContent, ToolLayout } from './toolPage.styles';

/** The skeleton of a tool's page, in the page's grid. */
export function ToolPageSkeleton() {
  return (
    <PageSkeleton label="Loading the tool">
      <ToolLayout>
        <div>
          <Stack direction="row" sx={{ gap: 5, alignItems: 'center', mb: 6 }}>
            <Skeleton width={80} height={80} style={{ borderRadius: 20 }} />
            <Skeleton width={220} height={36} style={{ borderRadius: 8, flexShrink: 1 }} />
          </Stack>
          <Skeleton width="100%" height={16} />
          <Skeleton width="78%" height={16} style={{ marginTop: 12 }} />
          <Skeleton width="54%" style={{ marginTop: 24 }} />
        </div>
        <Box
          sx={{
            gridColumn: 2,
            gridRow: '1 / span 2',
            mt: { xs: 6, lg: 0 },
            p: { lg: 5 },
            border: { lg: 1 },
            borderColor: { lg: 'line.main' },
            borderRadius: 1.5,
          }}
        >
          <Skeleton width="100%" height={48} style={{ borderRadius: 10 }} />
          <Skeleton width="100%" height={40} style={{ marginTop: 8, borderRadius: 8 }} />
          <Skeleton width="62%" style={{ marginTop: 32 }} />
          <Skeleton width="78%" style={{ marginTop: 24 }} />
          <Skeleton width="54%" style={{ marginTop: 24 }} />
        </Box>
        <ToolContent>
          <Skeleton width="100%" height={160} style={{ borderRadius: 16 }} />
          <Skeleton width="100%" height={120} style={{ borderRadius: 12 }} />
        </ToolContent>
      </ToolLayout>
    </PageSkeleton>
  );
}
