import type { ToolRow } from './catalogueRows';
import { type Elsewhere, type FacetField, facetFields, type Facets } from './listingAnswer';
import type { ActiveFilter } from './toolFilters';

/** The values of one field in a catalogue, numbered: those that only differ in case have one number. */
interface FieldValues {
  /** The values as spelled, with their numbers. */
  named: readonly (readonly [value: string, number: number])[];
  /** How many numbers there are. */
  size: number;
  /** The numbers of each tool, in the order of the rows. */
  ofTool: readonly (readonly number[])[];
}

/** Every value that a catalogue's tools have, made once for all its listings. */
export interface FacetValues extends Readonly<Record<FacetField, FieldValues>> {
  /** The names of the subcategories in a category. */
  subcategoriesOf: ReadonlyMap<string, ReadonlySet<string>>;
}

const fold = (text: string) => text.toLowerCase();
const asSpelled = (text: string) => text;

function numberValues(
  rows: readonly ToolRow[],
  valuesIn: (row: ToolRow) => readonly string[],
  folded = asSpelled,
): FieldValues {
  const numbers = new Map<string, number>();
  const spelled = new Map<string, number>();
  const numberOf = (value: string) => {
    const key = folded(value);
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    spelled.set(value, number);
    return number;
  };
  const ofTool = rows.map((row) => [...new Set(valuesIn(row).filter(Boolean).map(numberOf))]);
  return { named: [...spelled], size: numbers.size, ofTool };
}

/** Finds and numbers the values of a catalogue's tools. */
export function valuesOf(rows: readonly ToolRow[]): FacetValues {
  const subcategoriesOf = new Map<string, Set<string>>();
  for (const { category, subcategories } of rows) {
    const known = subcategoriesOf.get(category) ?? new Set();
    subcategoriesOf.set(category, known);
    for (const subcategory of subcategories) known.add(subcategory);
  }
  return {
    category: numberValues(rows, ({ category }) => [category]),
    pricingModel: numberValues(rows, ({ pricingModel }) => [pricingModel], fold),
    platform: numberValues(rows, ({ platforms }) => platforms, fold),
    subcategory: numberValues(rows, ({ subcategories }) => subcategories),
    subcategoriesOf,
  };
}

/**
 * Counts for each value how many tools have it and pass all filters but that of its own field (catalogue-21): one look at
 * each tool. Values that nothing has are named with 0; of the subcategories those of the chosen category. `failed` is in the
 * order of the rows that the values were made of.
 */
export function countFacets(
  filters: readonly ActiveFilter[],
  failed: Uint8Array,
  values: FacetValues,
): Facets {
  const filterOf = (field: FacetField) => filters.find((filter) => filter.field === field);
  const category = filterOf('category')?.wanted;
  const inCategory = category === undefined ? undefined : (values.subcategoriesOf.get(category) ?? new Set());
  const facets = facetFields.map((field) => {
    const { named, size, ofTool } = values[field];
    const others = ~(filterOf(field)?.bit ?? 0);
    const counts = new Uint32Array(size);
    ofTool.forEach((numbers, tool) => {
      if (((failed[tool] ?? 0) & others) === 0)
        for (const number of numbers) counts[number] = (counts[number] ?? 0) + 1;
    });
    const shown =
      field === 'subcategory' && inCategory ? named.filter(([value]) => inCategory.has(value)) : named;
    return [field, Object.fromEntries(shown.map(([value, number]) => [value, counts[number] ?? 0]))];
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
