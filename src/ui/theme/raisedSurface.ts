import type { Theme } from '@mui/material/styles';

const hoverVariable = '--hoverBg';

/**
 * The surface of raised elements: menus, sheets, toasts. Buttons on it need another hover colour, since in
 * the dark scheme the page's is that of the surface.
 */
export const raisedSurface = ({ vars: { palette } }: Theme) => ({
  backgroundColor: palette.background.raised,
  // Removes the overlay of Material UI's paper in the dark scheme.
  backgroundImage: 'none',
  [hoverVariable]: palette.background.raisedHover,
  // An edge in forced colours, which draw neither backgrounds nor shadows.
  '&:not(:focus-visible)': { outline: '1px solid transparent' },
});

/** Returns the background of a hovered text or icon button for the surface it is on. */
export const hoverBackground = ({ vars: { palette } }: Theme) =>
  `var(${hoverVariable}, ${palette.background.muted})`;
