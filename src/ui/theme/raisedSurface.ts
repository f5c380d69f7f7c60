import type { Theme } from '@mui/material/styles';

const hoverVariable = '--hoverBg';

/**
 * What rises above the page: a menu, a sheet, a toast. Buttons on it have its own hover, since in the dark the page's
 * is the colour of the surface.
 */
export const raisedSurface = ({ vars: { palette } }: Theme) => ({
  backgroundColor: palette.background.raised,
  // Of Material UI's paper in the dark.
  backgroundImage: 'none',
  [hoverVariable]: palette.background.raisedHover,
  // An edge in forced colours, which draw neither backgrounds nor shadows.
  '&:not(:focus-visible)': { outline: '1px solid transparent' },
});

/** The background of a hovered text or icon button, on the surface where it is. */
export const hoverBackground = ({ vars: { palette } }: Theme) =>
  `var(${hoverVariable}, ${palette.background.muted})`;
