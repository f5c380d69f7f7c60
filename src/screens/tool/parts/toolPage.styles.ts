import { styled } from '@mui/material/styles';

/**
 * One document order for both widths: header, actions, details, content. From 1024 px the sidebar is a column
 * of its own; below, its two halves are placed between the parts of the content.
 */
export const Layout = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 336px',
    gridTemplateRows: 'auto auto 1fr',
    columnGap: 56,
    alignItems: 'start',
    '& > *': { gridColumn: 1 },
  },
}));

export const Sidebar = styled('aside')(({ theme }) => ({
  display: 'contents',
  '& > *': { order: 3 },
  '& > *:first-of-type': { order: 1 },
  [theme.breakpoints.up('lg')]: {
    display: 'block',
    gridColumn: 2,
    gridRow: '1 / span 3',
    '@media (min-height: 720px)': { position: 'sticky', top: 84 },
  },
  '@media print': { display: 'none' },
}));

export const Content = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 40,
  order: 2,
  marginTop: 40,
  '&:empty': { display: 'none' },
  '&[data-place="end"]': { order: 4 },
  [theme.breakpoints.up('md')]: { gap: 48, marginTop: 48 },
}));

/** A wide section below the two columns, under a larger h2. */
export const WideSection = styled('section')(({ theme }) => ({
  marginTop: 64,
  '& > h2': { marginBottom: 24 },
  [theme.breakpoints.up('md')]: { marginTop: 84 },
}));
