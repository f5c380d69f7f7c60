import { positionsOf } from '../lib/positionsOf';

import { type Elsewhere, type FacetField, facetFields, type Facets } from './listingMetadata';
import type { ActiveFilter, FieldValues, FilterValues } from './toolFilters';

/** Names the counts of a field's values, in the order in which the values first occur in the catalogue. */
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
 * Counts facets (catalogue-21): for each value, the tools that have it and pass all filters except that of
 * its own field. Takes one pass over the tools, or none when there is no other filter. Values without tools
 * are included as 0, but only the subcategories of the chosen category. `failed` has the order of the rows
 * that `values` was built from; `passing` holds the positions of the tools that pass all filters, in any
 * order.
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

/** Counts the tools by the exact combination of filters (bits) that they fail. */
function countByBits(failed: Uint8Array): Uint32Array {
  const counts = new Uint32Array(256);
  for (const bits of failed) counts[bits] = (counts[bits] ?? 0) + 1;
  return counts;
}

/** Counts the results with fewer filters (catalogue-24), in one pass over the tools. */
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
