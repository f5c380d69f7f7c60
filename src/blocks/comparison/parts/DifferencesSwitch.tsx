import Switch, { switchClasses } from '@mui/material/Switch';

import { styled } from '../../../ui/theme/styled';

/** The site's only switch. In the theme, its styles would be part of every first load (docs/adr/0004). */
export const DifferencesSwitch = styled(Switch)(({ theme }) => ({
  width: 32,
  height: 18,
  padding: 0,
  overflow: 'visible',
  [`& .${switchClasses.switchBase}`]: {
    padding: 2,
    '&, &:hover': { backgroundColor: 'transparent' },
    [`&.${switchClasses.checked}`]: {
      color: '#fff',
      transform: 'translateX(14px)',
      [`& + .${switchClasses.track}`]: { backgroundColor: theme.vars.palette.primary.main, opacity: 1 },
    },
    '&.Mui-focusVisible, &:focus-visible': {
      outline: 'none',
      [`& + .${switchClasses.track}`]: {
        outline: `2px solid ${theme.vars.palette.primary.text}`,
        outlineOffset: 2,
      },
    },
  },
  [`& .${switchClasses.thumb}`]: {
    width: 14,
    height: 14,
    color: '#fff',
    boxShadow: 'none',
    '@media (forced-colors: active)': { backgroundColor: 'ButtonText' },
  },
  [`& .${switchClasses.track}`]: {
    boxSizing: 'border-box',
    // Makes the switch visible in forced colours mode, which removes backgrounds.
    border: '1px solid transparent',
    borderRadius: 9,
    backgroundColor: theme.vars.palette.line.field,
    opacity: 1,
  },
}));
