import { numberAt } from '../lib/numberAt';

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
  return Object.fromEntries(shown.map(([value, number]) => [value, numberAt(counts, number)]));
}

function positionsWith(failed: Uint8Array, bits: number): Uint32Array {
  const positions = new Uint32Array(failed.length);
  let count = 0;
  for (let tool = 0; tool < failed.length; tool++) if (failed[tool] === bits) positions[count++] = tool;
  return positions.subarray(0, count);
}

function addCounts(counts: Uint32Array, { starts, numbers }: FieldValues, tools: Uint32Array): void {
  for (let at = 0; at < tools.length; at++) {
    const tool = numberAt(tools, at);
    const end = numberAt(starts, tool + 1);
    for (let value = numberAt(starts, tool); value < end; value++) {
      const number = numberAt(numbers, value);
      counts[number] = numberAt(counts, number) + 1;
    }
  }
}

/**
 * Counts for each value how many tools have it and pass all filters but that of its own field (catalogue-21): one look at
 * each tool. Values that nothing has are named with 0; of the subcategories those of the chosen category. `failed` is in the
 * order of the rows that the values were made of.
 */
export function countFacets(
  filters: readonly ActiveFilter[],
  failed: Uint8Array,
  values: FilterValues,
): Facets {
  const filterOf = (field: FacetField) => filters.find((filter) => filter.field === field);
  const category = filterOf('category')?.wanted;
  const passing = positionsWith(failed, 0);
  const facets = facetFields.map((field) => {
    const counts = new Uint32Array(values.fields[field].size);
    addCounts(counts, values.fields[field], passing);
    const own = filterOf(field)?.bit;
    if (own !== undefined) addCounts(counts, values.fields[field], positionsWith(failed, own));
    return [field, namedCounts(field, values, counts, category)];
  });
  return Object.fromEntries(facets) as Facets;
}

/** Counts what there would be with fewer filters (catalogue-24). */
export function countElsewhere(filters: readonly ActiveFilter[], failed: Uint8Array): Elsewhere {
  const countWithout = (dropped: number) =>
    failed.reduce((count, bits) => ((bits & ~dropped) === 0 ? count + 1 : count), 0);
  const bitsOf = (...fields: string[]) =>
    filters.reduce((bits, { field, bit }) => (fields.includes(field) ? bits | bit : bits), 0);
  return {
    total: countWithout(bitsOf('category', 'subcategory')),
    without: Object.fromEntries(filters.map(({ field, bit }) => [field, countWithout(bit)])),
  };
}
