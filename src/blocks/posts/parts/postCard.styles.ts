import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { TextLink } from '../../../ui/TextLink';
import { styled } from '../../../ui/theme/styled';
import { PostBookmarkButton } from '../PostBookmarkButton';
import { PostExcerpt } from '../PostExcerpt';

export const Cover = styled(CardMedia)(({ theme }) => ({
  // Cuts off a taller image, which would otherwise give the cover its own height.
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  borderBottom: `1px solid ${theme.vars.palette.line.main}`,
  backgroundColor: theme.vars.palette.tint.stone,
  '&[data-wide]': { [theme.breakpoints.up('md')]: { aspectRatio: '2.15' } },
})) as typeof CardMedia;

export const Body = styled(CardContent)({ display: 'flex', flexDirection: 'column' });

export const Head = styled(Stack)({
  flexDirection: 'row',
  alignItems: 'center',
  gap: 8,
  minHeight: 20,
  marginBottom: 8,
});

export const BookmarkButton = styled(PostBookmarkButton)({ margin: '-8px -8px -8px auto' });

export const Excerpt = styled(PostExcerpt)({ marginTop: 6 });

export const Tags = styled(Stack)({
  flexFlow: 'row wrap',
  gap: '2px 14px',
  margin: '12px 0 0',
  padding: 0,
  listStyle: 'none',
  '& > li': { minWidth: 0, maxWidth: '100%' },
}) as typeof Stack;

/** A link above the one that is stretched over the card. */
const LinkAbove = styled(TextLink)({ position: 'relative', zIndex: 1 });

export const TagLink = styled(LinkAbove)(({ theme }) => ({
  ...theme.typography.subtitle2,
  fontWeight: 500,
  color: theme.vars.palette.text.tertiary,
  display: 'block',
  // A hit area of 24 px within a line; larger for coarse pointers.
  padding: '2px 0',
  '&:hover': { color: theme.vars.palette.text.primary, textDecoration: 'none' },
  '@media (pointer: coarse)': { padding: '12px 4px', margin: '-10px -4px' },
}));

export const ReadOn = styled(Typography)({
  flex: 1,
  display: 'flex',
  alignItems: 'flex-end',
  marginTop: 16,
});

export const ReadOnLink = styled(LinkAbove)(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 500,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  '@media (pointer: coarse)': { minHeight: 44, margin: '-11px 0' },
}));
