import { styled } from '@mui/material/styles';

import { PictureFrame } from '../../../ui/PictureFrame';
import { clamped } from '../../../ui/textCuts';

export const Head = styled('header')(({ theme }) => ({
  padding: '40px 0 28px',
  '& > h1:focus': { outline: 'none' },
  '& > p': { marginTop: 8, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.up('md')]: { padding: '56px 0 32px' },
}));

/** The columns of the blog list. */
export const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '48px 40px',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 288px', alignItems: 'start' },
}));

export const Rail = styled('aside')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });

export const List = styled('ul')(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  borderTop: `1px solid ${theme.vars.palette.line.main}`,
  listStyle: 'none',
  '& > li': { borderBottom: `1px solid ${theme.vars.palette.line.main}` },
}));

/** Cover, head and Remove in a row; the excerpt below the head, on phones below the cover. */
export const Row = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr) auto',
  columnGap: 14,
  alignItems: 'start',
  padding: '20px 0 14px',
  '&:has(h2 > a:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.primary.text}`,
    outlineOffset: -2,
    margin: '0 -12px',
    padding: '20px 12px 14px',
    borderRadius: 8,
  },
  '&:hover h2 > a': { color: theme.vars.palette.primary.text },
  '& .head': { gridColumn: '2 / -1', minWidth: 0 },
  '& > p': { gridColumn: '1 / 3' },
  // Above the link that is stretched over the row.
  '& > button': { position: 'relative', zIndex: 1, gridColumn: 3, alignSelf: 'end', marginRight: -8 },
  '& > button svg': { fontSize: 20 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '176px minmax(0, 1fr) auto',
    gridTemplateRows: 'auto 1fr',
    columnGap: 24,
    padding: '24px 0',
    '&:has(h2 > a:focus-visible)': { padding: '24px 12px' },
    '& .head': { gridColumn: 2 },
    '& > p': { gridColumn: 2, gridRow: 2 },
    '& > button': { gridRow: 1, alignSelf: 'start', marginTop: -8 },
  },
}));

export const Cover = styled(PictureFrame)(({ theme }) => ({
  aspectRatio: '16 / 10',
  borderRadius: 8,
  [theme.breakpoints.up('md')]: { gridRow: '1 / span 2' },
}));

export const Meta = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  margin: 0,
  ...theme.typography.caption,
  color: theme.vars.palette.text.tertiary,
  fontVariantNumeric: 'tabular-nums',
}));

export const Title = styled('h2')(({ theme }) => ({
  margin: '2px 0 0',
  fontSize: '1rem',
  lineHeight: '1.375rem',
  fontWeight: 600,
  letterSpacing: '-0.012em',
  '& > a': {
    ...clamped(3),
    textDecoration: 'none',
    outline: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
  [theme.breakpoints.up('md')]: {
    margin: '6px 0 0',
    fontSize: '1.125rem',
    lineHeight: '1.625rem',
    letterSpacing: '-0.016em',
  },
}));

export const Excerpt = styled('p')(({ theme }) => ({
  ...clamped(2),
  margin: '10px 0 0',
  color: theme.vars.palette.text.secondary,
  fontSize: '0.875rem',
  lineHeight: '1.375rem',
  [theme.breakpoints.up('md')]: { maxWidth: 580, margin: '4px 0 0' },
}));
