import { type Components, type Theme } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';

export type Overrides = Components<Omit<Theme, 'components'>>;

type StyleFunction = Parameters<typeof memoTheme>[0];

const memoized = (style: unknown) =>
  memoTheme(
    typeof style === 'function' ? (style as StyleFunction) : () => style as ReturnType<StyleFunction>,
  );

/**
 * Memoizes style overrides, so that each is computed and serialized once. Otherwise Material UI computes
 * those of all slots of a component whenever one of its slots is rendered (docs/adr/0019). They may only
 * depend on the theme.
 */
export function memoizeOverrides(components: Overrides): Overrides {
  const entries = Object.entries(components).map(([name, component]) => {
    const { styleOverrides } = component as { styleOverrides?: Record<string, unknown> };
    if (!styleOverrides) return [name, component] as const;
    const slots = Object.entries(styleOverrides).map(([slot, style]) => [slot, memoized(style)] as const);
    return [name, { ...component, styleOverrides: Object.fromEntries(slots) }] as const;
  });
  return Object.fromEntries(entries);
}
