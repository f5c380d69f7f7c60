import { decodePart } from '../lib/urls';

import { categoryOf } from './categories';
import { limits } from './limits';
import { type ListingFilters, noFilters, readSort } from './listing';
import { pricingModels } from './options';
import { paths } from './paths';

/** The largest page number that a URL may ask for. */
export const largestPage = 999_999;

/** Matches a number from 1 to `largestPage`. */
const pageNumber = /^[1-9]\d{0,5}$/;

/** Returns the page in a URL's query, from 1: 1 when there is none, 0 when it is not a valid page number. */
export function pageIn(query: URLSearchParams): number {
  const text = query.get('page') ?? '1';
  return pageNumber.test(text) ? Number(text) : 0;
}

/** The tool list's query parameters, in the order in which they are written (list-23). */
const parameters = [
  ['search', 'search'],
  ['industry', 'industry'],
  ['tag', 'tag'],
  ['pricingModel', 'pricing'],
  ['platform', 'platform'],
  ['subcategory', 'subcategory'],
  ['sort', 'sort'],
] as const satisfies readonly (readonly [keyof ListingFilters, string])[];

/** The names of the tool list's query parameters. */
export const listingParameters: readonly string[] = [...parameters.map(([, name]) => name), 'page'];

/**
 * Returns the tool list's path and query for filters: only chosen filters are written, and page 1 is omitted
 * (list-23).
 */
export function listingUrl(filters: Partial<ListingFilters>): string {
  const { category = '', page = 1 } = filters;
  const query = new URLSearchParams();
  for (const [field, name] of parameters) {
    const value = filters[field] ?? '';
    if (value !== '') query.set(name, value);
  }
  if (page > 1) query.set('page', String(page));
  const path = category === '' ? paths.tools : paths.category(category);
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

/** Returns the search for a text in quotation marks, which is not corrected (list-49). */
export const exactSearch = (text: string): string => `"${text.slice(0, limits.searchCharacters - 2)}"`;

interface UrlParts {
  pathname: string;
  /** The query with its question mark; '' without one. */
  search: string;
}

/** Accepts a trailing slash, as the router does. */
const listingPattern = /^\/tools(?:\/category\/([^/]+))?\/*$/;

/**
 * Parses the filters in a URL of the tool list (list-22, list-23); undefined for any other path and for an
 * unknown category. An unknown pricing model or sort order counts as not chosen. Longer texts than a host accepts
 * are cut.
 */
export function filtersInUrl({ pathname, search }: UrlParts): ListingFilters | undefined {
  const match = listingPattern.exec(pathname);
  if (!match) return undefined;
  const category = decodePart(match[1] ?? '');
  if (match[1] !== undefined && !categoryOf(category)) return undefined;
  const query = new URLSearchParams(search);
  const filters: ListingFilters = { ...noFilters, category, page: Math.max(1, pageIn(query)) };
  for (const [field, name] of parameters) {
    filters[field] = (query.get(name) ?? '').trim().slice(0, limits.searchCharacters).trimEnd();
  }
  if (!pricingModels.some(({ value }) => value === filters.pricingModel)) filters.pricingModel = '';
  filters.sort = readSort(filters.sort);
  return filters;
}

/** Whether a URL is /tools without a query; such a URL says nothing about filters (list-33). */
export function isBareListUrl({ pathname, search }: UrlParts): boolean {
  return search === '' && /^\/tools\/*$/.test(pathname);
}
