import type { ToolRow } from './catalogueRows';
import { readSort, type Sort } from './listing';

type Prominence = Pick<ToolRow, 'featured' | 'trending' | 'reviewCount' | 'areFiguresSamples'>;

/**
 * Compares two tools for the recommended order: featured ones first, then trending ones, then those with more reviews,
 * else as the catalogue has them. Tools with sample figures keep the catalogue's order, which is the editors'.
 */
export function byProminence(a: Prominence, b: Prominence): number {
  const weight = (row: Prominence) =>
    row.areFiguresSamples ? 0 : (row.featured ? 2 : 0) + (row.trending ? 1 : 0);
  const reviews = (row: Prominence) => (row.areFiguresSamples ? 0 : row.reviewCount);
  return weight(b) - weight(a) || reviews(b) - reviews(a);
}

const collator = new Intl.Collator('en', { numeric: true });
const orUnknown = (price: number | null) => price ?? Number.MAX_VALUE;

const comparisons: Readonly<Record<Sort, (a: ToolRow, b: ToolRow) => number>> = {
  checked: (a, b) => (a.factsCheckedAt < b.factsCheckedAt ? 1 : a.factsCheckedAt > b.factsCheckedAt ? -1 : 0),
  price: (a, b) => orUnknown(a.monthlyPrice) - orUnknown(b.monthlyPrice),
  name: (a, b) => collator.compare(a.name, b.name),
  rating: (a, b) => b.rating - a.rating || b.reviewCount - a.reviewCount,
  reviews: (a, b) => b.reviewCount - a.reviewCount,
};

const isOffered: Readonly<Record<Sort, (rows: readonly ToolRow[]) => boolean>> = {
  checked: (rows) => rows.some(({ factsCheckedAt }) => factsCheckedAt !== ''),
  price: (rows) => rows.some(({ monthlyPrice }) => monthlyPrice !== null),
  name: () => true,
  rating: (rows) => rows.some(({ rating }) => rating > 0) && !rows.some((row) => row.areFiguresSamples),
  reviews: (rows) =>
    rows.some(({ reviewCount }) => reviewCount > 0) && !rows.some((row) => row.areFiguresSamples),
};

/** The orders that a catalogue's tools can have: none by figures as long as some of them are samples (list-44). */
export function sortsOf(rows: readonly ToolRow[]): Sort[] {
  return (Object.keys(isOffered) as Sort[]).filter((sort) => isOffered[sort](rows));
}

/** The positions of the tools in an order (list-44); the recommended one, in which they come, decides between equals. */
export function sortPositions(rows: readonly ToolRow[], sort: Sort): Uint32Array {
  const byPosition = rows.map((row, position) => ({ row, position }));
  return Uint32Array.from(
    byPosition.sort((a, b) => comparisons[sort](a.row, b.row)),
    ({ position }) => position,
  );
}

/** The order that a request asks for, where the catalogue offers it; else undefined: the recommended one. */
export function requestedSort(value: string, offered: readonly Sort[]): Sort | undefined {
  const sort = readSort(value);
  return sort !== '' && offered.includes(sort) ? sort : undefined;
}
