import { memo } from 'react';

import { usePostById } from '../../catalogue/hooks';
import { paths } from '../../domain/paths';
import { formatDate } from '../../lib/dates';
import { ArticleRow } from '../../ui/ArticleRow';

import { PostCover } from './PostCover';

/** A post as a row: cover, title, date and read time. */
export const PostRow = memo(function PostRow({ id }: { id: string }) {
  const post = usePostById(id);
  if (!post) return null;
  const date = formatDate(post.publishedAt);
  return (
    <ArticleRow
      to={paths.post(post.slug)}
      title={post.title}
      caption={[date, `${post.readTime} min read`].filter((part) => part !== '').join(' · ')}
      cover={<PostCover post={post} />}
    />
  );
});
