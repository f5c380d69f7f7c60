import ArrowForward from '@mui/icons-material/ArrowForward';
import Card from '@mui/material/Card';
import { memo, useId } from 'react';
import { Link } from 'react-router-dom';

import { usePostById } from '../../catalogue/hooks';
import { limits } from '../../domain/limits';
import { listingPath, paths } from '../../domain/paths';
import { formatDate } from '../../lib/dates';

import { Body, Cover, Excerpt, Head, ReadOn, Tags, Title } from './parts/postCard.styles';
import { PostBookmarkButton } from './PostBookmarkButton';
import { PostCover } from './PostCover';

interface Props {
  id: string;
  headingLevel?: 'h2' | 'h3';
  /** The flatter cover of home. */
  wideCover?: boolean;
}

/** An article as a card (blog-7). A stretched link covers the card; the bookmark and the tags are above it. */
export const PostCard = memo(function PostCard({ id, headingLevel = 'h2', wideCover = false }: Props) {
  const post = usePostById(id);
  const titleId = useId();
  if (!post) return null;
  const date = formatDate(post.publishedAt);
  const tags = post.tags.slice(0, limits.cardTags);
  return (
    <Card component="article" aria-labelledby={titleId}>
      <Cover aria-hidden="true" data-wide={wideCover ? '' : undefined}>
        <PostCover post={post} />
      </Cover>
      <Body>
        <Head>
          {date === '' ? null : (
            <>
              <time dateTime={post.publishedAt}>{date}</time>
              <span aria-hidden="true">·</span>
            </>
          )}
          <span>{post.readTime} min read</span>
          <PostBookmarkButton post={post} />
        </Head>
        <Title as={headingLevel} dir="auto">
          <Link id={titleId} to={paths.post(post.slug)} title={post.title}>
            {post.title}
          </Link>
        </Title>
        {post.excerpt === '' ? null : <Excerpt dir="auto">{post.excerpt}</Excerpt>}
        {tags.length > 0 ? (
          <Tags role="list" aria-label="Tags">
            {tags.map((tag) => (
              <li key={tag}>
                <Link to={listingPath({ tag })} dir="auto">
                  #{tag}
                </Link>
              </li>
            ))}
          </Tags>
        ) : null}
        <ReadOn>
          <Link to={paths.post(post.slug)} aria-describedby={titleId}>
            Read Full Article
            <ArrowForward aria-hidden="true" />
          </Link>
        </ReadOn>
      </Body>
    </Card>
  );
});
