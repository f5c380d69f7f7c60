import { toSlug } from '../lib/text';

import type { Query } from './catalogueRequests';
import type { ToolRow } from './catalogueRows';
import type { NarrowingField } from './listingAnswer';

const fold = (text: string) => text.toLowerCase();

/** A tool prepared for filtering: its texts folded once, and what each request reads beside each other. */
export interface ListingEntry<Row> {
  record: Row;
  row: ToolRow;
  id: string;
  category: string;
  subcategories: readonly string[];
  pricingModel: string;
  platforms: ReadonlySet<string>;
  industries: ReadonlySet<string>;
  tags: ReadonlySet<string>;
}

/** Prepares a tool for filtering. */
export function entryOf<Row>(record: Row, row: ToolRow): ListingEntry<Row> {
  return {
    record,
    row,
    id: row.id,
    category: row.category,
    subcategories: row.subcategories,
    pricingModel: fold(row.pricingModel),
    platforms: new Set(row.platforms.map(fold)),
    industries: new Set(row.industryFit.map(toSlug)),
    tags: new Set(row.tags.map(toSlug)),
  };
}

type Entry = ListingEntry<unknown>;

interface Rule {
  field: Exclude<NarrowingField, 'search'> | 'trending';
  /** How a wanted value is written to be compared. */
  fold?: (wanted: string) => string;
  passes: (entry: Entry, wanted: string) => boolean;
}

/** Pricing model and platform in any case, industry and tag however written, the others as spelled (list-31). */
const rules: readonly Rule[] = [
  { field: 'category', passes: ({ category }, wanted) => category === wanted },
  { field: 'subcategory', passes: ({ subcategories }, wanted) => subcategories.includes(wanted) },
  { field: 'pricingModel', fold, passes: ({ pricingModel }, wanted) => pricingModel === wanted },
  { field: 'platform', fold, passes: ({ platforms }, wanted) => platforms.has(wanted) },
  { field: 'industry', fold: toSlug, passes: ({ industries }, wanted) => industries.has(wanted) },
  { field: 'tag', fold: toSlug, passes: ({ tags }, wanted) => tags.has(wanted) },
  { field: 'trending', passes: ({ row }, wanted) => row.trending || wanted !== 'true' },
];

/** A filter of a request; `bit` is its own in what `failedFilters` gives. */
export interface ActiveFilter {
  field: NarrowingField | 'trending';
  wanted: string;
  bit: number;
  passes: (entry: Entry) => boolean;
}

/** The filters of a request; `positions` are the tools that its search finds, where it has one. */
export function filtersOf(
  query: Query,
  positions: ReadonlyMap<string, number> | undefined,
): readonly ActiveFilter[] {
  const chosen = rules.flatMap(({ field, fold: folded, passes }): Omit<ActiveFilter, 'bit'>[] => {
    if (query(field) === '') return [];
    const wanted = folded?.(query(field)) ?? query(field);
    return [{ field, wanted, passes: (entry) => passes(entry, wanted) }];
  });
  if (positions) {
    chosen.push({ field: 'search', wanted: query('search'), passes: ({ id }) => positions.has(id) });
  }
  return chosen.map((filter, index) => ({ ...filter, bit: 1 << index }));
}

/** For each entry the bits of the filters that it does not pass: 0 passes all. One look at each tool. */
export function failedFilters(entries: readonly Entry[], filters: readonly ActiveFilter[]): Uint8Array {
  const failed = new Uint8Array(entries.length);
  entries.forEach((entry, index) => {
    let bits = 0;
    for (const { bit, passes } of filters) if (!passes(entry)) bits |= bit;
    failed[index] = bits;
  });
  return failed;
}
