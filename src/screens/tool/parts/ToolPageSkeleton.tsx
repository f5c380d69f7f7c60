import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';

import { PageSkeleton } from '../../../ui/PageSkeleton';

import { Content, Layout } from './toolPage.styles';

const Side = styled('div')(({ theme }) => ({
  marginTop: 24,
  [theme.breakpoints.up('lg')]: {
    gridColumn: 2,
    gridRow: '1 / span 2',
    marginTop: 0,
    padding: 20,
    border: `1px solid ${theme.vars.palette.line.main}`,
    borderRadius: 12,
  },
}));

/** The skeleton of a tool's page, in the page's grid. */
export function ToolPageSkeleton() {
  return (
    <PageSkeleton label="Loading the tool">
      <Layout>
        <div>
          <Box sx={{ display: 'flex', gap: 5, alignItems: 'center', mb: 6 }}>
            <Skeleton width={80} height={80} style={{ borderRadius: 20 }} />
            <Skeleton width={220} height={36} style={{ borderRadius: 8 }} />
          </Box>
          <Skeleton width="100%" height={16} />
          <Skeleton width="78%" height={16} style={{ marginTop: 12 }} />
          <Skeleton width="54%" style={{ marginTop: 24 }} />
        </div>
        <Side>
          <Skeleton width="100%" height={48} style={{ borderRadius: 10 }} />
          <Skeleton width="100%" height={40} style={{ marginTop: 8, borderRadius: 8 }} />
          <Skeleton width="62%" style={{ marginTop: 32 }} />
          <Skeleton width="78%" style={{ marginTop: 24 }} />
          <Skeleton width="54%" style={{ marginTop: 24 }} />
        </Side>
        <Content>
          <Skeleton width="100%" height={160} style={{ borderRadius: 16 }} />
          <Skeleton width="100%" height={120} style={{ borderRadius: 12 }} />
        </Content>
      </Layout>
    </PageSkeleton>
  );
}
