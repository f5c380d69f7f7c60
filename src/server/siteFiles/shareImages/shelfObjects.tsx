import type { ReactNode } from 'react';

import { followsTextColour } from '../../../ui/coverArrangement';

import { drawableText } from './drawableText';
import { logoImage } from './logoImage';
import { imageSize, margin, palette, shelfTop } from './look';

export interface Logo {
  src: string;
  name: string;
}

/** Colours of an object: its fill, its border, a logo or letter on it, and the dummy print of a spine. */
const tones = {
  paper: {
    fill: palette.background.paper,
    line: palette.line.strong,
    text: palette.text.primary,
    print: palette.line.main,
  },
  accent: {
    fill: palette.primary.main,
    line: palette.primary.main,
    text: palette.primary.contrastText,
    print: palette.primary.light,
  },
  ink: {
    fill: palette.ink.main,
    line: palette.ink.main,
    text: palette.ink.contrastText,
    print: palette.text.secondary,
  },
} as const;

export type Tone = keyof typeof tones;

function firstLetter(name: string): string {
  const [first] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(drawableText(name));
  return first?.segment.toLocaleUpperCase('en-US') ?? '';
}

interface ObjectOptions {
  logo: Logo;
  width: number;
  height: number;
  tone?: Tone;
}

/** An object on the shelf with a logo, or with the first letter of the name where there is no logo. */
export function shelfObject({ logo, width, height, tone = 'paper' }: ObjectOptions) {
  // Only logos that follow the text colour have contrast on a filled object.
  const { fill, line, text } = tones[followsTextColour(logo.src) ? tone : 'paper'];
  const mark = Math.round(width * 0.54);
  const picture = logoImage(logo.src, text);
  const style = {
    display: 'flex',
    justifyContent: 'center',
    flexShrink: 0,
    boxSizing: 'border-box',
    width,
    height,
    paddingTop: (width - mark) / 2 - 2,
    backgroundColor: fill,
    border: `2px solid ${line}`,
    borderBottomWidth: 0,
    borderRadius: `${width * 0.22}px ${width * 0.22}px 0 0`,
  } as const;
  const letter = { height: mark, fontSize: width * 0.5, lineHeight: `${mark}px`, fontWeight: 600 };
  return (
    <div style={style}>
      {picture === undefined ? (
        <div style={{ ...letter, color: palette.text.primary }}>{firstLetter(logo.name)}</div>
      ) : (
        <img src={picture} width={mark} height={mark} alt="" />
      )}
    </div>
  );
}

interface SpineOptions {
  width: number;
  height: number;
  tone?: Tone;
  /** In degrees: it leans on its left neighbour. */
  leaning?: number;
}

/** A book spine without a name. */
export function spine({ width, height, tone = 'paper', leaning = 0 }: SpineOptions) {
  const { fill, line, print } = tones[tone];
  const dot = Math.round(width * 0.36);
  const style = {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: '24px 0 28px',
    flexShrink: 0,
    boxSizing: 'border-box',
    width,
    height,
    // Room for the upper corner, which leans over the neighbour.
    marginLeft: leaning === 0 ? 0 : height * Math.sin((leaning * Math.PI) / 180) - 8,
    backgroundColor: fill,
    border: `2px solid ${line}`,
    borderBottomWidth: leaning === 0 ? 0 : 2,
    borderRadius: leaning === 0 ? '14px 14px 0 0' : '14px 14px 4px 4px',
    transform: `rotate(${-leaning}deg)`,
    transformOrigin: 'bottom left',
  } as const;
  return (
    <div style={style}>
      <div style={{ width: dot, height: dot, borderRadius: dot * 0.3, backgroundColor: print }} />
      <div style={{ width: 10, height: '42%', borderRadius: 5, backgroundColor: print }} />
    </div>
  );
}

/** Objects side by side on the shelf, at the right. */
export function onShelf(gap: number, children: ReactNode) {
  const style = {
    position: 'absolute',
    right: margin,
    bottom: imageSize.height - shelfTop,
    display: 'flex',
    alignItems: 'flex-end',
    gap,
  } as const;
  return <div style={style}>{children}</div>;
}
