import { breadcrumbsClasses } from '@mui/material/Breadcrumbs';
import { paginationItemClasses } from '@mui/material/PaginationItem';

import { iconBox, iconMask } from './iconMask';
import { type Overrides } from './memoizeOverrides';
import { selectedInForcedColors } from './selectedInForcedColors';

export const navigationOverrides: Overrides = {
  MuiAppBar: {
    defaultProps: { color: 'inherit', elevation: 0 },
    styleOverrides: {
      root: ({ theme }) => ({
        borderBottom: `1px solid ${theme.vars.palette.line.main}`,
        backgroundColor: theme.vars.palette.background.default,
        '@supports (backdrop-filter: blur(1px))': {
          backgroundColor: `color-mix(in srgb, ${theme.vars.palette.background.default} 84%, transparent)`,
          // On the bar itself: in WebKit a layer inside it would also blur the bar's logo and links.
          backdropFilter: 'blur(12px)',
        },
        '@media print': { display: 'none' },
      }),
    },
  },
  MuiBreadcrumbs: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '28px 0 24px',
        ...theme.typography.caption,
        color: theme.vars.palette.text.tertiary,
        [`& .${breadcrumbsClasses.li}`]: {
          display: 'flex',
          // The last one, which repeats the heading, is cut to what the others leave of their line.
          '&:last-child': { flex: '1 0 2em', minWidth: 0, color: theme.vars.palette.text.primary },
        },
        '& a': {
          position: 'relative',
          fontWeight: 'inherit',
          color: 'inherit',
          '&:hover': { color: theme.vars.palette.text.primary, textDecoration: 'none' },
          '@media (pointer: coarse)': {
            '&::after': { content: '""', position: 'absolute', inset: '-12px -6px' },
          },
        },
      }),
      separator: ({ theme }) => ({
        alignItems: 'center',
        '&::before': {
          ...iconBox(16),
          backgroundColor: theme.vars.palette.text.disabled,
          ...iconMask('ChevronRight'),
        },
      }),
    },
  },
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
          { props: { color: 'inherit' }, style: { color: 'inherit' } },
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
  MuiPagination: {
    // It passes its shape to its items, whose own default does not count then.
    defaultProps: { shape: 'rounded' },
    styleOverrides: {
      ul: ({ theme }) => ({
        justifyContent: 'center',
        gap: 4,
        [theme.breakpoints.down('md')]: { gap: 2 },
      }),
    },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: ({ theme }) => {
        const { palette } = theme.vars;
        return {
          display: 'inline-flex',
          alignItems: 'center',
          justifyContent: 'center',
          minWidth: 36,
          height: 36,
          margin: 0,
          color: palette.text.secondary,
          fontWeight: 500,
          fontVariantNumeric: 'tabular-nums',
          transition: 'background-color 120ms ease',
          '&:hover': { backgroundColor: palette.background.muted },
          [`&.${paginationItemClasses.selected}`]: {
            '&, &:hover': { backgroundColor: palette.ink.main, color: palette.ink.contrastText },
            ...selectedInForcedColors,
          },
          [`&.${paginationItemClasses.disabled}`]: { opacity: 1, color: palette.text.disabled },
          [`&.${paginationItemClasses.ellipsis}`]: { backgroundColor: 'transparent' },
          [theme.breakpoints.down('md')]: { height: 44, padding: '0 2px' },
        };
      },
      icon: { margin: 0 },
    },
  },
};
