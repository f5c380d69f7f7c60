import { styled as muiStyled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';

type StyleFunction = Parameters<typeof memoTheme>[0];

const onceForTheTheme = (style: unknown): unknown =>
  typeof style === 'function' ? memoTheme(style as StyleFunction) : style;

/**
 * Material UI's `styled` for styles that depend on nothing but the theme: each is computed and serialized once, not at every
 * render of every element (docs/adr/0019). A style function is given the theme alone; what differs by element is a
 * data attribute or a custom property.
 */
export const styled = ((...args: Parameters<typeof muiStyled>) =>
  (...styles: unknown[]) =>
    (muiStyled(...args) as (...memoized: unknown[]) => unknown)(
      ...styles.map(onceForTheTheme),
    )) as unknown as typeof muiStyled;
