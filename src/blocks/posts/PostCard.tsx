import ArrowForward from '@mui/icons-material/ArrowForward';
import Card from '@mui/material/Card';
import { memo, useId } from 'react';

import { usePostEntity } from '../../catalogue/hooks';
import { limits } from '../../domain/limits';
import { listingUrl } from '../../domain/listingUrl';
import { paths } from '../../domain/paths';

import {
  Body,
  BookmarkButton,
  Cover,
  Excerpt,
  Head,
  ReadOn,
  ReadOnLink,
  TagLink,
  Tags,
} from './parts/postCard.styles';
import { PostCover } from './PostCover';
import { PostMeta } from './PostMeta';
import { PostTitle } from './PostTitle';

interface Props {
  id: string;
  headingLevel?: 'h2' | 'h3';
  /** Uses the flatter cover of the home screen. */
  wideCover?: boolean;
}

/** An article as a card (blog-7). A stretched link covers it, under the bookmark button and the tags. */
export const PostCard = memo(function PostCard({ id, headingLevel = 'h2', wideCover = false }: Props) {
  const post = usePostEntity(id);
  const titleId = useId();
  if (!post) return null;
  const tags = post.tags.slice(0, limits.cardTags);
  return (
    <Card component="article" aria-labelledby={titleId}>
      <Cover component="div" aria-hidden="true" data-wide={wideCover ? '' : undefined}>
        <PostCover post={post} />
      </Cover>
      <Body>
        <Head>
          <PostMeta date={post.publishedAt} readTime={post.readTime} component="div" />
          <BookmarkButton post={post} />
        </Head>
        <PostTitle id={titleId} title={post.title} slug={post.slug} component={headingLevel} />
        {post.excerpt === '' ? null : <Excerpt>{post.excerpt}</Excerpt>}
        {tags.length > 0 ? (
          <Tags component="ul" role="list" aria-label="Tags">
            {tags.map((tag) => (
              <li key={tag}>
                <TagLink to={listingUrl({ tag })} noWrap dir="auto">
                  #{tag}
                </TagLink>
              </li>
            ))}
          </Tags>
        ) : null}
        <ReadOn>
          <ReadOnLink to={paths.post(post.slug)} aria-describedby={titleId}>
            Read Full Article
            <ArrowForward aria-hidden="true" fontSize="small" />
          </ReadOnLink>
        </ReadOn>
      </Body>
    </Card>
  );
});
