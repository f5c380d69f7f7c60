import { type Theme } from '@mui/material/styles';

import { BoxEmptyIcon, BoxTickedIcon } from './CheckboxIcons';
import { type Overrides } from './memoizeOverrides';

/** The style of text fields, including native ones. */
export const fieldStyle = ({ theme }: { theme: Theme }) => {
  const { palette } = theme.vars;
  return {
    boxSizing: 'border-box',
    display: 'block',
    width: '100%',
    height: 44,
    margin: 0,
    padding: '0 13px',
    border: `1px solid ${palette.line.field}`,
    borderRadius: 8,
    backgroundColor: palette.background.paper,
    color: palette.text.primary,
    font: 'inherit',
    fontSize: '1rem',
    transition: 'border-color 120ms ease, box-shadow 120ms ease',
    [theme.breakpoints.up('md')]: { fontSize: '0.9375rem' },
    'textarea&': { height: 'auto', padding: '10px 13px', lineHeight: '1.5rem', resize: 'vertical' },
    '&::placeholder': { color: palette.text.tertiary, opacity: 1 },
    '@media (hover: hover)': { '&:hover': { borderColor: palette.text.tertiary } },
    '&:focus': {
      borderColor: palette.primary.text,
      boxShadow: `0 0 0 3px ${palette.primary.subtleStrong}`,
      outline: '2px solid transparent',
    },
    '&[aria-invalid="true"]': { borderColor: palette.error.main },
  } as const;
};

export const fieldOverrides: Overrides = {
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        fontWeight: 500,
        '&, &.Mui-focused, &.Mui-error': { color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiInputBase: {
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: { root: { padding: 0, lineHeight: 'inherit' }, input: fieldStyle },
  },
  MuiNativeSelect: {
    styleOverrides: {
      select: ({ theme }) => ({
        '&&&': {
          paddingRight: 40,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          // While nothing is chosen.
          '&:has(> [value=""]:checked)': { color: theme.vars.palette.text.tertiary },
        },
        '& > option': { color: theme.vars.palette.text.primary },
      }),
      icon: ({ theme }) => ({ right: 12, color: theme.vars.palette.text.secondary }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        display: 'flex',
        alignItems: 'flex-start',
        gap: 6,
        margin: '6px 0 0',
        color: theme.vars.palette.text.tertiary,
      }),
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { gap: 8, minHeight: 44, margin: 0 },
      label: ({ theme }) => ({ ...theme.typography.caption, color: theme.vars.palette.text.secondary }),
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
        // Forced colours do not affect the fill of icons.
        '@media (forced-colors: active)': {
          '& rect': { fill: 'Canvas' },
          '&.Mui-checked rect': { fill: 'CanvasText' },
          '& path': { stroke: 'Canvas' },
        },
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
