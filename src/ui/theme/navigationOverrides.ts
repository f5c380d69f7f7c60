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
};
