import type { ToolRow } from './catalogueRows';
import type { Elsewhere, FacetField, Facets } from './listingAnswer';
import type { ActiveFilter, ListingEntry } from './toolFilters';

/** Every value that a catalogue's tools have, as spelled; the subcategories by category, those of all under ''. */
export interface FacetValues {
  category: readonly string[];
  pricingModel: readonly string[];
  platform: readonly string[];
  subcategory: ReadonlyMap<string, readonly string[]>;
}

/** Finds the values of a catalogue's tools. */
export function valuesOf(rows: readonly ToolRow[]): FacetValues {
  const subcategories = new Map([['', new Set<string>()]]);
  const add = (category: string, values: readonly string[]) => {
    const known = subcategories.get(category) ?? new Set();
    subcategories.set(category, known);
    for (const value of values) known.add(value);
  };
  for (const row of rows) {
    add('', row.subcategories);
    add(row.category, row.subcategories);
  }
  const distinct = (valuesIn: (row: ToolRow) => readonly string[]) =>
    [...new Set(rows.flatMap(valuesIn))].filter((value) => value !== '');
  return {
    category: distinct(({ category }) => [category]),
    pricingModel: distinct(({ pricingModel }) => [pricingModel]),
    platform: distinct(({ platforms }) => platforms),
    subcategory: new Map([...subcategories].map(([category, values]) => [category, [...values]])),
  };
}

const fold = (text: string) => text.toLowerCase();
const asSpelled = (text: string) => text;

const facetRules: Readonly<
  Record<
    FacetField,
    { fold: (value: string) => string; valuesIn: (entry: ListingEntry<unknown>) => Iterable<string> }
  >
> = {
  category: { fold: asSpelled, valuesIn: ({ row }) => [row.category] },
  pricingModel: { fold, valuesIn: ({ pricingModel }) => [pricingModel] },
  platform: { fold, valuesIn: ({ platforms }) => platforms },
  subcategory: { fold: asSpelled, valuesIn: ({ row }) => row.subcategories },
};

/**
 * Counts for each value how many tools have it and pass all filters but that of its own field (catalogue-21): one look at
 * each tool. Values that nothing has are named with 0; of the subcategories those of the chosen category.
 */
export function countFacets(
  entries: readonly ListingEntry<unknown>[],
  filters: readonly ActiveFilter[],
  failed: Uint8Array,
  values: FacetValues,
): Facets {
  const filterOf = (field: FacetField) => filters.find((filter) => filter.field === field);
  const category = filterOf('category')?.wanted ?? '';
  const named: Record<FacetField, readonly string[]> = {
    ...values,
    subcategory: values.subcategory.get(category) ?? [],
  };
  const facets = Object.entries(facetRules).map(([name, { fold: folded, valuesIn }]) => {
    const field = name as FacetField;
    const others = ~(filterOf(field)?.bit ?? 0);
    const counts = new Map<string, number>();
    entries.forEach((entry, index) => {
      if (((failed[index] ?? 0) & others) !== 0) return;
      for (const value of valuesIn(entry)) counts.set(value, (counts.get(value) ?? 0) + 1);
    });
    return [field, Object.fromEntries(named[field].map((value) => [value, counts.get(folded(value)) ?? 0]))];
  });
  return Object.fromEntries(facets) as Facets;
}

/** Counts what there would be with fewer filters (catalogue-24). */
export function countElsewhere(filters: readonly ActiveFilter[], failed: Uint8Array): Elsewhere {
  const countWithout = (dropped: number) => failed.filter((bits) => (bits & ~dropped) === 0).length;
  const bitsOf = (...fields: string[]) =>
    filters.reduce((bits, { field, bit }) => (fields.includes(field) ? bits | bit : bits), 0);
  return {
    total: countWithout(bitsOf('category', 'subcategory')),
    without: Object.fromEntries(filters.map(({ field, bit }) => [field, countWithout(bit)])),
  };
}
