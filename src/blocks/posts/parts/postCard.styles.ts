import CardContent from '@mui/material/CardContent';
import { styled } from '@mui/material/styles';

import { clamped } from '../../../ui/textCuts';

export const Cover = styled('div')(({ theme }) => ({
  aspectRatio: '16 / 9',
  borderBottom: `1px solid ${theme.vars.palette.line.main}`,
  backgroundColor: theme.vars.palette.tint.stone,
  '&[data-wide]': { [theme.breakpoints.up('md')]: { aspectRatio: '2.15' } },
}));

export const Body = styled(CardContent)({ display: 'flex', flexDirection: 'column' });

export const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 20,
  marginBottom: 8,
  ...theme.typography.caption,
  color: theme.vars.palette.text.tertiary,
  fontVariantNumeric: 'tabular-nums',
  '& button': { margin: '-8px -8px -8px auto' },
}));

export const Title = styled('h3')(({ theme }) => ({
  margin: 0,
  fontSize: '1.125rem',
  lineHeight: '1.625rem',
  fontWeight: 600,
  letterSpacing: '-0.016em',
  '& > a': {
    ...clamped(3),
    textWrap: 'balance',
    transition: theme.transitions.create('color', { duration: 120, easing: 'ease' }),
    'article:hover &': { color: theme.vars.palette.primary.text },
  },
}));

export const Excerpt = styled('p')(({ theme }) => ({
  ...clamped(2),
  margin: '6px 0 0',
  color: theme.vars.palette.text.secondary,
  fontSize: '0.875rem',
  lineHeight: '1.375rem',
}));

export const Tags = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 14px',
  margin: '12px 0 0',
  padding: 0,
  listStyle: 'none',
  '& > li': { minWidth: 0, maxWidth: '100%' },
  '& a': {
    position: 'relative',
    zIndex: 1,
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    // Hit area of 24 px in a line; larger for coarse pointers.
    padding: '2px 0',
    borderRadius: 4,
    ...theme.typography.subtitle2,
    color: theme.vars.palette.text.tertiary,
    textDecoration: 'none',
    '&:hover': { color: theme.vars.palette.text.primary },
    '@media (pointer: coarse)': { padding: '12px 4px', margin: '-10px -4px' },
  },
}));

export const ReadOn = styled('p')(({ theme }) => ({
  flex: 1,
  display: 'flex',
  alignItems: 'flex-end',
  margin: '16px 0 0',
  '& > a': {
    position: 'relative',
    zIndex: 1,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    borderRadius: 4,
    color: theme.vars.palette.primary.text,
    fontSize: '0.875rem',
    lineHeight: '1.375rem',
    fontWeight: 500,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
    '& svg': { fontSize: 16 },
    '@media (pointer: coarse)': { minHeight: 44, margin: '-11px 0' },
  },
}));
