import { toSlug } from '../lib/text';

import type { ReadParam } from './catalogueRequests';
import type { ToolRow } from './catalogueRows';
import type { NarrowingField } from './listingMetadata';

type ValueField = Exclude<NarrowingField, 'search'>;

const foldCase = (text: string) => text.toLowerCase();
const asSpelled = (text: string) => text;

/**
 * Pricing model and platform are compared case-insensitively, industry and tag as slugs, the others exactly
 * (list-31).
 */
const rules: Readonly<
  Record<ValueField, { valuesIn: (row: ToolRow) => readonly string[]; fold: (value: string) => string }>
> = {
  category: { valuesIn: ({ category }) => [category], fold: asSpelled },
  subcategory: { valuesIn: ({ subcategories }) => subcategories, fold: asSpelled },
  pricingModel: { valuesIn: ({ pricingModel }) => [pricingModel], fold: foldCase },
  platform: { valuesIn: ({ platforms }) => platforms, fold: foldCase },
  industry: { valuesIn: ({ industryFit }) => industryFit, fold: toSlug },
  tag: { valuesIn: ({ tags }) => tags, fold: toSlug },
};

const valueFields = Object.keys(rules) as ValueField[];

/** The values of one field in a catalogue, numbered; values that fold to the same text share a number. */
export interface FieldValues {
  /** The values as spelled, with their numbers. */
  named: readonly (readonly [value: string, number: number])[];
  /** The numbers by folded value, and how many there are. */
  numberOf: ReadonlyMap<string, number>;
  size: number;
  /**
   * The value numbers of all tools in one array, in the order of the rows; those of a tool are from
   * `starts[tool]` to `starts[tool + 1]`.
   */
  starts: Uint32Array;
  numbers: Uint32Array;
  /** By number: the positions of the tools that have the value. */
  tools: readonly Uint32Array[];
}

/** All values that a catalogue's tools can be filtered by, computed once for all its listings. */
export interface FilterValues {
  fields: Readonly<Record<ValueField, FieldValues>>;
  trending: Uint32Array;
  /** The subcategories in each category. */
  subcategoriesOf: ReadonlyMap<string, ReadonlySet<string>>;
}

function numberValues(rows: readonly ToolRow[], field: ValueField): FieldValues {
  const { valuesIn, fold } = rules[field];
  const numberOf = new Map<string, number>();
  const spelled = new Map<string, number>();
  const starts = new Uint32Array(rows.length + 1);
  const numbers: number[] = [];
  const tools: number[][] = [];
  rows.forEach((row, tool) => {
    for (const value of valuesIn(row)) {
      if (value === '') continue;
      let number = spelled.get(value);
      if (number === undefined) {
        const folded = fold(value);
        number = numberOf.get(folded) ?? numberOf.size;
        numberOf.set(folded, number);
        spelled.set(value, number);
      }
      const having = (tools[number] ??= []);
      if (having.at(-1) === tool) continue;
      having.push(tool);
      numbers.push(number);
    }
    starts[tool + 1] = numbers.length;
  });
  return {
    named: [...spelled],
    numberOf,
    size: numberOf.size,
    starts,
    numbers: Uint32Array.from(numbers),
    tools: tools.map((positions) => Uint32Array.from(positions)),
  };
}

/** Collects and numbers the filter values of a catalogue's tools. */
export function valuesOf(rows: readonly ToolRow[]): FilterValues {
  const subcategoriesOf = new Map<string, Set<string>>();
  for (const { category, subcategories } of rows) {
    const known = subcategoriesOf.get(category) ?? new Set();
    subcategoriesOf.set(category, known);
    for (const subcategory of subcategories) known.add(subcategory);
  }
  return {
    fields: Object.fromEntries(
      valueFields.map((field) => [field, numberValues(rows, field)]),
    ) as FilterValues['fields'],
    trending: Uint32Array.from(rows.flatMap(({ trending }, tool) => (trending ? [tool] : []))),
    subcategoriesOf,
  };
}

/** A filter of a request; `bit` represents it in the result of `failedFilters`. */
export interface ActiveFilter {
  field: NarrowingField | 'trending';
  wanted: string;
  bit: number;
  /** The positions of the tools that pass it. */
  passing: Uint32Array;
}

const none = new Uint32Array(0);

/** Returns the filters of a request; `positions` are the tools that its search finds, if it has one. */
export function filtersOf(
  query: ReadParam,
  { fields, trending }: FilterValues,
  positions: Uint32Array | undefined,
): readonly ActiveFilter[] {
  const chosen = valueFields.flatMap((field): Omit<ActiveFilter, 'bit'>[] => {
    const wanted = query(field);
    if (wanted === '') return [];
    const { numberOf, tools } = fields[field];
    const number = numberOf.get(rules[field].fold(wanted));
    return [{ field, wanted, passing: tools[number ?? -1] ?? none }];
  });
  if (query('trending') === 'true') chosen.push({ field: 'trending', wanted: 'true', passing: trending });
  if (positions) chosen.push({ field: 'search', wanted: query('search'), passing: positions });
  return chosen.map((filter, index) => ({ ...filter, bit: 1 << index }));
}

/** Returns, for each of `size` tools, a bitmask of the filters that it fails; 0 when it passes all. */
export function failedFilters(size: number, filters: readonly ActiveFilter[]): Uint8Array {
  const failed = new Uint8Array(size).fill((1 << filters.length) - 1);
  for (const { bit, passing } of filters) {
    for (const tool of passing) failed[tool] = (failed[tool] ?? 0) & ~bit;
  }
  return failed;
}
