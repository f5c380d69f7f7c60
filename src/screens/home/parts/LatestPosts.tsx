import ArticleOutlined from '@mui/icons-material/ArticleOutlined';

import { PostCard } from '../../../blocks/posts/PostCard';
import { PostCardSkeleton } from '../../../blocks/posts/PostCardSkeleton';
import { useListHomePostsQuery } from '../../../catalogue/catalogueApi';
import { limits } from '../../../domain/limits';
import { paths } from '../../../domain/paths';
import { CardGrid } from '../../../ui/CardGrid';
import { EmptyState } from '../../../ui/EmptyState';

import { HomeSection } from './HomeSection';

const skeletons = Array.from({ length: limits.homePostSkeletons }, (_, index) => index);

/** Two featured posts; after a failed query, the text for an empty list (home-4, home-5, home-6). */
export function LatestPosts() {
  const { data = [], isFetching } = useListHomePostsQuery(undefined);
  const isLoading = isFetching && data.length === 0;
  return (
    <HomeSection
      id="home-posts"
      title="Latest from Our Blog"
      lead="Comparisons and working methods."
      link={{ label: 'View all articles', to: paths.blog }}
    >
      {!isLoading && data.length === 0 ? (
        <EmptyState icon={<ArticleOutlined />} title="No blog posts found" />
      ) : (
        <div aria-busy={isFetching}>
          <CardGrid columns={2}>
            {isLoading
              ? skeletons.map((index) => <PostCardSkeleton key={index} wideCover />)
              : data.map((id) => <PostCard key={id} id={id} headingLevel="h3" wideCover />)}
          </CardGrid>
        </div>
      )}
    </HomeSection>
  );
}
