import type { CSSProperties } from 'react';

import type { Tint } from '../../domain/tints';

/* Theme keys that MUI's own types lack. */
declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }

  interface TypeBackground {
    subtle: string;
    muted: string;
    raised: string;
    raisedHover: string;
    skeleton: string;
    diff: string;
  }

  interface TypeText {
    tertiary: string;
  }

  interface PaletteColor {
    text: string;
    subtle: string;
    subtleStrong: string;
    border: string;
    active: string;
  }

  interface SimplePaletteColorOptions {
    text?: string;
    subtle?: string;
    subtleStrong?: string;
    border?: string;
    active?: string;
  }

  interface Palette {
    line: { main: string; strong: string; field: string };
    ink: { main: string; contrastText: string };
    star: { on: string; off: string; sample: string };
    tintInk: Record<Tint, string>;
    tint: Record<Tint, string>;
    shelf: { top: string; bottom: string };
    logo: { tile: string; line: string };
  }

  interface PaletteOptions {
    line?: { main: string; strong: string; field: string };
    ink?: { main: string; contrastText: string };
    star?: { on: string; off: string; sample: string };
    tintInk?: Record<Tint, string>;
    tint?: Record<Tint, string>;
    shelf?: { top: string; bottom: string };
    logo?: { tile: string; line: string };
  }

  interface TypographyVariants {
    display: CSSProperties;
    lead: CSSProperties;
    article: CSSProperties;
    detail: CSSProperties;
  }

  interface TypographyVariantsOptions {
    display?: CSSProperties;
    lead?: CSSProperties;
    article?: CSSProperties;
    detail?: CSSProperties;
  }
}

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    cells: true;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true;
    lead: true;
    article: true;
    detail: true;
  }
}

declare module 'react' {
  /** Custom properties, which React passes on as they are. */
  interface CSSProperties {
    // oxlint-disable-next-line typescript/consistent-indexed-object-style -- only an interface is merged.
    [property: `--${string}`]: string | number | undefined;
  }
}
