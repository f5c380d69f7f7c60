import type { ReactNode } from 'react';

import { cutText } from '../../../lib/text';
import { brandMark, svgUrl } from '../brandMark';

import { drawableText } from './drawableText';
import { headingStyle } from './fitting';
import { fontFamily, imageSize, margin, palette, shelfTop } from './look';

interface FrameOptions {
  tint: keyof typeof palette.tint;
  /** In the upper right corner. */
  label: string;
  heading: string;
  headingSize: number;
  headingWidth: number;
  /** Under the heading. */
  below?: ReactNode;
  /** The site's host name, under the shelf. */
  host: string;
  /** The objects on the shelf. */
  children: ReactNode;
}

const mark = svgUrl(brandMark());

const ground = {
  display: 'flex',
  position: 'relative',
  ...imageSize,
  color: palette.text.primary,
  fontFamily,
} as const;

const bar = {
  position: 'absolute',
  top: 60,
  left: margin,
  right: margin,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  height: 44,
  fontSize: 28,
  letterSpacing: '-0.016em',
} as const;

const texts = {
  position: 'absolute',
  left: margin,
  bottom: imageSize.height - shelfTop + 50,
  display: 'flex',
  flexDirection: 'column',
} as const;

const board = {
  position: 'absolute',
  top: shelfTop,
  left: 0,
  right: 0,
  height: 16,
  display: 'flex',
  backgroundColor: palette.line.strong,
} as const;

// Drawn as a separate box below the board's edge, since satori would clip a CSS border three times.
const boardFront = {
  flexGrow: 1,
  marginTop: 2,
  backgroundImage: `linear-gradient(${palette.shelf.top}, ${palette.shelf.bottom})`,
} as const;

const edge = {
  position: 'absolute',
  top: shelfTop + 40,
  left: margin,
  fontSize: 24,
  color: palette.text.secondary,
} as const;

/** The frame of every share image: the tinted background, the product's name, the heading and the shelf. */
export function frame({
  tint,
  label,
  heading,
  headingSize,
  headingWidth,
  below,
  host,
  children,
}: FrameOptions) {
  return (
    <div style={{ ...ground, backgroundColor: palette.tint[tint] }}>
      <div style={bar}>
        <div style={{ display: 'flex', alignItems: 'center', gap: 14, fontWeight: 600 }}>
          <img src={mark} width={44} height={44} alt="" />
          AI Toolshelf
        </div>
        <div style={{ fontWeight: 500, color: palette.text.secondary }}>
          {cutText(drawableText(label), 40)}
        </div>
      </div>
      <div style={{ ...texts, width: headingWidth }}>
        <div style={headingStyle(headingSize)}>{heading}</div>
        {below}
      </div>
      {children}
      <div style={board}>
        <div style={boardFront} />
      </div>
      <div style={edge}>{host}</div>
    </div>
  );
}
