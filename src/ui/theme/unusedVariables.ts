import type { Theme } from '@mui/material/styles';

/** Parts of the palette for components that are not used. */
export const unusedPalettes: readonly string[] = [
  'FilledInput',
  'Input',
  'LinearProgress',
  'SnackbarContent',
  'SpeedDialAction',
  'StepConnector',
  'StepContent',
  'Tooltip',
];

/** The theme's variables that no style reads. The browser tests fail if one is read after all. */
const unused: readonly RegExp[] = [
  // A typography variant is applied as a set of properties; its shorthand is never used.
  /^font-(?!inherit$)/,
  // All shadows except those of paper, buttons, menus, drawers and dialogs.
  /^shadows-(?:3|5|7|9|1[0-57-9]|2[0-3])$/,
  /^zIndex-(?:mobileStepper|fab|speedDial)$/,
  new RegExp(`^palette-(?:${unusedPalettes.join('|')})-`),
  /^palette-\w+-(?:light|lightChannel|darkChannel)$/,
  /^palette-secondary-(?!(?:main|dark|contrastText)$)/,
  /^palette-(?:info|success|warning|error)-(?:active|subtleStrong)$/,
  /^palette-(?:grey-(?:50|A[247]00)|common-background|background-defaultChannel|dividerChannel|text-icon|line-mainChannel)/,
  /^palette-Alert-\w+Filled(?:Bg|Color)$/,
  /^palette-(?:Switch|Slider)-(?:secondary|error|info|success|warning)/,
];

/**
 * Whether an overlay variable is unused. In the dark scheme, overlays lighten raised surfaces: only those of
 * menus, drawers and dialogs are used.
 */
export const isUnusedOverlay = (name: string): boolean => /^overlays-(?!(?:8|16|24)$)/.test(name);

type StyleSheets = ReturnType<Theme['generateStyleSheets']>;

const prefix = '--mui-';
const isRead = (property: string) =>
  !property.startsWith(prefix) || !unused.some((pattern) => pattern.test(property.slice(prefix.length)));

/**
 * Replaces references to greys by their values, so that the grey variables, which little else reads, can be
 * dropped.
 */
const resolveGrey = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/^var\(--mui-palette-grey-\w+, (.+)\)$/, '$1') : value;

/**
 * Returns the theme's style sheets without unused variables, since every page carries the sheets
 * (docs/adr/0011).
 */
export const withoutUnused = (styleSheets: StyleSheets): StyleSheets =>
  styleSheets.map((sheet) =>
    Object.fromEntries(
      Object.entries(sheet).map(([selector, rules]) => [
        selector,
        Object.fromEntries(
          Object.entries(rules as object)
            .filter(([property]) => isRead(property))
            .map(([property, value]) => [property, resolveGrey(value)]),
        ),
      ]),
    ),
  );
