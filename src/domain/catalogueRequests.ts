import { readCount } from '../lib/read';
import { decodePart } from '../lib/urls';

import type { PostRow, ToolRow } from './catalogueRows';
import { passesClientFilters } from './listing';
import { byNewest } from './post';

/** A request of the API (catalogue-1): its path and query parameters. */
export interface CatalogueRequest {
  path: string;
  params: Readonly<Record<string, string | number | undefined>>;
}

/** A response: its status, and its body parsed from JSON. */
export interface CatalogueResponse {
  status: number;
  body: unknown;
}

/** Reads a query parameter, '' when it is absent. */
export type ReadParam = (name: string) => string;

/** Identifies one record in a request. */
export interface RecordKey {
  by: 'slug' | 'id';
  value: string;
}

/** A parsed request; without a key it reads a list. */
export interface CatalogueCall {
  resource: 'tools' | 'blogs';
  key: RecordKey | undefined;
  query: ReadParam;
}

/** One page of tools, as in the response of a listing; `currentPage` counts from 0. */
export interface ToolPage<Row> {
  tools: Row[];
  totalItems: number;
  totalPages: number;
  currentPage: number;
}

export const notFoundResponse: CatalogueResponse = { status: 404, body: { error: 'Not found' } };

/** Parses a request; undefined when its path is none of the contract's. */
export function parseRequest({ path, params }: CatalogueRequest): CatalogueCall | undefined {
  const [, resource, by, part] = /^\/api\/(tools|blogs)(?:\/(slug\/)?([^/]+))?$/.exec(path) ?? [];
  if (resource !== 'tools' && resource !== 'blogs') return undefined;
  const key: RecordKey | undefined =
    part === undefined ? undefined : { by: by === undefined ? 'id' : 'slug', value: decodePart(part) };
  return { resource, key, query: (name) => String(params[name] ?? '') };
}

/** Finds the row of a key. */
export function findOne<Row extends Pick<ToolRow, '_id' | 'id' | 'slug'>>(
  rows: readonly Row[],
  { by, value }: RecordKey,
): Row | undefined {
  return rows.find((row) => (by === 'slug' ? row.slug === value : row.id === value || row._id === value));
}

/**
 * Compares two tools for the recommended order: featured ones first, then trending ones, then those with more reviews,
 * else as the catalogue has them. Tools with sample figures keep the catalogue's order, which is the editors'.
 */
export function byProminence(a: ToolRow, b: ToolRow): number {
  const weight = (row: ToolRow) =>
    row.areFiguresSamples ? 0 : (row.featured ? 2 : 0) + (row.trending ? 1 : 0);
  const reviews = (row: ToolRow) => (row.areFiguresSamples ? 0 : row.reviewCount);
  return weight(b) - weight(a) || reviews(b) - reviews(a);
}

function passes(row: ToolRow, query: ReadParam): boolean {
  const is = (wanted: string, value: string) => wanted === '' || value.toLowerCase() === wanted.toLowerCase();
  const platform = query('platform');
  return (
    (query('category') === '' || row.category === query('category')) &&
    is(query('pricingModel'), row.pricingModel) &&
    (platform === '' || row.platforms.some((name) => is(platform, name))) &&
    (query('trending') !== 'true' || row.trending) &&
    passesClientFilters(row, {
      subcategory: query('subcategory'),
      industry: query('industry'),
      tag: query('tag'),
    })
  );
}

/** Finds the page of tools for a listing; `search` filters and ranks the tools that contain a text. */
export function findToolPage<Row extends ToolRow>(
  rows: readonly Row[],
  query: ReadParam,
  search: (found: Row[], text: string) => Row[],
): ToolPage<Row> {
  const passing = rows.filter((row) => passes(row, query)).sort(byProminence);
  const text = query('search').trim();
  const found = text === '' ? passing : search(passing, text);
  const page = readCount(query('page')) ?? 0;
  const size = Math.max(1, readCount(query('limit')) ?? found.length);
  return {
    tools: found.slice(page * size, (page + 1) * size),
    totalItems: found.length,
    totalPages: Math.ceil(found.length / size),
    currentPage: page,
  };
}

/** Finds the posts for a list, newest first. */
export function findPosts<Row extends PostRow>(rows: readonly Row[], query: ReadParam): Row[] {
  const found = rows.filter((post) => query('featured') !== 'true' || post.featured).sort(byNewest);
  return found.slice(0, readCount(query('limit')) ?? found.length);
}
