import { styled as muiStyled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';

type StyleFunction = Parameters<typeof memoTheme>[0];

const onceForTheTheme = (style: unknown): unknown =>
  typeof style === 'function' ? memoTheme(style as StyleFunction) : style;

/**
 * Material UI's `styled` for styles that depend only on the theme: each is computed and serialized once
 * instead of on every render of every element (docs/adr/0019). Style functions receive only the theme;
 * differences between elements are expressed as data attributes or custom properties.
 */
export const styled = ((...args: Parameters<typeof muiStyled>) =>
  (...styles: unknown[]) =>
    (muiStyled(...args) as (...memoized: unknown[]) => unknown)(
      ...styles.map(onceForTheTheme),
    )) as unknown as typeof muiStyled;
