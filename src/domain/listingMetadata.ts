import { readCount, readFilledText, readKey, readObject, readTexts } from '../lib/read';

import { type ListingFilters, readSort, type Sort } from './listing';

/** The facets: the filters whose options are counted. */
export const facetFields = ['category', 'pricingModel', 'platform', 'subcategory'] as const;

export type FacetField = (typeof facetFields)[number];

/** Counts by field and value: how many tools have the value and pass all other filters (catalogue-21). */
export type Facets = Partial<Record<FacetField, Readonly<Record<string, number>>>>;

/** The filters that can leave no results. */
export const narrowingFields = [
  ...facetFields,
  'search',
  'industry',
  'tag',
] as const satisfies readonly (keyof ListingFilters)[];

export type NarrowingField = (typeof narrowingFields)[number];

/** How the tools of a search match its text (catalogue-23). */
export interface Match {
  /** 'some': no tool matches every word; those with the most matching words were found. */
  kind: 'all' | 'some';
  /** The text that was searched instead, with typos corrected. */
  corrected?: string;
  /** Slugs of the tools that the search text asks to compare. */
  compare?: string[];
}

/** Counts with other filters, for when the chosen ones find nothing (catalogue-24). */
export interface Elsewhere {
  /** How many results there are in all categories: without the category and subcategory filters. */
  total: number;
  /** For each chosen filter, how many results there are without it. */
  without: Partial<Record<NarrowingField, number>>;
}

/** What a host may add to a page of a listing; all optional. */
export interface ListingMetadata {
  facets?: Facets;
  sorts?: Sort[];
  match?: Match;
  elsewhere?: Elsewhere;
}

function readCounts(value: unknown): Record<string, number> | undefined {
  const record = readObject(value);
  if (!record) return undefined;
  const counts = Object.entries(record).flatMap(([name, count]) => {
    const [key, number] = [readKey(name), readCount(count)];
    return key === undefined || number === undefined ? [] : [[key, number] as const];
  });
  return Object.fromEntries(counts);
}

const known = (fields: readonly string[], record: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(record).filter(([field]) => fields.includes(field)));

function parseFacets(value: unknown): Facets | undefined {
  const record = readObject(value);
  const facets = Object.entries(known(facetFields, record ?? {})).flatMap(([field, raw]) => {
    const counts = readCounts(raw);
    return counts ? [[field, counts] as const] : [];
  });
  return facets.length > 0 ? Object.fromEntries(facets) : undefined;
}

function parseMatch(value: unknown): Match | undefined {
  const record = readObject(value);
  const kind = record?.kind;
  if (kind !== 'all' && kind !== 'some') return undefined;
  const corrected = readFilledText(record?.corrected);
  const compare = readTexts(record?.compare) ?? [];
  return { kind, ...(corrected !== undefined && { corrected }), ...(compare.length > 1 && { compare }) };
}

function parseElsewhere(value: unknown): Elsewhere | undefined {
  const record = readObject(value);
  const total = readCount(record?.total);
  const without = known(narrowingFields, readCounts(record?.without) ?? {});
  return total === undefined ? undefined : { total, without };
}

/**
 * Reads the metadata that a host adds to a listing, field by field; missing or invalid fields are left out.
 */
export function parseListingMetadata(body: unknown): ListingMetadata {
  const record = readObject(body);
  if (!record) return {};
  const facets = parseFacets(record.facets);
  const sorts = readTexts(record.sorts)?.flatMap((sort) => readSort(sort) || []);
  const match = parseMatch(record.match);
  const elsewhere = parseElsewhere(record.elsewhere);
  return {
    ...(facets && { facets }),
    ...(sorts && sorts.length > 0 && { sorts }),
    ...(match && { match }),
    ...(elsewhere && { elsewhere }),
  };
}
