/** Replaces the ripple that Material UI's ButtonBase imports; the theme turns it off (webpack.config.ts). */
export default function NoTouchRipple(): never {
  throw new Error('Buttons have no ripple here: the theme sets disableRipple.');
}
