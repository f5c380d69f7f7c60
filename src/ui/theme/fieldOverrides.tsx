import { type Components, type Theme } from '@mui/material/styles';

import { BoxEmptyIcon, BoxTickedIcon } from './CheckboxIcons';

type Overrides = Components<Omit<Theme, 'components'>>;

export const fieldOverrides: Overrides = {
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
