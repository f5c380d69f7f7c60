import { styled } from '@mui/material/styles';

/** Above the first group, which has its own margin. */
export const AlertSlot = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { margin: '-16px 0 12px' },
}));

/** Below the form, in the columns of its groups. */
export const Own = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  marginTop: 40,
  paddingTop: 32,
  borderTop: `1px solid ${theme.vars.palette.line.main}`,
  '& > ul': { minWidth: 0, margin: 0, padding: 0, listStyle: 'none' },
  '& h2': { borderRadius: 4 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '208px minmax(0, 1fr)',
    gap: 40,
    marginTop: 56,
    paddingTop: 36,
  },
}));

export const Row = styled('li')(({ theme }) => ({
  padding: '16px 0',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.line.main}` },
  '&:first-of-type': { paddingTop: 0 },
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' },
  '& h3': { minWidth: 0, margin: 0, overflowWrap: 'anywhere', ...theme.typography.h4 },
  '& small': {
    display: 'block',
    marginTop: 2,
    ...theme.typography.caption,
    color: theme.vars.palette.text.tertiary,
  },
  '& p': {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    margin: '6px 0 0',
    overflowWrap: 'anywhere',
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
  },
}));
