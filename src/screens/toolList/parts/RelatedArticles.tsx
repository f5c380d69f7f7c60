import { memo } from 'react';
import { useSelector } from 'react-redux';

import { PostRows } from '../../../blocks/posts/PostRows';
import { useListPostsQuery } from '../../../catalogue/catalogueApi';
import { limits } from '../../../domain/limits';
import { selectSeed } from '../../../features/visit/visitSlice';
import { hashOf, pickSample } from '../../../lib/sample';
import { SplitSection } from '../../../ui/SplitSection';

/** Three to five random posts (list-9); not rendered when there are none. */
export const RelatedArticles = memo(function RelatedArticles() {
  const { data = [] } = useListPostsQuery(undefined);
  const seed = hashOf(useSelector(selectSeed), 'related articles');
  if (data.length === 0) return null;
  const { minListingPosts, maxListingPosts } = limits;
  const count = minListingPosts + (seed % (maxListingPosts - minListingPosts + 1));
  return (
    <SplitSection title="Related Articles" lead="Comparisons and methods from the blog.">
      <PostRows ids={pickSample(data, count, seed)} columns={2} />
    </SplitSection>
  );
});
