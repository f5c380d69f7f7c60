import { type TypographyVariantsOptions } from '@mui/material/styles';

const fromMd = '@media (min-width:768px)';

const rem = (px: number) => `${px / 16}rem`;

/** Returns a font style; size and line height in px (design-1). */
function face(size: number, line: number, fontWeight: number, letterSpacing = '0') {
  return { fontSize: rem(size), lineHeight: line / size, fontWeight, letterSpacing };
}

/** Returns a font style that is larger from 768 px. */
function growing(phone: [number, number], wide: [number, number], weight: number, tracking: string) {
  const [size, line] = wide;
  return {
    ...face(...phone, weight, tracking),
    [fromMd]: { fontSize: rem(size), lineHeight: line / size },
  };
}

export const typography: TypographyVariantsOptions = {
  fontFamily:
    '"Geist Variable", "Geist Fallback", ui-sans-serif, system-ui, -apple-system, "Segoe UI", sans-serif',
  fontWeightLight: 400,
  fontWeightRegular: 400,
  fontWeightMedium: 500,
  fontWeightBold: 600,
  display: growing([38, 42], [56, 60], 600, '-0.038em'),
  h1: growing([30, 36], [40, 46], 600, '-0.032em'),
  h2: growing([24, 30], [28, 36], 600, '-0.024em'),
  h3: face(20, 28, 600, '-0.016em'),
  h4: face(16, 24, 600, '-0.01em'),
  h5: face(16, 24, 600, '-0.01em'),
  h6: face(16, 24, 600, '-0.01em'),
  lead: growing([17, 27], [18, 29], 400, '-0.008em'),
  article: growing([17, 29], [18, 31], 400, '-0.006em'),
  detail: face(15, 24, 400),
  body1: face(16, 26, 400),
  body2: face(14, 22, 400),
  subtitle1: face(16, 24, 500),
  subtitle2: face(13, 20, 500),
  caption: face(13, 20, 400),
  overline: { ...face(13, 20, 500), textTransform: 'none' },
  button: { ...face(14, 20, 500), textTransform: 'none' },
};
