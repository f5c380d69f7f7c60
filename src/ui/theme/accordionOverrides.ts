import { iconBox, iconMask } from './iconMask';
import { type Overrides } from './memoizeOverrides';

/** Accordions: questions between hairlines, with a plus while closed and a minus while open. */
export const accordionOverrides: Overrides = {
  MuiAccordion: {
    defaultProps: {
      disableGutters: true,
      elevation: 0,
      square: true,
      // A landmark for every answer would bury those of the page.
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
        // The focus ring extends beyond the text but stays inside the hairlines.
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
          ...iconBox(20, 'ButtonText'),
          marginRight: 4,
          backgroundColor: theme.vars.palette.text.tertiary,
          ...iconMask('Add'),
        },
        '&.Mui-expanded::after': iconMask('Remove'),
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
