import { styled } from '@mui/material/styles';

export const Section = styled('section')(({ theme }) => ({
  marginTop: 64,
  [theme.breakpoints.up('md')]: { marginTop: 84 },
}));

/** Heading and text on the left, link on the right; stacked on phones. */
export const SectionTop = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 6,
  marginBottom: 28,
  '& h2:focus': { outline: 'none' },
  '& h2 + p': { marginTop: 8, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.up('md')]: {
    flexDirection: 'row',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: 24,
  },
}));

export const PostColumns = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', minWidth: 0 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

export const NewsletterPanel = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  alignItems: 'center',
  marginTop: 64,
  padding: '32px 28px',
  border: `1px solid ${theme.vars.palette.line.main}`,
  borderRadius: 16,
  background: theme.vars.palette.background.subtle,
  [theme.breakpoints.down('sm')]: { padding: '28px 24px' },
  [theme.breakpoints.up('md')]: { marginTop: 84 },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 420px',
    gap: 48,
    padding: '40px 48px',
  },
  '& .note': { margin: '10px 0 0', ...theme.typography.caption, color: theme.vars.palette.text.tertiary },
}));

export const PromotedLinks = styled('aside')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '4px 32px',
  marginTop: 24,
  ...theme.typography.caption,
  lineHeight: '1.5rem',
  '& h2': {
    margin: 0,
    color: theme.vars.palette.text.tertiary,
    font: 'inherit',
    letterSpacing: 'inherit',
  },
  '& ul': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: '4px 32px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    borderRadius: 4,
    color: theme.vars.palette.text.secondary,
    fontWeight: 500,
    textDecoration: 'none',
    '&:hover': { color: theme.vars.palette.text.primary, textDecoration: 'underline' },
    '& svg': { fontSize: 16 },
  },
  '@media (pointer: coarse)': { lineHeight: '2.75rem' },
}));

export const Closing = styled('section')(({ theme }) => ({
  marginTop: 64,
  textAlign: 'center',
  '& p': { margin: '12px auto 28px', maxWidth: '34em', color: theme.vars.palette.text.secondary },
  [theme.breakpoints.up('md')]: { marginTop: 96 },
}));
