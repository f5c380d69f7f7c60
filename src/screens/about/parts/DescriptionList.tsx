import { styled } from '@mui/material/styles';

/** Terms on the left, descriptions on the right, lines between the rows. */
export const DescriptionList = styled('dl')(({ theme }) => ({
  margin: 0,
  '& > div': { padding: '14px 0' },
  '& > div + div': { borderTop: `1px solid ${theme.vars.palette.line.main}` },
  '& > div:first-of-type': { paddingTop: 4 },
  '& dt': { fontSize: '0.9375rem', lineHeight: '1.5rem', fontWeight: 500 },
  '& dd': {
    margin: 0,
    fontSize: '0.9375rem',
    lineHeight: '1.5rem',
    overflowWrap: 'anywhere',
    color: theme.vars.palette.text.secondary,
  },
  [theme.breakpoints.up('md')]: {
    '& > div': { display: 'grid', gridTemplateColumns: '176px minmax(0, 1fr)', gap: 24, padding: '16px 0' },
  },
}));
