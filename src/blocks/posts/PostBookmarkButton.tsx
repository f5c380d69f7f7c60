import Bookmark from '@mui/icons-material/Bookmark';
import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined';
import IconButton from '@mui/material/IconButton';

import type { Post } from '../../domain/post';
import { usePostBookmark } from '../../features/bookmarks/usePostBookmark';
import { styled } from '../../ui/theme/styled';

const BookmarkButton = styled(IconButton)(({ theme }) => ({
  '& .MuiSvgIcon-root': { fontSize: 20 },
  '&[data-on]': { color: theme.vars.palette.primary.text },
  '@media (prefers-reduced-motion: no-preference)': {
    '&[data-on] .MuiSvgIcon-root': { animation: 'bookmarked-in 160ms cubic-bezier(.2, 0, 0, 1)' },
    '@keyframes bookmarked-in': { from: { transform: 'scale(.85)' } },
  },
}));

/** Bookmarks an article or removes its bookmark; on cards and on the article itself (blog-9). */
export function PostBookmarkButton({ post, className }: { post: Post; className?: string }) {
  const { isSaved, toggle } = usePostBookmark(post);
  return (
    <BookmarkButton
      className={className}
      data-on={isSaved ? '' : undefined}
      aria-label={isSaved ? `Remove bookmark for ${post.title}` : `Bookmark ${post.title}`}
      onClick={toggle}
    >
      {isSaved ? <Bookmark /> : <BookmarkBorderOutlined />}
    </BookmarkButton>
  );
}
