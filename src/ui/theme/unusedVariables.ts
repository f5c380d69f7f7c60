import type { Theme } from '@mui/material/styles';

/** Parts of the palette for components that no screen has. */
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

/** The theme's variables that no style reads. The browser tests fail where one does. */
const unused: readonly RegExp[] = [
  // A variant of the typography is a set of properties; its shorthand is never used.
  /^font-(?!inherit$)/,
  // Those of paper, buttons, menus, drawers and dialogs are left.
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

/** Overlays lighten what lies higher, in the dark scheme: menus, drawers and dialogs. */
export const isUnusedOverlay = (name: string): boolean => /^overlays-(?!(?:8|16|24)$)/.test(name);

type StyleSheets = ReturnType<Theme['generateStyleSheets']>;

const prefix = '--mui-';
const isRead = (property: string) =>
  !property.startsWith(prefix) || !unused.some((pattern) => pattern.test(property.slice(prefix.length)));

/** A variable that is a grey has its value instead: without the grey's own, which little else reads. */
const resolveGrey = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/^var\(--mui-palette-grey-\w+, (.+)\)$/, '$1') : value;

/** The theme's style sheets without those variables: every page carries all others that it reads (docs/adr/0011). */
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
