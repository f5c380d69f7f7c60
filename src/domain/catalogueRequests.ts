import { readCount } from '../lib/read';
import { decodePart } from '../lib/urls';

import type { PostRow, ToolRow } from './catalogueRows';
import { byNewest } from './post';

/** A request to the API (catalogue-1): its path and query parameters. */
export interface CatalogueRequest {
  path: string;
  params: Readonly<Record<string, string | number | undefined>>;
}

/** A response: its status, and its body parsed from JSON. */
export interface CatalogueResponse {
  status: number;
  body: unknown;
  /** The origin of relative image URLs in the body, if it is not the source's. */
  imageHost?: string;
}

/** Reads a query parameter; '' when it is absent. */
export type ReadParam = (name: string) => string;

/** Identifies one record in a request. */
export interface RecordKey {
  by: 'slug' | 'id';
  value: string;
}

/** A parsed request. Without a key it asks for a list. */
export interface CatalogueCall {
  resource: 'tools' | 'blogs';
  key: RecordKey | undefined;
  query: ReadParam;
}

/** The response to a request for something that does not exist. */
export const notFoundResponse: CatalogueResponse = { status: 404, body: { error: 'Not found' } };

/** Parses a request; undefined when its path is not part of the API. */
export function parseRequest({ path, params }: CatalogueRequest): CatalogueCall | undefined {
  const [, resource, by, part] = /^\/api\/(tools|blogs)(?:\/(slug\/)?([^/]+))?$/.exec(path) ?? [];
  if (resource !== 'tools' && resource !== 'blogs') return undefined;
  const key: RecordKey | undefined =
    part === undefined ? undefined : { by: by === undefined ? 'id' : 'slug', value: decodePart(part) };
  return { resource, key, query: (name) => String(params[name] ?? '') };
}

/** Finds the record with a key; undefined when there is none. */
export function findOne<Row extends Pick<ToolRow, '_id' | 'id' | 'slug'>>(
  rows: readonly Row[],
  { by, value }: RecordKey,
): Row | undefined {
  return rows.find((row) => (by === 'slug' ? row.slug === value : row.id === value || row._id === value));
}

/** Returns the posts that a list request asks for, newest first. */
export function findPosts<Row extends PostRow>(rows: readonly Row[], query: ReadParam): Row[] {
  const found = rows.filter((post) => query('featured') !== 'true' || post.featured).sort(byNewest);
  return found.slice(0, readCount(query('limit')) ?? found.length);
}
