import { type Overrides } from './memoizeOverrides';

/** Cards as in lists; the title's link is stretched over the whole card. */
export const cardOverrides: Overrides = {
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
        '&:is(article, a)': {
          transition: 'border-color 120ms ease, box-shadow 120ms ease',
          '&:hover': { borderColor: theme.vars.palette.line.strong, boxShadow: 'var(--sh2)' },
        },
        '&:is(article)': {
          // A card that only moves, because a chip or other rows appeared above it, is not repainted.
          contain: 'content',
          '&:has(h2 > a:focus-visible, h3 > a:focus-visible)': {
            outline: `2px solid ${theme.vars.palette.primary.text}`,
            outlineOffset: 2,
          },
          '& :is(h2, h3) > a': {
            color: 'inherit',
            fontWeight: 'inherit',
            textDecoration: 'none',
            outline: 'none',
            '&::after': { content: '""', position: 'absolute', inset: 0 },
            // On the link itself instead of `:has()` on the card, which the browser would re-evaluate for
            // every card on each press.
            '&:active::after': { backgroundColor: 'color-mix(in srgb, currentColor 3%, transparent)' },
          },
          // Above the stretched link.
          '& button': { position: 'relative', zIndex: 1 },
        },
      }),
    },
  },
  MuiCardHeader: {
    styleOverrides: {
      root: { alignItems: 'flex-start', padding: '20px 20px 0' },
      avatar: { marginRight: 12 },
      content: { minWidth: 0, paddingTop: 1 },
      action: { margin: '-8px -8px 0 0' },
      title: ({ theme }) => ({
        display: 'flex',
        alignItems: 'center',
        gap: 6,
        fontSize: '1rem',
        lineHeight: '1.5rem',
        fontWeight: 600,
        letterSpacing: '-0.012em',
        '& > svg': { flexShrink: 0, color: theme.vars.palette.primary.text },
      }),
      subheader: ({ theme }) => ({
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        color: theme.vars.palette.text.tertiary,
        fontSize: '0.8125rem',
        lineHeight: '1.25rem',
      }),
    },
  },
  MuiCardContent: {
    styleOverrides: { root: { flex: 1, padding: 20, '&:last-child': { paddingBottom: 20 } } },
  },
  MuiCardActions: {
    styleOverrides: {
      root: ({ theme }) => ({
        justifyContent: 'space-between',
        gap: 12,
        minHeight: 56,
        padding: '0 12px 0 20px',
        borderTop: `1px solid ${theme.vars.palette.line.main}`,
      }),
      spacing: { '& > :not(style) ~ :not(style)': { marginLeft: 0 } },
    },
  },
};
