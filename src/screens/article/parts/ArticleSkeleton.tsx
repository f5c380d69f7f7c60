import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

import { PageSkeleton } from '../../../ui/PageSkeleton';

import { ArticleColumns } from './ArticleColumns';
import { ArticleCover } from './ArticleCover';
import { BodySkeleton } from './BodySkeleton';

/** The skeleton of an article, in the page's grid. */
export function ArticleSkeleton() {
  return (
    <PageSkeleton label="Loading the article">
      <ArticleColumns>
        <Skeleton width={116} height={20} style={{ marginTop: 6 }} />
        <Skeleton width={96} height={22} style={{ marginTop: 32 }} />
        <Skeleton width="100%" height={34} style={{ marginTop: 20, borderRadius: 8 }} />
        <Skeleton width="62%" height={34} style={{ marginTop: 16, borderRadius: 8 }} />
        <Stack direction="row" sx={{ alignItems: 'center', gap: 3, mt: 7 }}>
          <Skeleton width={32} height={32} style={{ borderRadius: 16 }} />
          <Skeleton width={180} />
        </Stack>
        <ArticleCover />
        <BodySkeleton />
      </ArticleColumns>
    </PageSkeleton>
  );
}
