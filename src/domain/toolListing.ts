import { readCount } from '../lib/read';

import type { Query } from './catalogueRequests';
import type { ToolRow } from './catalogueRows';
import { countElsewhere, countFacets, type FacetValues, valuesOf } from './facetCounts';
import type { Sort } from './listing';
import type { ListingAnswer, Match } from './listingAnswer';
import { entryOf, failedFilters, filtersOf, type ListingEntry } from './toolFilters';
import { byProminence, requestedSort, sortsOf, sortTools } from './toolOrder';

/** A catalogue's tools prepared once for all its listings. */
export interface ToolListing<Row> {
  /** In the recommended order. */
  entries: readonly ListingEntry<Row>[];
  sorts: Sort[];
  values: FacetValues;
  /** The entries in the other orders, each sorted when it is first asked for. */
  sorted: Map<Sort, readonly ListingEntry<Row>[]>;
}

/** One page of tools, as in the response of a listing; `currentPage` counts from 0. */
export interface ToolPage<Row> extends ListingAnswer {
  tools: Row[];
  totalItems: number;
  totalPages: number;
  currentPage: number;
}

/** The tools that a text finds in the whole catalogue: the position of each by its id, the best first. */
export interface FoundTools {
  positions: ReadonlyMap<string, number>;
  match: Match;
}

/** Prepares the tools of a catalogue; `rowOf` gives a record's row. */
export function prepareListing<Row>(
  records: readonly Row[],
  rowOf: (record: Row) => ToolRow,
): ToolListing<Row> {
  const entries = records
    .map((record) => entryOf(record, rowOf(record)))
    .sort((a, b) => byProminence(a.row, b.row));
  const rows = entries.map(({ row }) => row);
  return { entries, sorts: sortsOf(rows), sorted: new Map(), values: valuesOf(rows) };
}

function isIn<Entry>(some: readonly Entry[]): (entry: Entry) => boolean {
  const set = new Set(some);
  return (entry) => set.has(entry);
}

/** The entries in an order, sorted when it is first asked for. */
function ordered<Row>({ entries, sorted }: ToolListing<Row>, sort: Sort): readonly ListingEntry<Row>[] {
  const inOrder = sorted.get(sort) ?? sortTools(entries, sort);
  sorted.set(sort, inOrder);
  return inOrder;
}

/**
 * Finds the page of tools for a listing, and what it tells about itself (catalogue-21 to catalogue-24); trending, which has no
 * filters, tells nothing. `result` is what the search of the request finds; without a chosen order its tools come by relevance.
 */
export function findToolPage<Row>(
  listing: ToolListing<Row>,
  query: Query,
  result?: FoundTools,
): ToolPage<Row> {
  const { entries, sorts, values } = listing;
  const sort = requestedSort(query('sort'), sorts);
  const filters = filtersOf(query, result?.positions);
  const failed = failedFilters(entries, filters);
  const passing = entries.filter((_, index) => failed[index] === 0);
  const found = sort ? ordered(listing, sort).filter(isIn(passing)) : passing;
  if (result && !sort) {
    const position = ({ id }: ListingEntry<Row>) => result.positions.get(id) ?? 0;
    found.sort((a, b) => position(a) - position(b));
  }
  const page = readCount(query('page')) ?? 0;
  const size = Math.max(1, readCount(query('limit')) ?? found.length);
  return {
    tools: found.slice(page * size, (page + 1) * size).map(({ record }) => record),
    totalItems: found.length,
    totalPages: Math.ceil(found.length / size),
    currentPage: page,
    ...(query('trending') !== 'true' && {
      facets: countFacets(filters, failed, values),
      sorts,
      ...(result && { match: result.match }),
      ...(found.length === 0 && { elsewhere: countElsewhere(filters, failed) }),
    }),
  };
}
