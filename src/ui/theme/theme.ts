import { createTheme, shouldSkipGeneratingVar } from '@mui/material/styles';

import { accordionOverrides } from './accordionOverrides';
import { breakpoints } from './breakpoints';
import { buttonOverrides } from './buttonOverrides';
import { cardOverrides } from './cardOverrides';
import { chipOverrides } from './chipOverrides';
import { fieldOverrides } from './fieldOverrides';
import { memoizeOverrides } from './memoizeOverrides';
import { navigationOverrides } from './navigationOverrides';
import { darkPalette, lightPalette } from './palettes';
import { surfaceOverrides } from './surfaceOverrides';
import { typography } from './typography';
import { isUnusedOverlay } from './unusedVariables';
import { withoutFallbacks } from './withoutFallbacks';

const enter = 'cubic-bezier(.2, 0, 0, 1)';
const leave = 'cubic-bezier(.4, 0, 1, 1)';

const made = createTheme({
  cssVariables: {
    colorSchemeSelector: 'data-theme',
    // Paper reads the overlay variable of its elevation.
    shouldSkipGeneratingVar: (keys) => isUnusedOverlay(keys.join('-')) || shouldSkipGeneratingVar(keys),
  },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  motion: { reducedMotion: 'system' },
  // MUI reads its own transitions from here, so they keep its reduced-motion guard.
  transitions: {
    duration: {
      shortest: 120,
      shorter: 120,
      short: 120,
      standard: 180,
      complex: 220,
      enteringScreen: 220,
      leavingScreen: 130,
    },
    easing: { easeInOut: enter, easeOut: enter, easeIn: leave, sharp: leave },
  },
  shape: { borderRadius: 8 },
  spacing: 4,
  breakpoints,
  typography,
  components: memoizeOverrides({
    ...accordionOverrides,
    ...buttonOverrides,
    ...cardOverrides,
    ...chipOverrides,
    ...fieldOverrides,
    ...navigationOverrides,
    ...surfaceOverrides,
  }),
});

/**
 * A copy, because V8 keeps what Material UI makes as a dictionary: each styled component asks whether the
 * theme is empty, for which V8 would list all properties (docs/adr/0020).
 */
export const theme = { ...made, vars: withoutFallbacks(made.vars) };
