import { styled } from '@mui/material/styles';
import TableCell from '@mui/material/TableCell';

import { oneLine } from '../../../ui/textCuts';

/** On phones the logo beside the button, and the name below them. */
export const ToolHeadCell = styled(TableCell)(({ theme }) => ({
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '44px auto',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '4px 0',
  },
  '& .logo': { display: 'block', height: 44 },
  '& .names': { gridColumn: '1 / -1', gridRow: 2, minWidth: 0 },
  '& .names > *': { display: 'block', ...oneLine },
  '& .names > a': {
    borderRadius: 4,
    fontSize: '0.875rem',
    lineHeight: '1.375rem',
    fontWeight: 600,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
  '& .names > span': { display: 'none' },
  '& button svg': { fontSize: 18 },
  [theme.breakpoints.up('md')]: {
    '&&': { padding: '16px 20px 20px' },
    '& > div': { gridTemplateColumns: '44px minmax(0, 1fr) auto', gap: 12 },
    '& .names': { gridColumn: 'auto', gridRow: 'auto' },
    '& .names > a': { fontSize: '1rem', lineHeight: '1.5rem', letterSpacing: '-0.012em' },
    '& .names > span': {
      display: 'block',
      color: theme.vars.palette.text.tertiary,
      fontSize: '0.8125rem',
      lineHeight: '1.25rem',
      fontWeight: 400,
    },
  },
}));
