import BookmarkRemoveOutlined from '@mui/icons-material/BookmarkRemoveOutlined';
import IconButton from '@mui/material/IconButton';
import { useId, useMemo } from 'react';
import { Link } from 'react-router-dom';

import { PostCover } from '../../../blocks/posts/PostCover';
import { usePostById } from '../../../catalogue/hooks';
import { limits } from '../../../domain/limits';
import { paths } from '../../../domain/paths';
import type { PostBookmark } from '../../../features/bookmarks/bookmarksSlice';
import { formatDate } from '../../../lib/dates';

import { Cover, Excerpt, Meta, Row, Title } from './bookmarks.styles';

const undrawn: { relatedTools: string[]; coverLogos: string[] } = { relatedTools: [], coverLogos: [] };

/** A saved article's snapshot. A stretched link covers the row; Remove is above it. */
export function BookmarkRow({ bookmark, onRemove }: { bookmark: PostBookmark; onRemove: () => void }) {
  const { id, title, slug, excerpt, date, image } = bookmark;
  const known = usePostById(id);
  const { relatedTools, coverLogos } = known ?? undrawn;
  const covered = useMemo(
    () => ({ slug, image, relatedTools, coverLogos }),
    [slug, image, relatedTools, coverLogos],
  );
  const titleId = useId();
  const day = formatDate(date);
  return (
    <Row aria-labelledby={titleId}>
      <Cover aria-hidden="true">
        <PostCover post={covered} />
      </Cover>
      <div className="head">
        <Meta>
          {day === '' ? null : (
            <>
              <time dateTime={date}>{day}</time>
              <span aria-hidden="true">·</span>
            </>
          )}
          <span>{limits.bookmarkReadTimeMinutes} min read</span>
        </Meta>
        <Title dir="auto">
          <Link id={titleId} to={paths.post(slug)} title={title}>
            {title}
          </Link>
        </Title>
      </div>
      <Excerpt dir="auto">{excerpt}</Excerpt>
      <IconButton aria-label={`Remove bookmark for ${title}`} onClick={onRemove}>
        <BookmarkRemoveOutlined />
      </IconButton>
    </Row>
  );
}
