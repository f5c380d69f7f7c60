import Button, { type ButtonProps } from '@mui/material/Button';

import { iconBox, iconMask } from './theme/iconMask';
import { styled } from './theme/styled';

const Toggle = styled(Button)(({ theme }) => ({
  '& > svg': { fontSize: 18 },
  '&[data-icon]::before': iconBox(18, 'ButtonText'),
  '&[data-icon="add"]::before': iconMask('Add'),
  '&[data-icon="close"]::before': iconMask('Close'),
  '&[data-icon="compare"]::before': iconMask('CompareArrowsOutlined'),
  '&[data-icon="bookmark"]::before': iconMask('BookmarkBorderOutlined'),
  '&[data-icon="bookmark"][data-on]::before, &[data-saves][aria-busy="true"]::before': iconMask('Bookmark'),
  // A press from before the code has come that is kept (delivery-61) shows as if it were on.
  '&[data-on], &[data-saves][aria-busy="true"]': {
    borderColor: theme.vars.palette.primary.border,
    background: theme.vars.palette.primary.subtle,
    color: theme.vars.palette.primary.text,
    boxShadow: 'none',
  },
  '&[data-saves][aria-busy="true"]': { opacity: 1, animation: 'none' },
  '&[data-on]:hover': { background: theme.vars.palette.primary.subtleStrong },
  // Forced colours draw no background.
  '@media (forced-colors: active)': { '&[data-on]': { borderColor: 'Highlight' } },
}));

interface Props extends ButtonProps {
  isOn: boolean;
  /** Drawn by style: on every card an icon element would be two components more (docs/adr/0019). A bookmark is filled while on. */
  icon?: 'add' | 'bookmark' | 'close' | 'compare';
}

/**
 * An outlined Button, tinted while on; its label and icon show the state too. Not Material UI's ToggleButton, which needs a
 * `value` and belongs to a group.
 */
export function ToggleButton({ isOn, icon, ...props }: Props) {
  return <Toggle {...props} data-on={isOn ? '' : undefined} data-icon={icon} />;
}
