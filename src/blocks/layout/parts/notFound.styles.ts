import ButtonBase from '@mui/material/ButtonBase';

import { styled } from '../../../ui/theme/styled';

import { keyCap } from './siteHeader.styles';

/** A button that looks like a large search field. */
export const WideSearchButton = styled(ButtonBase)(({ theme }) => ({
  justifyContent: 'start',
  gap: 10,
  width: '100%',
  maxWidth: 520,
  height: 52,
  marginTop: 28,
  padding: '0 14px',
  border: `1px solid ${theme.vars.palette.line.field}`,
  borderRadius: 10,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.tertiary,
  fontFamily: 'inherit',
  fontSize: '1rem',
  transition: 'border-color 120ms ease',
  '@media (scripting: none)': { display: 'none' },
  '&:hover': { borderColor: theme.vars.palette.text.tertiary },
  '& > svg': { flexShrink: 0, fontSize: 20 },
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > kbd': {
    ...keyCap(theme),
    display: 'none',
    [theme.breakpoints.up('md')]: { display: 'block' },
  },
}));
