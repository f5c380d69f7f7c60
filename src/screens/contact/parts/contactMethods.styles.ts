import { styled } from '@mui/material/styles';

/** Rows of an icon, a term and its description, separated by lines. */
export const ContactList = styled('dl')(({ theme }) => ({
  margin: 0,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    columnGap: 14,
    padding: '14px 0',
    borderBottom: `1px solid ${theme.vars.palette.line.main}`,
  },
  '& > div:first-of-type': { paddingTop: 4 },
  '& svg': { gridRow: '1 / span 2', color: theme.vars.palette.text.tertiary },
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.tertiary },
  '& dd': { margin: 0, ...theme.typography.body2, overflowWrap: 'anywhere' },
  '& a': { position: 'relative' },
  '& dd > a:not([class])': {
    textDecoration: 'none',
    borderRadius: 4,
    '&:hover': { textDecoration: 'underline' },
  },
  '@media (pointer: coarse)': { '& a::after': { content: '""', position: 'absolute', inset: '-12px 0' } },
}));

export const Networks = styled('div')({ margin: '10px 0 -8px' });
