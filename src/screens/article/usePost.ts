import { isMissingError } from '../../catalogue/baseQuery';
import { useListStaticArticlesQuery, usePostBySlugQuery } from '../../catalogue/catalogueApi';
import { usePostEntity, usePostEntityBySlug, useStaticArticle } from '../../catalogue/hooks';
import type { Post } from '../../domain/post';

interface PostReading {
  post: Post | undefined;
  /** Neither the server nor the static articles have such a post. */
  isMissing: boolean;
  isFailed: boolean;
  isLoading: boolean;
  retry: () => void;
}

/** Whether a post has its content, which a post from a list may lack. */
const isReadable = (post: Post | undefined) => post !== undefined && post.content !== '';

/**
 * Returns the post with a slug: from the server, else from the static articles (article-11); while it is
 * loading, the entity known from a list.
 */
export function usePost(slug: string): PostReading {
  const known = usePostEntityBySlug(slug);
  const { currentData, error, isFetching, refetch } = usePostBySlugQuery(slug);
  const read = usePostEntity(currentData ?? '');

  const isUnanswered = error !== undefined;
  const listed = useStaticArticle(slug);
  const article = isReadable(listed) ? listed : undefined;
  const articles = useListStaticArticlesQuery(undefined, {
    skip: error === undefined,
    // The prerendered state of a list has the articles without their content.
    refetchOnMountOrArgChange: listed !== article,
  });
  const isUnknown = isUnanswered && !article && !articles.isFetching;
  const isMissingThere = isMissingError(error);
  const fallback = isMissingThere ? article : (article ?? (isReadable(known) ? known : undefined));

  return {
    post: read ?? (isUnanswered ? fallback : known),
    isMissing: isUnknown && isMissingThere && !articles.isError && !isFetching,
    isFailed: isUnknown && (!isMissingThere || articles.isError),
    isLoading: isFetching || articles.isFetching,
    retry: () => {
      void refetch();
      if (articles.isError) void articles.refetch();
    },
  };
}
