import IconButton from '@mui/material/IconButton';

import { iconBox, iconMask } from './theme/iconMask';
import { styled } from './theme/styled';

const Root = styled(IconButton)(({ theme }) => ({
  '&::before': { ...iconBox(20, 'ButtonText'), ...iconMask('BookmarkBorderOutlined') },
  '&[data-on]': { color: theme.vars.palette.primary.text },
  // A press before the code has loaded is not lost (delivery-61), so it already shows as saved.
  '&[aria-busy="true"]': { color: theme.vars.palette.primary.text, opacity: 1, animation: 'none' },
  '&[data-on]::before, &[aria-busy="true"]::before': iconMask('Bookmark'),
  '@media (prefers-reduced-motion: no-preference)': {
    '&[data-on]::before': { animation: 'saved-in 160ms cubic-bezier(.2, 0, 0, 1)' },
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

/** The bookmark button in a card's corner or beside an article's title; filled while saved. */
export function BookmarkIconButton({ isSaved, label, path, onClick, className }: BookmarkIconButtonProps) {
  return (
    <Root
      className={className}
      data-on={isSaved ? '' : undefined}
      aria-label={label}
      data-saves={path}
      onClick={onClick}
    />
  );
}
