import { positionsOf } from '../lib/positionsOf';
import { readCount } from '../lib/read';

import type { ReadParam } from './catalogueRequests';
import type { ToolRow } from './catalogueRows';
import { countElsewhere, countFacets } from './facetCounts';
import type { Sort } from './listing';
import type { ListingMetadata, Match } from './listingMetadata';
import { failedFilters, filtersOf, type FilterValues, valuesOf } from './toolFilters';
import { byProminence, requestedSort, sortPositions, sortsOf } from './toolOrder';

/**
 * A catalogue's tools, prepared once for all its listings. A tool's position is its index in the recommended
 * order.
 */
export interface ToolListing<Row> {
  /** In the recommended order. */
  records: readonly Row[];
  sorts: Sort[];
  values: FilterValues;
  /** Returns the positions in another order, which is sorted lazily. */
  inOrder: (sort: Sort) => Uint32Array;
}

/** One page of tools, as in a listing response; `currentPage` counts from 0. */
export interface ListingPage<Row> extends ListingMetadata {
  tools: Row[];
  totalItems: number;
  totalPages: number;
  currentPage: number;
}

/** The search results for a text in the whole catalogue. */
export interface FoundTools {
  /** Their positions, unordered. */
  positions: Uint32Array;
  /** Returns the `count` best of those that pass a test, best first. */
  best: (count: number, passes: (position: number) => boolean) => number[];
  match: Match;
}

/** Prepares the tools of a catalogue; `rowOf` returns a record's row. */
export function prepareListing<Row>(
  records: readonly Row[],
  rowOf: (record: Row) => ToolRow,
): ToolListing<Row> {
  const entries = records
    .map((record) => ({ record, row: rowOf(record) }))
    .sort((a, b) => byProminence(a.row, b.row));
  const rows = entries.map(({ row }) => row);
  const sorted = new Map<Sort, Uint32Array>();
  return {
    records: entries.map(({ record }) => record),
    sorts: sortsOf(rows),
    values: valuesOf(rows),
    inOrder: (sort) => {
      const positions = sorted.get(sort) ?? sortPositions(rows, sort);
      sorted.set(sort, positions);
      return positions;
    },
  };
}

/** The first `count` positions of an order that pass all filters. */
function firstPassing(failed: Uint8Array, count: number, order: Uint32Array): number[] {
  const found: number[] = [];
  for (const position of order) {
    if (found.length === count) break;
    if (failed[position] === 0) found.push(position);
  }
  return found;
}

/**
 * Returns the requested page of a listing with its metadata (catalogue-21 to catalogue-24); trending, which
 * has no filters, has no metadata. `result` is the result of the request's search; without a chosen order its
 * tools are sorted by relevance.
 */
export function findListingPage<Row>(
  { records, sorts, values, inOrder }: ToolListing<Row>,
  query: ReadParam,
  result?: FoundTools,
): ListingPage<Row> {
  const sort = requestedSort(query('sort'), sorts);
  const filters = filtersOf(query, values, result?.positions);
  const failed = failedFilters(records.length, filters);
  // The positions of a single filter are already known. Those of a search are unordered, but without a chosen
  // order its results are sorted by relevance anyway.
  const passing = filters.length === 1 && filters[0] ? filters[0].passing : positionsOf(failed, 0);
  const total = passing.length;
  const page = readCount(query('page')) ?? 0;
  const size = Math.max(1, readCount(query('limit')) ?? total);
  const end = Math.min(total, (page + 1) * size);
  const first =
    result && !sort
      ? result.best(end, (position) => failed[position] === 0)
      : sort
        ? firstPassing(failed, end, inOrder(sort))
        : [...passing.subarray(0, end)];
  return {
    tools: first.slice(page * size).flatMap((position) => records[position] ?? []),
    totalItems: total,
    totalPages: Math.ceil(total / size),
    currentPage: page,
    ...(query('trending') !== 'true' && {
      facets: countFacets(filters, failed, passing, values),
      sorts,
      ...(result && { match: result.match }),
      ...(total === 0 && { elsewhere: countElsewhere(filters, failed) }),
    }),
  };
}
