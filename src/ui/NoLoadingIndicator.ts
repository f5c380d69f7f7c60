/** Replaces the indicator that Material UI's Button imports for its `loading` state (webpack.config.ts). */
export default function NoLoadingIndicator(): never {
  throw new Error('Buttons have no loading indicator here: use BusyButton.');
}
