const values = { xs: 0, sm: 480, md: 768, lg: 1024, xl: 1280 };

type Breakpoint = keyof typeof values | number;

/**
 * Returns the media query of a size in pixels, from `md` on with a prefix for its media types: paper is
 * narrower, but WebKit compares with the window that prints (theme-8).
 */
const query = (name: string, key: Breakpoint, step: number, prefix: string) => {
  const pixels = typeof key === 'number' ? key : values[key];
  return `@media ${pixels < values.md ? '' : prefix}(${name}-width:${pixels - step}px)`;
};

const up = (key: Breakpoint) => query('min', key, 0, 'screen and ');

/** The theme's breakpoints, with two of Material UI's functions replaced. */
export const breakpoints = {
  values,
  up,
  down: (key: Breakpoint) => query('max', key, 0.05, 'print,'),
  internal_mediaKeys: (Object.keys(values) as Breakpoint[]).map(up),
};
