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
  // A press before the code has loaded is not lost (delivery-61), so it already shows as on.
  '&[data-on], &[data-saves][aria-busy="true"]': {
    borderColor: theme.vars.palette.primary.border,
    background: theme.vars.palette.primary.subtle,
    color: theme.vars.palette.primary.text,
    boxShadow: 'none',
  },
  '&[data-saves][aria-busy="true"]': { opacity: 1, animation: 'none' },
  '&[data-on]:hover': { background: theme.vars.palette.primary.subtleStrong },
  // Forced colours draw no backgrounds.
  '@media (forced-colors: active)': { '&[data-on]': { borderColor: 'Highlight' } },
}));

interface Props extends ButtonProps {
  isOn: boolean;
  /**
   * Drawn in CSS: an icon element would add two components to every card (docs/adr/0019). A bookmark is
   * filled while on.
   */
  icon?: 'add' | 'bookmark' | 'close' | 'compare';
}

/**
 * An outlined Button, tinted while on; its label and icon also show the state. Not Material UI's
 * ToggleButton, which needs a `value` and belongs to a group.
 */
export function ToggleButton({ isOn, icon, ...props }: Props) {
  return <Toggle {...props} data-on={isOn ? '' : undefined} data-icon={icon} />;
}
