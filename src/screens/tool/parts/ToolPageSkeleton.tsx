import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

import { PageSkeleton } from '../../../ui/PageSkeleton';
import { SkeletonBar } from '../../../ui/SkeletonBar';

import { Content, Layout } from './pagePieces';

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

/** A tool's page while it loads, in the grid of the page that takes its place. */
export function ToolPageSkeleton() {
  return (
    <PageSkeleton label="Loading the tool">
      <Layout>
        <div>
          <Box sx={{ display: 'flex', gap: 5, alignItems: 'center', mb: 6 }}>
            <SkeletonBar width={80} height={80} radius={20} />
            <SkeletonBar width={220} height={36} radius={8} />
          </Box>
          <SkeletonBar width="100%" height={16} />
          <SkeletonBar width="78%" height={16} top={12} />
          <SkeletonBar width="54%" top={24} />
        </div>
        <Side>
          <SkeletonBar width="100%" height={48} radius={10} />
          <SkeletonBar width="100%" height={40} radius={8} top={8} />
          <SkeletonBar width="62%" top={32} />
          <SkeletonBar width="78%" top={24} />
          <SkeletonBar width="54%" top={24} />
        </Side>
        <Content>
          <SkeletonBar width="100%" height={160} radius={16} />
          <SkeletonBar width="100%" height={120} radius={12} />
        </Content>
      </Layout>
    </PageSkeleton>
  );
}
