/** Parts of the palette for components that no screen has. */
export const unusedPalettes: readonly string[] = [
  'FilledInput',
  'LinearProgress',
  'SnackbarContent',
  'SpeedDialAction',
  'StepConnector',
  'StepContent',
];

/**
 * The theme's variables that no style reads. `theme.vars` lacks them, so that a style which reads one is dropped; the browser
 * tests only see names of variables that are written out.
 */
const unused: readonly RegExp[] = [
  // A variant of the typography is a set of properties; its shorthand is never used.
  /^font-/,
  // Those of paper, buttons, menus, drawers and dialogs are left.
  /^shadows-(?:3|5|7|9|1[0-57-9]|2[0-3])$/,
  /^overlays-(?!(?:8|16|24)$)/,
  /^zIndex-(?:mobileStepper|fab|speedDial)$/,
  new RegExp(`^palette-(?:${unusedPalettes.join('|')})-`),
  /^palette-\w+-(?:light|lightChannel|darkChannel)$/,
  /^palette-secondary-(?!(?:main|dark|contrastText)$)/,
  /^palette-(?:info|success|warning|error)-(?:active|subtleStrong)$/,
  /^palette-(?:grey-(?:50|A[247]00)|common-background|dividerChannel|line-mainChannel)/,
  /^palette-Alert-\w+Filled(?:Bg|Color)$/,
  /^palette-(?:Switch|Slider)-(?:secondary|error|info|success|warning)/,
];

/** Whether no style reads a variable, by its path in the theme. */
export const isUnusedVariable = (keys: readonly string[]): boolean => {
  const path = keys.join('-');
  return unused.some((pattern) => pattern.test(path));
};
