import BookmarkRemoveOutlined from '@mui/icons-material/BookmarkRemoveOutlined';
import { useId, useMemo } from 'react';

import { PostCover } from '../../../blocks/posts/PostCover';
import { PostMeta } from '../../../blocks/posts/PostMeta';
import { usePostEntity } from '../../../catalogue/hooks';
import type { PostBookmark } from '../../../domain/bookmark';
import { limits } from '../../../domain/limits';

import { Cover, Excerpt, Head, RemoveButton, Row, Title } from './bookmarkRow.styles';

const undrawn: { relatedTools: string[]; coverLogos: string[] } = { relatedTools: [], coverLogos: [] };

/** A saved article, shown from its snapshot. A stretched link covers the row; Remove lies above it. */
export function BookmarkRow({ bookmark, onRemove }: { bookmark: PostBookmark; onRemove: () => void }) {
  const { id, title, slug, excerpt, date, image } = bookmark;
  const known = usePostEntity(id);
  const covered = useMemo(() => ({ ...(known ?? undrawn), slug, image }), [known, slug, image]);
  const titleId = useId();
  return (
    <Row component="article" aria-labelledby={titleId}>
      <Cover aria-hidden="true">
        <PostCover post={covered} />
      </Cover>
      <Head>
        <PostMeta date={date} readTime={limits.bookmarkReadTimeMinutes} component="p" />
        <Title id={titleId} title={title} slug={slug} />
      </Head>
      <Excerpt>{excerpt}</Excerpt>
      <RemoveButton aria-label={`Remove bookmark for ${title}`} onClick={onRemove}>
        <BookmarkRemoveOutlined />
      </RemoveButton>
    </Row>
  );
}
