import { type Overrides } from './memoizeOverrides';
import { hoverBackground } from './raisedSurface';

const coarse = '@media (pointer: coarse)';

/** Enlarges the hit area without changing the visible size (design-2). */
const hitArea = (inset: number) => ({
  [coarse]: { '&::after': { content: '""', position: 'absolute', inset } as const },
});

export const buttonOverrides: Overrides = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        // Both: the class is set by MUI's script, the pseudo-class also works before it runs.
        '&.Mui-focusVisible, &:focus-visible': {
          outline: `2px solid ${theme.vars.palette.primary.text}`,
          outlineOffset: 2,
        },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined', color: 'inherit' },
    styleOverrides: {
      root: ({ theme }) => {
        const { palette } = theme.vars;
        return {
          minWidth: 0,
          height: 40,
          padding: '0 16px',
          gap: 8,
          borderRadius: 8,
          whiteSpace: 'nowrap',
          ...hitArea(-3),
          '&.Mui-disabled': { color: palette.text.tertiary },
          variants: [
            {
              props: { size: 'small' },
              style: { height: 32, padding: '0 12px', fontSize: '0.8125rem', [coarse]: { height: 40 } },
            },
            {
              props: { size: 'large' },
              style: { height: 48, padding: '0 22px', fontSize: '1rem', borderRadius: 10 },
            },
            {
              props: { variant: 'outlined' },
              style: {
                color: palette.text.primary,
                backgroundColor: palette.background.paper,
                borderColor: palette.line.strong,
                boxShadow: 'var(--sh1)',
                '&:hover': {
                  backgroundColor: palette.background.subtle,
                  borderColor: palette.line.field,
                  boxShadow: 'var(--sh1)',
                },
                '&:active': { backgroundColor: palette.background.muted, boxShadow: 'none' },
                '&.Mui-disabled': {
                  backgroundColor: palette.background.muted,
                  borderColor: 'transparent',
                  boxShadow: 'none',
                },
              },
            },
            {
              props: { variant: 'contained' },
              style: {
                boxShadow: 'var(--sh-primary)',
                // Forced colours draw no backgrounds.
                '@media (forced-colors: active)': { border: '1px solid' },
                '&:hover, &:active': { boxShadow: 'var(--sh-primary)' },
                '&.Mui-disabled': { backgroundColor: palette.background.muted, boxShadow: 'none' },
              },
            },
            {
              props: { variant: 'contained', color: 'primary' },
              style: {
                '&:hover': { backgroundColor: palette.primary.dark },
                '&:active': { backgroundColor: palette.primary.active },
              },
            },
            { props: { variant: 'text', color: 'primary' }, style: { color: palette.primary.text } },
            {
              props: { variant: 'text', color: 'inherit' },
              style: {
                color: palette.text.secondary,
                '&:hover': { backgroundColor: hoverBackground(theme) },
              },
            },
          ],
        };
      },
      startIcon: { margin: 0, '& > *:nth-of-type(1)': { fontSize: 18 } },
      endIcon: { margin: 0, '& > *:nth-of-type(1)': { fontSize: 18 } },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: 36,
        height: 36,
        padding: 0,
        flexShrink: 0,
        borderRadius: 8,
        color: theme.vars.palette.text.tertiary,
        [coarse]: { width: 44, height: 44 },
        '&:hover': {
          color: theme.vars.palette.text.primary,
          backgroundColor: hoverBackground(theme),
        },
        '&.Mui-disabled': { color: theme.vars.palette.text.disabled },
        variants: [
          {
            props: { size: 'small' },
            // Repeated for touch, since the declaration in the media query would win.
            style: { width: 28, height: 28, [coarse]: { width: 28, height: 28, ...hitArea(-8)[coarse] } },
          },
        ],
      }),
    },
  },
};
