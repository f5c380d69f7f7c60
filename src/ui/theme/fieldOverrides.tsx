import { type Components, type Theme } from '@mui/material/styles';

import { BoxEmptyIcon, BoxTickedIcon } from './CheckboxIcons';

type Overrides = Components<Omit<Theme, 'components'>>;

const outline = '& .MuiOutlinedInput-notchedOutline';
const hovered = '&:hover .MuiOutlinedInput-notchedOutline';

export const fieldOverrides: Overrides = {
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        fontWeight: 500,
        color: theme.vars.palette.text.primary,
        '&.Mui-focused, &.Mui-error': { color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => {
        const { palette } = theme.vars;
        return {
          backgroundColor: palette.background.paper,
          [outline]: { borderColor: palette.line.field },
          [hovered]: { borderColor: palette.text.tertiary },
          '@media (hover: none)': { [hovered]: { borderColor: palette.line.field } },
          '&.Mui-focused': {
            boxShadow: `0 0 0 3px ${palette.primary.subtleStrong}`,
            outline: '2px solid transparent',
            '& .MuiOutlinedInput-notchedOutline': { borderWidth: 1, borderColor: palette.primary.text },
          },
          '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: palette.error.main },
          variants: [{ props: { multiline: true }, style: { padding: '10px 14px' } }],
        };
      },
      input: ({ theme }) => ({
        boxSizing: 'border-box',
        height: 44,
        padding: '0 14px',
        [theme.breakpoints.up('md')]: { fontSize: '0.9375rem' },
        '&::placeholder': { color: theme.vars.palette.text.tertiary, opacity: 1 },
        variants: [{ props: { multiline: true }, style: { height: 'auto', padding: 0 } }],
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
