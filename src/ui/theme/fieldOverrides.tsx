import { switchClasses } from '@mui/material/Switch';
import { type Components, type Theme } from '@mui/material/styles';

import { BoxEmptyIcon, BoxTickedIcon } from './CheckboxIcons';

type Overrides = Components<Omit<Theme, 'components'>>;

export const fieldOverrides: Overrides = {
  MuiFormControlLabel: {
    styleOverrides: {
      root: { gap: 8, minHeight: 44, margin: 0 },
      label: ({ theme }) => ({ ...theme.typography.caption, color: theme.vars.palette.text.secondary }),
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 32, height: 18, padding: 0, overflow: 'visible' },
      switchBase: ({ theme }) => ({
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
      }),
      thumb: {
        width: 14,
        height: 14,
        color: '#fff',
        boxShadow: 'none',
        '@media (forced-colors: active)': { backgroundColor: 'ButtonText' },
      },
      track: ({ theme }) => ({
        boxSizing: 'border-box',
        // Visible in forced colours, which have no backgrounds.
        border: '1px solid transparent',
        borderRadius: 9,
        backgroundColor: theme.vars.palette.line.field,
        opacity: 1,
      }),
    },
  },
  MuiCheckbox: {
    defaultProps: { icon: <BoxEmptyIcon />, checkedIcon: <BoxTickedIcon /> },
    styleOverrides: {
      root: ({ theme }) => ({
        padding: 9,
        color: theme.vars.palette.line.field,
        '&:hover': { backgroundColor: 'transparent' },
        '&.Mui-checked': { color: theme.vars.palette.primary.main },
        '&.Mui-focusVisible, &:focus-visible': {
          outline: 'none',
          '& .MuiSvgIcon-root': {
            outline: `2px solid ${theme.vars.palette.primary.text}`,
            outlineOffset: 1,
            borderRadius: 5,
          },
        },
      }),
    },
  },
};
