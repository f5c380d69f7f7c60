import Button, { type ButtonProps } from '@mui/material/Button';

import { filledBookmark } from './filledBookmark';
import { styled } from './theme/styled';

const Toggle = styled(Button)(({ theme }) => ({
  '& > svg': { fontSize: 18 },
  // A press from before the code has come that is kept (delivery-61) shows as if it were on.
  '&[data-on], &[data-saves][aria-busy="true"]': {
    borderColor: theme.vars.palette.primary.border,
    background: theme.vars.palette.primary.subtle,
    color: theme.vars.palette.primary.text,
    boxShadow: 'none',
  },
  '&[data-saves][aria-busy="true"]': { opacity: 1, animation: 'none', '& path': filledBookmark },
  '&[data-on]:hover': { background: theme.vars.palette.primary.subtleStrong },
}));

/**
 * An outlined Button, tinted while on; its label and icon show the state too. Not Material UI's ToggleButton, which needs a
 * `value` and belongs to a group.
 */
export function ToggleButton({ isOn, ...props }: ButtonProps & { isOn: boolean }) {
  return <Toggle {...props} data-on={isOn ? '' : undefined} />;
}
