import type { CSSProperties, ReactNode } from 'react';

import { logoKindOf } from '../../../ui/logoKindOf';

import { drawableText } from './drawableText';
import { logoImage } from './logoImage';
import { imageSize, margin, palette, shelfTop } from './look';

export interface Logo {
  src: string;
  name: string;
}

/** Colours of an object: its fill, its border, the logo or letter on it, and the dummy print of a spine. */
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

type Tone = keyof typeof tones;

function firstLetter(name: string): string {
  const [first] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(drawableText(name));
  return first?.segment.toLocaleUpperCase('en-US') ?? '';
}

interface BorderedBox {
  width: number;
  height: number;
  line: string;
  fill: string;
  /** The radii of the upper and lower corners, in px. */
  radii: readonly [upper: number, lower: number];
  /** In px; 0 when the object stands on the shelf. */
  bottomBorder: number;
  /** Style of the outer box. */
  style?: CSSProperties;
  /** Style of the content inside the border. */
  insideStyle: CSSProperties;
  children: ReactNode;
}

const borderWidth = 2;

/**
 * A box nested in another one of the border's colour: satori clips a CSS border three times, which takes half
 * of an image's time.
 */
function borderedBox({
  width,
  height,
  line,
  fill,
  radii: [upper, lower],
  bottomBorder,
  style,
  insideStyle,
  children,
}: BorderedBox) {
  const radiiWithin = (border: number) => {
    const [above, below] = [Math.max(upper - border, 0), Math.max(lower - border, 0)];
    return `${above}px ${above}px ${below}px ${below}px`;
  };
  const outside = {
    display: 'flex',
    flexShrink: 0,
    boxSizing: 'border-box',
    width,
    height,
    padding: `${borderWidth}px ${borderWidth}px ${bottomBorder}px`,
    backgroundColor: line,
    borderRadius: radiiWithin(0),
  } as const;
  const inside = {
    display: 'flex',
    flexGrow: 1,
    backgroundColor: fill,
    borderRadius: radiiWithin(borderWidth),
  } as const;
  return (
    <div style={{ ...outside, ...style }}>
      <div style={{ ...inside, ...insideStyle }}>{children}</div>
    </div>
  );
}

interface ObjectOptions {
  logo: Logo;
  width: number;
  height: number;
  tone?: Tone;
}

/** An object on the shelf with a logo, or the first letter of the name when there is no logo. */
export function shelfObject({ logo, width, height, tone = 'paper' }: ObjectOptions) {
  // Only logos that follow the text colour have enough contrast on a filled object.
  const { fill, line, text } = tones[logoKindOf(logo.src) === 'mask' ? tone : 'paper'];
  const mark = Math.round(width * 0.54);
  const picture = logoImage(logo.src, text);
  const letter = { height: mark, fontSize: width * 0.5, lineHeight: `${mark}px`, fontWeight: 600 };
  return borderedBox({
    width,
    height,
    line,
    fill,
    radii: [width * 0.22, 0],
    bottomBorder: 0,
    insideStyle: { justifyContent: 'center', paddingTop: (width - mark) / 2 - borderWidth },
    children:
      picture === undefined ? (
        <div style={{ ...letter, color: palette.text.primary }}>{firstLetter(logo.name)}</div>
      ) : (
        <img src={picture} width={mark} height={mark} alt="" />
      ),
  });
}

interface SpineOptions {
  width: number;
  height: number;
  tone?: Tone;
  /** In degrees, towards its left neighbour. */
  leaning?: number;
}

/** A book spine without a name. */
export function spine({ width, height, tone = 'paper', leaning = 0 }: SpineOptions) {
  const { fill, line, print } = tones[tone];
  const dot = Math.round(width * 0.36);
  return borderedBox({
    width,
    height,
    line,
    fill,
    radii: leaning === 0 ? [14, 0] : [14, 4],
    bottomBorder: leaning === 0 ? 0 : borderWidth,
    style: {
      // Room for the upper corner, which leans over the neighbour.
      marginLeft: leaning === 0 ? 0 : height * Math.sin((leaning * Math.PI) / 180) - 8,
      transform: `rotate(${-leaning}deg)`,
      transformOrigin: 'bottom left',
    },
    insideStyle: {
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'space-between',
      padding: '24px 0 28px',
    },
    children: (
      <>
        <div style={{ width: dot, height: dot, borderRadius: dot * 0.3, backgroundColor: print }} />
        <div style={{ width: 10, height: '42%', borderRadius: 5, backgroundColor: print }} />
      </>
    ),
  });
}

/** Places objects side by side on the right of the shelf. */
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
