import { LRUCache } from 'lru-cache';

import type { ReadParam } from '../../domain/catalogueRequests';
import { namedCounts } from '../../domain/facetCounts';
import type { Sort } from '../../domain/listing';
import { facetFields, type Facets } from '../../domain/listingMetadata';
import type { Tool } from '../../domain/tool';
import { foldValue, valueFields } from '../../domain/toolFilters';
import type { FoundTools, ListingPage } from '../../domain/toolListing';
import { requestedSort } from '../../domain/toolOrder';
import { readCount } from '../../lib/read';

import type { Database } from './database';
import { schema } from './schema';
import { columnOf, type Snapshot } from './snapshot';

/** A filter of a request: what a tool has to meet, with `$` for its number among the values, and its bit in `failed`. */
interface Filter {
  field: string;
  wanted: string;
  condition: string;
  bit: number;
}

interface Filters {
  filters: readonly Filter[];
  /** The values of the statement. */
  values: readonly unknown[];
  /** The tools, each with the bits of the filters that it fails; the place of each in a search. */
  from: string;
}

/** What a search finds: its order, the best first. */
export interface OrderedTools extends Pick<FoundTools, 'match'> {
  positions: readonly number[];
}

function filtersIn(query: ReadParam, { fields }: Snapshot, found: OrderedTools | undefined): Filters {
  const values: unknown[] = [];
  const conditions: Omit<Filter, 'bit'>[] = [];
  for (const field of valueFields) {
    const wanted = query(field);
    if (wanted === '') continue;
    const folded = foldValue(field, wanted);
    values.push(fields[field].numberOf.get(folded) ?? -1);
    conditions.push({
      field,
      wanted: folded,
      condition: `$${values.length}::int = ANY (${columnOf(field)})`,
    });
  }
  if (query('trending') === 'true')
    conditions.push({ field: 'trending', wanted: 'true', condition: 'trending' });
  let join = '';
  if (found) {
    values.push(found.positions);
    join = `LEFT JOIN unnest($${values.length}::int[]) WITH ORDINALITY AS found(position, nth) USING (position)`;
    conditions.push({ field: 'search', wanted: query('search'), condition: 'found.nth IS NOT NULL' });
  }
  const filters = conditions.map((one, index) => ({ ...one, bit: 1 << index }));
  const failed = filters.map(({ condition, bit }) => `CASE WHEN ${condition} THEN 0 ELSE ${bit} END`);
  const nth = found ? ', found.nth' : '';
  return {
    filters,
    values,
    from: `(SELECT listed.*${nth}, ${['0', ...failed].join(' + ')} AS failed FROM ${schema}.listed ${join}) AS marked`,
  };
}

interface Counts {
  total: number;
  facets?: Facets;
}

async function countAll(
  database: Database,
  query: ReadParam,
  snapshot: Snapshot,
  found?: OrderedTools,
): Promise<Counts> {
  const { filters, values, from } = filtersIn(query, snapshot, found);
  const bitOf = (field: string) => filters.find((filter) => filter.field === field)?.bit ?? 0;
  const isCounted = query('trending') !== 'true';
  const counted = (isCounted ? facetFields : []).map((field) => {
    const passes = `failed IN (0, ${bitOf(field)})`;
    return `SELECT '${field}' AS field, number, count(*)::int AS count FROM marked, unnest(${columnOf(field)}) AS number
      WHERE ${passes} GROUP BY number`;
  });
  const rows = await database.query<{ field: string; number: number; count: number }>(
    `WITH marked AS MATERIALIZED (SELECT * FROM ${from})
      SELECT 'total' AS field, 0 AS number, count(*)::int AS count FROM marked WHERE failed = 0
      ${counted.map((part) => `UNION ALL ${part}`).join(' ')}`,
    values,
  );
  const total = rows.find(({ field }) => field === 'total')?.count ?? 0;
  if (!isCounted) return { total };
  const category = filters.find(({ field }) => field === 'category')?.wanted;
  const facets = facetFields.map((field) => {
    const counts = new Uint32Array(snapshot.fields[field].size);
    for (const row of rows) if (row.field === field) counts[row.number] = row.count;
    return [field, namedCounts(field, snapshot, counts, category)];
  });
  return { total, facets: Object.fromEntries(facets) as Facets };
}

async function countElsewhere(
  database: Database,
  query: ReadParam,
  snapshot: Snapshot,
  found?: OrderedTools,
) {
  const { filters, values, from } = filtersIn(query, snapshot, found);
  const inCategory = filters
    .filter(({ field }) => field === 'category' || field === 'subcategory')
    .reduce((bits, { bit }) => bits | bit, 0);
  const without = (bits: number, name: number) =>
    `count(*) FILTER (WHERE failed & ~${bits} = 0)::int AS count_${name}`;
  const counts = [inCategory, ...filters.map(({ bit }) => bit)].map(without);
  const [row = {}] = await database.query<Record<string, number>>(
    `SELECT ${counts.join(', ')} FROM ${from}`,
    values,
  );
  return {
    total: row.count_0 ?? 0,
    without: Object.fromEntries(filters.map(({ field }, index) => [field, row[`count_${index + 1}`] ?? 0])),
  };
}

async function pageOf(
  database: Database,
  query: ReadParam,
  snapshot: Snapshot,
  {
    found,
    sort,
    offset,
    limit,
  }: { found?: OrderedTools | undefined; sort?: Sort | undefined; offset: number; limit: number },
): Promise<Tool[]> {
  const { values, from } = filtersIn(query, snapshot, found);
  const order = sort ? `by_${sort}` : found ? 'nth' : 'position';
  const rows = await database.query<{ record: Tool }>(
    `SELECT record FROM (SELECT position, ${order} AS rank FROM ${from} WHERE failed = 0
      ORDER BY ${order} OFFSET $${values.length + 1} LIMIT $${values.length + 2}) AS page
      JOIN ${schema}.tools USING (position) ORDER BY rank`,
    [...values, offset, limit],
  );
  return rows.map(({ record }) => record);
}

/** How many lists' counts are kept, for their further pages and orders. */
const countsKept = 500;

/** Finds pages of tools in a database, as `findListingPage` does in memory. */
export function databaseListing(database: Database, snapshot: Snapshot) {
  const kept = new LRUCache<string, Counts>({ max: countsKept });
  return async (query: ReadParam, found?: OrderedTools): Promise<ListingPage<Tool>> => {
    const key = JSON.stringify([...valueFields, 'trending', 'search'].map(query));
    const counts = kept.get(key) ?? (await countAll(database, query, snapshot, found));
    kept.set(key, counts);
    const { total, facets } = counts;
    const sort = requestedSort(query('sort'), snapshot.sorts);
    const page = readCount(query('page')) ?? 0;
    const size = Math.max(1, readCount(query('limit')) ?? total);
    const offset = page * size;
    const isBeyond = offset >= total;
    return {
      tools: isBeyond ? [] : await pageOf(database, query, snapshot, { found, sort, offset, limit: size }),
      totalItems: total,
      totalPages: Math.ceil(total / size),
      currentPage: page,
      ...(facets && {
        facets,
        sorts: [...snapshot.sorts],
        ...(found && { match: found.match }),
        ...(total === 0 && { elsewhere: await countElsewhere(database, query, snapshot, found) }),
      }),
    };
  };
}
