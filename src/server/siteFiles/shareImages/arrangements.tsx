import { coverArrangement } from '../../../ui/coverArrangement';

import { type Logo, onShelf, shelfObject, spine } from './shelfObjects';

/** Arranges one tall tool between two spines. */
export function oneTool(logo: Logo, seed: string) {
  return onShelf(10, [
    spine({ width: 64, height: 288 }),
    shelfObject({ logo, width: 264, height: 404 }),
    spine({ width: 60, height: 300, tone: coverArrangement(seed).fill, leaning: 9 }),
  ]);
}

/** Arranges only spines, for pages without a logo. */
export function spinesOnly() {
  return onShelf(10, [
    spine({ width: 76, height: 340 }),
    spine({ width: 64, height: 302, tone: 'accent' }),
    spine({ width: 84, height: 372 }),
    spine({ width: 64, height: 320 }),
    spine({ width: 60, height: 306, tone: 'ink', leaning: 9 }),
  ]);
}

/** In px, by the number of tools. */
const measures: Readonly<Record<number, { width: number; gap: number }>> = {
  2: { width: 156, gap: 44 },
  3: { width: 124, gap: 26 },
  4: { width: 98, gap: 14 },
};

/**
 * Arranges two to four tools as on an article's generated cover; a single tool alone, or only spines when
 * there is none.
 */
export function toolsOnShelf(logos: readonly Logo[], seed: string) {
  const shown = logos.slice(0, 4);
  const [first] = shown;
  if (!first) return spinesOnly();
  const measure = measures[shown.length];
  if (!measure) return oneTool(first, seed);
  const { width, gap } = measure;
  const { heights, filled, fill } = coverArrangement(seed);
  return onShelf(
    gap,
    shown.map((logo, index) =>
      shelfObject({
        logo,
        width,
        height: Math.round((width * 0.55 + 70) * (heights[index] ?? 1) + width * 0.23) + 30,
        tone: index === filled ? fill : 'paper',
      }),
    ),
  );
}
