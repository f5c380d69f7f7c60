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
