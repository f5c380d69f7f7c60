import Button, { type ButtonProps } from '@mui/material/Button';

import { styled } from './theme/styled';

const Toggle = styled(Button)(({ theme }) => ({
  '&[data-on]': {
    borderColor: theme.vars.palette.primary.border,
    background: theme.vars.palette.primary.subtle,
    color: theme.vars.palette.primary.text,
    boxShadow: 'none',
    '&:hover': { background: theme.vars.palette.primary.subtleStrong },
  },
}));

/** An outlined button, tinted while on; its label and icon show the state too. */
export function ToggleButton({ isOn, ...props }: ButtonProps & { isOn: boolean }) {
  return <Toggle {...props} data-on={isOn ? '' : undefined} />;
}
