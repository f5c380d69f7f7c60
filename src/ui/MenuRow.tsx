import MenuItem from '@mui/material/MenuItem';

import { styled } from './theme/styled';

/** A row of a MenuSurface; taller inside a sheet. */
export const MenuRow = styled(MenuItem)(({ theme }) => ({
  ...theme.typography.body2,
  minHeight: 48,
  padding: '0 12px',
  borderRadius: 6,
  fontWeight: 500,
  [theme.breakpoints.up('md')]: { minHeight: 40 },
  '&, &.Mui-selected': { backgroundColor: 'transparent' },
  '&:hover, &.Mui-focusVisible, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
    backgroundColor: theme.vars.palette.background.raisedHover,
  },
  '&.Mui-focusVisible, &:focus-visible': { outlineOffset: -2 },
})) as typeof MenuItem;
