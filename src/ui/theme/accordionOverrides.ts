import { iconUrl } from './iconUrl';
import { type Overrides } from './memoizeOverrides';

const place = 'center / contain no-repeat';
const plus = `${iconUrl('M19 13h-6v6h-2v-6H5v-2h6V5h2v6h6z')} ${place}`;
const minus = `${iconUrl('M19 13H5v-2h14z')} ${place}`;

/** Questions between hairlines; a closed one has a plus, an open one a minus. */
export const accordionOverrides: Overrides = {
  MuiAccordion: {
    defaultProps: {
      disableGutters: true,
      elevation: 0,
      square: true,
      // A landmark for every question would bury those of the page.
      slotProps: { region: { role: undefined } },
    },
    styleOverrides: {
      root: ({ theme }) => ({
        borderBottom: `1px solid ${theme.vars.palette.line.main}`,
        backgroundColor: 'transparent',
        '&:first-of-type': { borderTop: `1px solid ${theme.vars.palette.line.main}` },
        '&::before': { display: 'none' },
      }),
      heading: { display: 'block', textWrap: 'balance' },
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: ({ theme }) => ({
        gap: 16,
        // The ring runs past the text and stays inside the hairlines.
        width: 'calc(100% + 16px)',
        minHeight: 60,
        margin: '0 -8px',
        padding: 8,
        borderRadius: 6,
        ...theme.typography.h4,
        fontWeight: 500,
        '&.Mui-focusVisible, &:focus-visible': { outlineOffset: -2, backgroundColor: 'transparent' },
        // Instead of `expandIcon`, which is three elements (docs/adr/0019).
        '&::after': {
          content: '""',
          flexShrink: 0,
          width: 20,
          height: 20,
          marginRight: 4,
          backgroundColor: theme.vars.palette.text.tertiary,
          WebkitMask: plus,
          mask: plus,
          '@media (forced-colors: active)': { backgroundColor: 'ButtonText' },
        },
        '&.Mui-expanded::after': { WebkitMask: minus, mask: minus },
      }),
      content: { margin: 0 },
    },
  },
  MuiAccordionDetails: {
    styleOverrides: {
      root: ({ theme }) => ({
        maxWidth: '68ch',
        padding: '0 0 20px',
        fontSize: '0.9375rem',
        lineHeight: 1.6,
        color: theme.vars.palette.text.secondary,
        '& > p': { margin: 0 },
      }),
    },
  },
};
