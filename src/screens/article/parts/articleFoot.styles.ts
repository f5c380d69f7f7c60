import { styled } from '@mui/material/styles';

export const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '12px 16px',
  marginTop: 48,
  paddingTop: 20,
  borderTop: `1px solid ${theme.vars.palette.line.main}`,
  '@media print': { display: 'none' },
}));

export const Chips = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  minWidth: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { minWidth: 0, maxWidth: '100%' },
  '& a': {
    position: 'relative',
    display: 'block',
    maxWidth: 280,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    padding: '5px 11px',
    border: `1px solid ${theme.vars.palette.line.main}`,
    borderRadius: 8,
    ...theme.typography.subtitle2,
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
    '&:hover': { borderColor: theme.vars.palette.line.strong },
    '@media (pointer: coarse)': { padding: '11px 14px' },
  },
}));

export const ShareRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 8,
});
