import satori, { type Font } from 'satori';

import { fontFamily } from './look';
import type { Picture } from './picture';

/** Returns the style of a heading at a font size (design-1). */
export function headingStyle(fontSize: number) {
  return {
    display: 'flex',
    fontSize,
    lineHeight: fontSize > 60 ? 1.08 : 1.16,
    fontWeight: 600,
    letterSpacing: '-0.032em',
    wordBreak: 'break-word',
    textWrap: 'balance',
  } as const;
}

async function heightOf(text: string, fontSize: number, width: number, fonts: Font[]): Promise<number> {
  const element = <div style={{ ...headingStyle(fontSize), width, fontFamily }}>{text}</div>;
  const svg = await satori(element, { width, fonts, embedFont: false });
  return Number(/ height="([\d.]+)"/.exec(svg)?.[1]);
}

/** Returns the width of the widest word of a text, which may be broken after a hyphen. */
async function widestWord(text: string, fontSize: number, fonts: Font[]): Promise<number> {
  const words = text.split(/ |(?<=-)/).map((word, index) => <div key={index}>{word}</div>);
  const style = {
    ...headingStyle(fontSize),
    flexDirection: 'column',
    textWrap: 'nowrap',
    fontFamily,
  } as const;
  const svg = await satori(<div style={style}>{words}</div>, { height: fontSize, fonts, embedFont: false });
  return Number(/ width="([\d.]+)"/.exec(svg)?.[1]);
}

/**
 * Returns the largest of a box's font sizes at which the heading fits without a broken word; the smallest when
 * none does.
 */
export async function fittingSize({ text, room }: Picture['heading'], fonts: Font[]): Promise<number> {
  const [largest = 0] = room.sizes;
  // Widths grow with the size, so that one measurement is enough.
  const sizeOfWidest = (room.width / (await widestWord(text, largest, fonts))) * largest;
  for (const size of room.sizes) {
    if (size <= sizeOfWidest && (await heightOf(text, size, room.width, fonts)) <= room.height) return size;
  }
  return room.sizes.at(-1) ?? 0;
}
