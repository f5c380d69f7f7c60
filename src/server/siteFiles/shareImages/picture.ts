import type { ReactElement } from 'react';

/** The box of a heading and its possible font sizes, largest first; all in px. */
interface Room {
  width: number;
  height: number;
  sizes: readonly number[];
}

/** A share image before it is rendered. */
export interface Picture {
  heading: { text: string; room: Room };
  /** Returns the whole image with its heading at a font size in px. */
  at: (fontSize: number) => ReactElement;
}
