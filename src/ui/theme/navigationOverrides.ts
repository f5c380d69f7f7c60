import { type Components, type Theme } from '@mui/material/styles';

type Overrides = Components<Omit<Theme, 'components'>>;

export const navigationOverrides: Overrides = {
  MuiLink: {
    defaultProps: { underline: 'none' },
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars.palette.primary.text,
        fontWeight: 500,
        borderRadius: 4,
        textUnderlineOffset: '0.2em',
        '&:hover': { textDecoration: 'underline' },
        variants: [
          {
            // Links inside running text.
            props: { underline: 'always' },
            style: {
              textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
              '&:hover': { textDecorationColor: 'currentColor' },
            },
          },
        ],
      }),
    },
  },
  MuiAppBar: {
    defaultProps: { elevation: 0, color: 'transparent' },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 60,
        backgroundColor: theme.vars.palette.background.default,
        borderBottom: `1px solid ${theme.vars.palette.line.main}`,
        '@supports (backdrop-filter: blur(12px))': {
          backgroundColor: `color-mix(in srgb, ${theme.vars.palette.background.default} 84%, transparent)`,
          backdropFilter: 'blur(12px)',
        },
      }),
    },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true, square: true },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: 'transparent',
        borderBottom: `1px solid ${theme.vars.palette.line.main}`,
        '&::before': { display: 'none' },
      }),
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.h4,
        fontFamily: theme.typography.fontFamily,
        fontWeight: 500,
        minHeight: 60,
        padding: 0,
        gap: 16,
        color: theme.vars.palette.text.primary,
        '&.Mui-focusVisible, &:focus-visible': { backgroundColor: 'transparent' },
      }),
      expandIconWrapper: ({ theme }) => ({
        color: theme.vars.palette.text.tertiary,
        '&.Mui-expanded': { transform: 'none' },
      }),
    },
  },
  MuiAccordionDetails: { styleOverrides: { root: { padding: '0 0 20px' } } },
  MuiPaginationItem: {
    defaultProps: { shape: 'rounded' },
    styleOverrides: {
      root: ({ theme }) => {
        const { palette } = theme.vars;
        const onInk = { color: palette.ink.contrastText, backgroundColor: palette.ink.main };
        return {
          minWidth: 36,
          height: 36,
          margin: 0,
          borderRadius: 8,
          color: palette.text.secondary,
          fontWeight: 500,
          fontVariantNumeric: 'tabular-nums',
          '&:hover, &.Mui-focusVisible': { backgroundColor: palette.background.muted },
          '&.Mui-selected': { ...onInk, '&:hover, &.Mui-focusVisible': onInk },
          '&.MuiPaginationItem-ellipsis': { lineHeight: '36px' },
          '&.Mui-disabled': { opacity: 1, color: palette.text.disabled },
        };
      },
    },
  },
};
