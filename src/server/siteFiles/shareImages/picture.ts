import type { ReactElement } from 'react';

/** The box of a heading and its possible font sizes, largest first; all in px. */
interface Room {
  width: number;
  height: number;
  sizes: readonly number[];
}

/** A share image that is not rendered yet. */
export interface Picture {
  heading: { text: string; room: Room };
  /** The whole image with its heading at a font size in px. */
  at: (fontSize: number) => ReactElement;
}
