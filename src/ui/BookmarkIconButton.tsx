import Bookmark from '@mui/icons-material/Bookmark';
import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined';
import IconButton from '@mui/material/IconButton';

import { filledBookmark } from './filledBookmark';
import { styled } from './theme/styled';

const Root = styled(IconButton)(({ theme }) => ({
  '& .MuiSvgIcon-root': { fontSize: 20 },
  '&[data-on]': { color: theme.vars.palette.primary.text },
  // A press from before the code has come is kept (delivery-61), so it shows as saved.
  '&[aria-busy="true"]': { color: theme.vars.palette.primary.text, opacity: 1, animation: 'none' },
  '&[aria-busy="true"] path': filledBookmark,
  '@media (prefers-reduced-motion: no-preference)': {
    '&[data-on] .MuiSvgIcon-root': { animation: 'saved-in 160ms cubic-bezier(.2, 0, 0, 1)' },
    '@keyframes saved-in': { from: { transform: 'scale(.85)' } },
  },
}));

interface BookmarkIconButtonProps {
  isSaved: boolean;
  label: string;
  /** The path of the record that it saves. */
  path: string;
  onClick: () => void;
  className?: string;
}

/** The bookmark in a card's corner or beside an article's title, filled while saved. */
export function BookmarkIconButton({ isSaved, label, path, onClick, className }: BookmarkIconButtonProps) {
  return (
    <Root
      className={className}
      data-on={isSaved ? '' : undefined}
      aria-label={label}
      data-saves={path}
      onClick={onClick}
    >
      {isSaved ? <Bookmark /> : <BookmarkBorderOutlined />}
    </Root>
  );
}
