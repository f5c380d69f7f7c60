import { type Components, type Theme } from '@mui/material/styles';

type Overrides = Components<Omit<Theme, 'components'>>;

export const surfaceOverrides: Overrides = {
  MuiTypography: {
    defaultProps: { variantMapping: { display: 'h1', lead: 'p', article: 'p' } },
  },
  MuiSvgIcon: {
    styleOverrides: {
      root: {
        variants: [
          { props: { fontSize: 'medium' }, style: { fontSize: '1.25rem' } },
          { props: { fontSize: 'small' }, style: { fontSize: '1rem' } },
        ],
      },
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({ borderRadius: 12, borderColor: theme.vars.palette.line.main }),
    },
  },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 32,
        borderRadius: 8,
        border: `1px solid ${theme.vars.palette.line.main}`,
        backgroundColor: theme.vars.palette.background.paper,
        fontSize: '0.8125rem',
        fontWeight: 500,
        '&.MuiChip-clickable:hover': {
          backgroundColor: theme.vars.palette.background.paper,
          borderColor: theme.vars.palette.line.strong,
        },
        variants: [
          {
            props: { size: 'small' },
            style: {
              height: 22,
              borderRadius: 6,
              border: 0,
              fontSize: '0.75rem',
              backgroundColor: theme.vars.palette.background.muted,
            },
          },
        ],
      }),
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.skeleton,
        borderRadius: 6,
        transform: 'none',
        '&::after': {
          animationDuration: '1600ms',
          background: `linear-gradient(90deg, transparent, ${theme.vars.palette.background.subtle}, transparent)`,
        },
        '@media (prefers-reduced-motion: reduce)': { '&::after': { display: 'none' } },
      }),
    },
  },
  MuiContainer: {
    // MUI's own gutters change at sm, ours at md.
    defaultProps: { maxWidth: false, disableGutters: true },
    styleOverrides: {
      root: ({ theme }) => ({
        maxWidth: 1216,
        paddingLeft: 20,
        paddingRight: 20,
        [theme.breakpoints.up('md')]: { paddingLeft: 32, paddingRight: 32 },
      }),
    },
  },
  MuiAlert: {
    defaultProps: { variant: 'standard' },
    styleOverrides: {
      root: ({ theme, ownerState }) => {
        const tone = theme.vars.palette[ownerState.severity ?? 'success'];
        return {
          borderRadius: 10,
          border: `1px solid ${tone.border}`,
          backgroundColor: tone.subtle,
          color: tone.text,
          '& .MuiAlert-icon': { color: tone.text },
        };
      },
    },
  },
};
