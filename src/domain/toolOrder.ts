import type { ToolRow } from './catalogueRows';
import { readSort, type Sort } from './listing';

type Prominence = Pick<ToolRow, 'featured' | 'trending' | 'reviewCount' | 'areFiguresSamples'>;

/**
 * Compares two tools for the recommended order: featured first, then trending, then by number of reviews,
 * else as in the catalogue. Tools with sample figures keep the catalogue's order, which is the editors'
 * choice.
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
  // Tools with a free plan by the price of their cheapest subscription, after those that have none.
  price: (a, b) =>
    orUnknown(a.monthlyPrice) - orUnknown(b.monthlyPrice) ||
    (a.subscriptionPrice ?? 0) - (b.subscriptionPrice ?? 0),
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

/**
 * Returns the sort orders that a catalogue offers: none by figures while some of them are samples (list-44).
 */
export function sortsOf(rows: readonly ToolRow[]): Sort[] {
  return (Object.keys(isOffered) as Sort[]).filter((sort) => isOffered[sort](rows));
}

/**
 * Returns the positions of the tools in a sort order (list-44); ties keep the recommended order of the rows.
 */
export function sortPositions(rows: readonly ToolRow[], sort: Sort): Uint32Array {
  const byPosition = rows.map((row, position) => ({ row, position }));
  return Uint32Array.from(
    byPosition.sort((a, b) => comparisons[sort](a.row, b.row)),
    ({ position }) => position,
  );
}

/**
 * Returns the sort order of a request if the catalogue offers it; else undefined, for the recommended order.
 */
export function requestedSort(value: string, offered: readonly Sort[]): Sort | undefined {
  const sort = readSort(value);
  return sort !== '' && offered.includes(sort) ? sort : undefined;
}
