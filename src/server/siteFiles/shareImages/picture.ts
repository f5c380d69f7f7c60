import type { ReactElement } from 'react';

/** What a heading has to fit into, and the sizes it may have, from the largest to the smallest; all in px. */
export interface Room {
  width: number;
  height: number;
  sizes: readonly number[];
}

/** A share image that is not drawn yet. */
export interface Picture {
  heading: { text: string; room: Room };
  /** The whole picture with its heading at a size in px. */
  at: (fontSize: number) => ReactElement;
}
