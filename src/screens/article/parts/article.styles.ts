import { styled } from '@mui/material/styles';

import { PictureFrame } from '../../../ui/PictureFrame';

/** Text 720, rail 264; below 1024 px the rail comes after the questions. */
export const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '56px 40px',
  '& > *': { minWidth: 0 },
  '& > div': { width: '100%', maxWidth: 720 },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 720px) 264px',
    justifyContent: 'space-between',
    alignItems: 'start',
  },
}));

export const Badges = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  marginTop: 24,
});

export const Title = styled('h1')(({ theme }) => ({
  ...theme.typography.h1,
  margin: '24px 0 0',
  'div + &': { marginTop: 12 },
  fontSize: '2rem',
  lineHeight: '2.375rem',
  overflowWrap: 'anywhere',
  '&[data-long]': { fontSize: '1.5rem', lineHeight: '1.9375rem', letterSpacing: '-0.024em' },
  [theme.breakpoints.up('md')]: {
    fontSize: '2.75rem',
    lineHeight: '3.125rem',
    '&[data-long]': { fontSize: '2rem', lineHeight: '2.5rem' },
  },
}));

export const Byline = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  marginTop: 16,
  ...theme.typography.caption,
  color: theme.vars.palette.text.tertiary,
  fontVariantNumeric: 'tabular-nums',
  '& > div': { minWidth: 0 },
  '& p': { margin: 0, overflowWrap: 'anywhere' },
  '& .author': {
    fontSize: '0.875rem',
    fontWeight: 500,
    color: theme.vars.palette.text.primary,
  },
  '& .initials': {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: 32,
    height: 32,
    borderRadius: '50%',
    background: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
    fontSize: '0.75rem',
    fontWeight: 600,
  },
}));

export const Cover = styled(PictureFrame)({ aspectRatio: '16 / 9', marginTop: 28, borderRadius: 16 });
