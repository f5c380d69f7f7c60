import Button, { type ButtonProps } from '@mui/material/Button';

import { styled } from './theme/styled';

const Toggle = styled(Button)(({ theme }) => ({
  '& > svg': { fontSize: 18 },
  '&[data-on]': {
    borderColor: theme.vars.palette.primary.border,
    background: theme.vars.palette.primary.subtle,
    color: theme.vars.palette.primary.text,
    boxShadow: 'none',
    '&:hover': { background: theme.vars.palette.primary.subtleStrong },
  },
}));

/**
 * An outlined Button, tinted while on; its label and icon show the state too. Not Material UI's ToggleButton, which needs a
 * `value` and belongs to a group.
 */
export function ToggleButton({ isOn, ...props }: ButtonProps & { isOn: boolean }) {
  return <Toggle {...props} data-on={isOn ? '' : undefined} />;
}
