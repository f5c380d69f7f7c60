import { positionsOf } from '../lib/positionsOf';

import { type Elsewhere, type FacetField, facetFields, type Facets } from './listingMetadata';
import type { ActiveFilter, FieldValues, FilterValues } from './toolFilters';

/** The counts of a field's values by name, in the order in which the catalogue first has them. */
function namedCounts(
  field: FacetField,
  { fields, subcategoriesOf }: FilterValues,
  counts: Uint32Array,
  category: string | undefined,
): Record<string, number> {
  const inCategory = category === undefined ? undefined : (subcategoriesOf.get(category) ?? new Set());
  const { named } = fields[field];
  const shown =
    field === 'subcategory' && inCategory ? named.filter(([value]) => inCategory.has(value)) : named;
  return Object.fromEntries(shown.map(([value, number]) => [value, counts[number] ?? 0]));
}

function addCounts(counts: Uint32Array, { starts, numbers }: FieldValues, tools: Uint32Array): void {
  for (const tool of tools) {
    const end = starts[tool + 1] ?? 0;
    for (let value = starts[tool] ?? 0; value < end; value++) {
      const number = numbers[value] ?? 0;
      counts[number] = (counts[number] ?? 0) + 1;
    }
  }
}

/**
 * Counts for each value how many tools have it and pass all filters but that of its own field (catalogue-21): one look at
 * each tool, none where there is no other filter. Values that nothing has are named with 0; of the subcategories those of the chosen category. `failed` is in the
 * order of the rows that the values were made of; `passing` are the positions that pass all, in any order.
 */
export function countFacets(
  filters: readonly ActiveFilter[],
  failed: Uint8Array,
  passing: Uint32Array,
  values: FilterValues,
): Facets {
  const filterOf = (field: FacetField) => filters.find((filter) => filter.field === field);
  const category = filterOf('category')?.wanted;
  const countsOf = (field: FacetField): Uint32Array => {
    const own = filterOf(field)?.bit;
    const others = own === undefined ? filters.length : filters.length - 1;
    if (others === 0) return Uint32Array.from(values.fields[field].tools, ({ length }) => length);
    const counts = new Uint32Array(values.fields[field].size);
    addCounts(counts, values.fields[field], passing);
    if (own !== undefined) addCounts(counts, values.fields[field], positionsOf(failed, own));
    return counts;
  };
  const facets = facetFields.map((field) => [field, namedCounts(field, values, countsOf(field), category)]);
  return Object.fromEntries(facets) as Facets;
}

/** How many tools fail exactly the filters of each combination of bits. */
function countByBits(failed: Uint8Array): Uint32Array {
  const counts = new Uint32Array(256);
  for (const bits of failed) counts[bits] = (counts[bits] ?? 0) + 1;
  return counts;
}

/** Counts what there would be with fewer filters (catalogue-24): one look at each tool. */
export function countElsewhere(filters: readonly ActiveFilter[], failed: Uint8Array): Elsewhere {
  const counts = countByBits(failed);
  const countWithout = (dropped: number) =>
    counts.reduce((sum, count, bits) => ((bits & ~dropped) === 0 ? sum + count : sum), 0);
  const bitsOf = (...fields: string[]) =>
    filters.reduce((bits, { field, bit }) => (fields.includes(field) ? bits | bit : bits), 0);
  return {
    total: countWithout(bitsOf('category', 'subcategory')),
    without: Object.fromEntries(filters.map(({ field, bit }) => [field, countWithout(bit)])),
  };
}
