import Bookmark from '@mui/icons-material/Bookmark';
import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined';
import IconButton from '@mui/material/IconButton';

import type { Tool } from '../../domain/tool';
import { useToolBookmark } from '../../features/bookmarks/useToolBookmark';
import { styled } from '../../ui/theme/styled';

const SaveButton = styled(IconButton)(({ theme }) => ({
  '& .MuiSvgIcon-root': { fontSize: 20 },
  '&[data-on]': { color: theme.vars.palette.primary.text },
  '@media (prefers-reduced-motion: no-preference)': {
    '&[data-on] .MuiSvgIcon-root': { animation: 'saved-in 160ms cubic-bezier(.2, 0, 0, 1)' },
    '@keyframes saved-in': { from: { transform: 'scale(.85)' } },
  },
}));

/** The bookmark in a card's corner. */
export function SaveIconButton({ tool }: { tool: Tool }) {
  const { isSaved, toggle } = useToolBookmark(tool);
  return (
    <SaveButton
      data-on={isSaved ? '' : undefined}
      aria-label={isSaved ? `Remove ${tool.name} from saved` : `Save ${tool.name}`}
      onClick={toggle}
    >
      {isSaved ? <Bookmark /> : <BookmarkBorderOutlined />}
    </SaveButton>
  );
}
