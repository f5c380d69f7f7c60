import Box from '@mui/material/Box';

import { PageSkeleton } from '../../../ui/PageSkeleton';
import { SkeletonBar } from '../../../ui/SkeletonBar';

import { Cover, Layout } from './articlePieces';
import { BodySkeleton } from './BodySkeleton';

/** An article while it loads, in the grid of the page that takes its place. */
export function ArticleSkeleton() {
  return (
    <PageSkeleton label="Loading the article">
      <Layout>
        <div>
          <SkeletonBar width={116} height={20} top={6} />
          <SkeletonBar width={96} height={22} top={32} />
          <SkeletonBar width="100%" height={34} top={20} radius={8} />
          <SkeletonBar width="62%" height={34} top={16} radius={8} />
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mt: 7 }}>
            <SkeletonBar width={32} height={32} radius={16} />
            <SkeletonBar width={180} />
          </Box>
          <Cover />
          <BodySkeleton />
        </div>
      </Layout>
    </PageSkeleton>
  );
}
