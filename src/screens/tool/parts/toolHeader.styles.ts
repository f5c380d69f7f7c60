import { styled } from '@mui/material/styles';

export const Header = styled('header')({ minWidth: 0 });

export const NameLine = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: '16px',
  marginBottom: 20,
  '& h1': { minWidth: 0, overflowWrap: 'anywhere' },
  '& .narrow, & .wide': { display: 'grid' },
  '& .wide': { display: 'none' },
  '& .badges': { display: 'flex', flexWrap: 'wrap', gap: 8, gridColumn: '1 / -1' },
  [theme.breakpoints.up('md')]: {
    columnGap: 20,
    rowGap: 6,
    '& .narrow': { display: 'none' },
    '& .wide': { display: 'grid', gridRow: '1 / span 2' },
    '& h1:last-child': { gridRow: '1 / span 2', alignSelf: 'center' },
    '& h1': { gridRow: 2, gridColumn: 2, alignSelf: 'start' },
    '& .badges': { gridColumn: 2, gridRow: 1, alignSelf: 'end' },
  },
}));

export const Counts = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 20px',
  margin: '16px 0',
  padding: 0,
  listStyle: 'none',
  color: theme.vars.palette.text.secondary,
  fontSize: '0.875rem',
  lineHeight: '1.375rem',
  fontVariantNumeric: 'tabular-nums',
  '& > li': { display: 'flex', alignItems: 'center', gap: 8 },
  '& > li > svg': { fontSize: 18, color: theme.vars.palette.text.tertiary },
  '& strong': { color: theme.vars.palette.text.primary, fontWeight: 600 },
}));

export const MetaLine = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '10px 24px',
  paddingTop: 14,
  borderTop: `1px solid ${theme.vars.palette.line.main}`,
  color: theme.vars.palette.text.secondary,
  fontSize: '0.875rem',
  lineHeight: '1.375rem',
  '& .platforms': { display: 'flex', alignItems: 'center', gap: 8, minWidth: 0, overflowWrap: 'anywhere' },
  '& .platforms svg': { flexShrink: 0, fontSize: 18, color: theme.vars.palette.text.tertiary },
  '& ul': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    minWidth: 0,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& a': {
    borderRadius: 4,
    color: theme.vars.palette.text.secondary,
    fontSize: '0.8125rem',
    fontWeight: 500,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '& span': { color: theme.vars.palette.text.tertiary, fontWeight: 400 },
    '&:hover': { color: theme.vars.palette.primary.text, textDecoration: 'underline' },
  },
  '@media (pointer: coarse)': {
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 32 },
  },
}));
