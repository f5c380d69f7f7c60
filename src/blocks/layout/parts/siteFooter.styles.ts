import { styled } from '@mui/material/styles';

export const Footer = styled('footer')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.line.main}`,
  background: theme.vars.palette.background.subtle,
  color: theme.vars.palette.text.secondary,
  fontSize: '0.875rem',
  lineHeight: '1.375rem',
  '& .inner': {
    maxWidth: 1216,
    margin: '0 auto',
    padding: '56px 20px calc(28px + var(--tray-height, 0px))',
    [theme.breakpoints.up('md')]: { paddingLeft: 32, paddingRight: 32 },
  },
  '& p': { margin: 0 },
  '& nav ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& a': { color: 'inherit', textDecoration: 'none', borderRadius: 4 },
  '& a[href]:hover': { color: theme.vars.palette.text.primary, textDecoration: 'underline' },
  '& h2': {
    margin: '0 0 12px',
    color: theme.vars.palette.text.primary,
    fontSize: '0.8125rem',
    lineHeight: '1.25rem',
    fontWeight: 500,
    letterSpacing: 0,
  },
  '@media print': { display: 'none' },
}));

export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '36px 32px',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '1.6fr 1fr 1fr 1.1fr 1.9fr' },
}));

export const BrandColumn = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  [theme.breakpoints.up('lg')]: { gridColumn: 'auto' },
  '& .brand': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 10,
    color: theme.vars.palette.text.primary,
    fontSize: '1rem',
    fontWeight: 600,
    letterSpacing: '-0.022em',
    '&:hover': { textDecoration: 'none' },
  },
  '& p': { maxWidth: 260, marginTop: 12 },
  '& > ul': { marginTop: 12 },
}));

export const LinkColumn = styled('nav')({
  '& li + li': { marginTop: 8 },
  '@media (pointer: coarse)': {
    '& li + li': { marginTop: 0 },
    '& li a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, paddingRight: 16 },
  },
});

export const NewsletterColumn = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  '& form': { marginTop: 10 },
  [theme.breakpoints.up('md')]: { gridColumn: 'auto / span 3', maxWidth: 400 },
  [theme.breakpoints.up('lg')]: { gridColumn: 'auto' },
}));

export const BaseLine = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '8px 24px',
  marginTop: 44,
  paddingTop: 20,
  borderTop: `1px solid ${theme.vars.palette.line.main}`,
  color: theme.vars.palette.text.tertiary,
  fontSize: '0.8125rem',
  lineHeight: '1.25rem',
  '@media (pointer: coarse)': { '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 } },
}));
