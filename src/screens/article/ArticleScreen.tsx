import type { RouteParams } from '../../domain/paths';
import { SlugTitle } from '../../seo/SlugTitle';

import { ArticlePage } from './parts/ArticlePage';
import { ArticleSkeleton } from './parts/ArticleSkeleton';
import { PostNotFound } from './parts/PostNotFound';
import { usePost } from './usePost';

/** A blog article (article-1, article-12): skeleton, page, or 'Post Not Found'. */
export function ArticleScreen({ params: { slug = '' } }: { params: RouteParams }) {
  const { post, isMissing, isFailed, isLoading, retry } = usePost(slug);
  if (post) return <ArticlePage key={post.id} post={post} isLoading={isLoading} />;
  if (isMissing) return <PostNotFound />;
  if (isFailed) return <PostNotFound onRetry={retry} isRetrying={isLoading} />;
  return (
    <>
      <SlugTitle slug={slug} />
      <ArticleSkeleton />
    </>
  );
}
