import { memo } from 'react';
import { useSelector } from 'react-redux';

import { type PostsState, selectPostById } from '../../catalogue/postsSlice';
import { paths } from '../../domain/paths';
import { formatDate } from '../../lib/dates';
import { ArticleRow } from '../../ui/ArticleRow';

import { PostCover } from './PostCover';

/** A post as a row: cover, title, date and read time. */
export const PostRow = memo(function PostRow({ id }: { id: string }) {
  const post = useSelector((state: { posts: PostsState }) => selectPostById(state, id));
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
