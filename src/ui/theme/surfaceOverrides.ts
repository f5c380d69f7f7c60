import { type Overrides } from './memoizeOverrides';

export const surfaceOverrides: Overrides = {
  MuiAlert: {
    styleOverrides: {
      root: ({ theme }) => ({
        gap: 12,
        padding: '13px 16px',
        borderRadius: 10,
        fontWeight: 500,
        variants: [
          {
            props: { severity: 'error' },
            style: {
              border: `1px solid ${theme.vars.palette.error.border}`,
              backgroundColor: theme.vars.palette.error.subtle,
              '&, & .MuiAlert-icon': { color: theme.vars.palette.error.text },
            },
          },
        ],
      }),
      icon: { margin: '1px 0 0', padding: 0, fontSize: '1.25rem', opacity: 1 },
      message: { padding: 0 },
      // Centred on the first line, whatever its size.
      action: { alignItems: 'center', height: '1lh', padding: '0 0 0 16px' },
    },
  },
  MuiAvatar: {
    styleOverrides: {
      colorDefault: ({ theme }) => ({
        color: theme.vars.palette.text.secondary,
        backgroundColor: theme.vars.palette.background.muted,
      }),
    },
  },
  MuiPaper: {
    styleOverrides: {
      outlined: { borderRadius: 12 },
      root: ({ theme }) => ({
        variants: [
          {
            // A list as a grid of cells; its background shows between them as lines.
            props: { variant: 'cells' },
            style: {
              display: 'grid',
              gap: 1,
              margin: 0,
              padding: 0,
              overflow: 'hidden',
              listStyle: 'none',
              border: `1px solid ${theme.vars.palette.line.main}`,
              borderRadius: 12,
              backgroundColor: theme.vars.palette.line.main,
              // It would also show where a page breaks before the next row.
              '@media print': { background: 'none' },
            },
          },
        ],
      }),
    },
  },
  MuiTable: {
    styleOverrides: {
      // Rows and cells are plain elements, not components (docs/adr/0019).
      root: { '& th, & td': { padding: 0, font: 'inherit', textAlign: 'start', verticalAlign: 'top' } },
    },
  },
  // Safari announces a list without markers as a list only with its role.
  MuiList: { defaultProps: { disablePadding: true, role: 'list' } },
  MuiStack: { defaultProps: { useFlexGap: true } },
  MuiTypography: {
    defaultProps: { variantMapping: { display: 'h1', lead: 'p', article: 'p', detail: 'p' } },
  },
  MuiSkeleton: {
    defaultProps: { variant: 'rounded', animation: 'wave', height: 12 },
    styleOverrides: {
      root: ({ theme }) => ({
        flexShrink: 0,
        maxWidth: '100%',
        borderRadius: 6,
        backgroundColor: theme.vars.palette.background.skeleton,
      }),
      wave: ({ theme }) => ({
        '&::after': {
          background: `linear-gradient(90deg, transparent, ${theme.vars.palette.background.subtle}, transparent)`,
          animationDuration: '1600ms',
        },
      }),
    },
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
};
