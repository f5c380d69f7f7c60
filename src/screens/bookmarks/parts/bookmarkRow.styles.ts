import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';

import { PostExcerpt } from '../../../blocks/posts/PostExcerpt';
import { PostTitle } from '../../../blocks/posts/PostTitle';
import { PictureFrame } from '../../../ui/PictureFrame';
import { styled } from '../../../ui/theme/styled';

/** Cover, head and Remove in a row; the excerpt below the head, or below the cover on phones. */
export const Row = styled(Box)(({ theme }) => ({
  position: 'relative',
  flex: 1,
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr) auto',
  columnGap: 14,
  alignItems: 'start',
  minWidth: 0,
  padding: '20px 0 14px',
  // Overrides the left alignment of list items, for right-to-left text.
  textAlign: 'start',
  '&:has(h2 > a:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.primary.text}`,
    outlineOffset: -2,
    margin: '0 -12px',
    padding: '20px 12px 14px',
    borderRadius: 8,
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '176px minmax(0, 1fr) auto',
    gridTemplateRows: 'auto 1fr',
    columnGap: 24,
    padding: '24px 0',
    '&:has(h2 > a:focus-visible)': { padding: '24px 12px' },
  },
})) as typeof Box;

export const Cover = styled(PictureFrame)(({ theme }) => ({
  aspectRatio: '16 / 10',
  borderRadius: 8,
  [theme.breakpoints.up('md')]: { gridRow: '1 / span 2' },
}));

export const Head = styled(Box)(({ theme }) => ({
  gridColumn: '2 / -1',
  minWidth: 0,
  [theme.breakpoints.up('md')]: { gridColumn: 2 },
}));

export const Title = styled(PostTitle)(({ theme }) => ({
  marginTop: 6,
  [theme.breakpoints.down('md')]: {
    marginTop: 2,
    fontSize: '1rem',
    lineHeight: '1.375rem',
    letterSpacing: '-0.012em',
  },
}));

export const Excerpt = styled(PostExcerpt)(({ theme }) => ({
  gridColumn: '1 / 3',
  marginTop: 10,
  [theme.breakpoints.up('md')]: { gridColumn: 2, gridRow: 2, maxWidth: 580, marginTop: 4 },
}));

/** Above the link that is stretched over the row. */
export const RemoveButton = styled(IconButton)(({ theme }) => ({
  position: 'relative',
  zIndex: 1,
  gridColumn: 3,
  alignSelf: 'end',
  marginRight: -8,
  [theme.breakpoints.up('md')]: { gridRow: 1, alignSelf: 'start', marginTop: -8 },
}));
