import { readCount, readObject } from '../lib/read';

import { type ClientFilters, passesClientFilters } from './listing';
import { type ListingMetadata, parseListingMetadata } from './listingMetadata';
import { parsePost } from './parsePost';
import { type CheckedRecord, parseTool } from './parseTool';
import type { PostFields } from './post';
import { type ToolFields, toolWithDefaults } from './tool';

/** The entities in a response, for the entity tables. */
export interface ResponseEntities {
  tools: ToolFields[];
  posts: PostFields[];
}

/** A normalized response body: the data for RTK Query's cache, its entities, and warnings to log. */
export interface NormalizedResponse<Data> {
  data: Data;
  entities: ResponseEntities;
  warnings: string[];
}

/** One page of a list: ids and the host's metadata; `currentPage` counts from 0, as on the server. */
export interface IdPage extends ListingMetadata {
  ids: string[];
  totalItems: number;
  totalPages: number;
  currentPage: number;
}

const toolEntities = (tools: ToolFields[]): ResponseEntities => ({ tools, posts: [] });
const postEntities = (posts: PostFields[]): ResponseEntities => ({ tools: [], posts });

/** Returns the list in a body that is an array, or an object with an array under `key`; else an empty one. */
function listIn(body: unknown, key: 'tools' | 'blogs'): unknown[] {
  const list = Array.isArray(body) ? body : readObject(body)?.[key];
  return Array.isArray(list) ? list : [];
}

/** The usable records of a list, and warnings to log. */
interface CheckedList<Fields> {
  records: Fields[];
  warnings: string[];
}

/** Parses the usable records of a list; of several with the same id the first one wins. */
function parseAll<Fields extends { id: string }>(
  list: readonly unknown[],
  parse: (raw: unknown) => CheckedRecord<Fields>,
): CheckedList<Fields> {
  const byId = new Map<string, Fields>();
  const warnings: string[] = [];
  for (const checked of list.map(parse)) {
    const { fields } = checked;
    const first = fields && byId.get(fields.id);
    if (!first) warnings.push(...checked.warnings);
    else if (JSON.stringify(fields) !== JSON.stringify(first)) {
      warnings.push(`Another record with the id "${first.id}" was dropped.`);
    }
    if (fields && !first) byId.set(fields.id, fields);
  }
  return { records: [...byId.values()], warnings };
}

const idsOf = (entities: readonly { id: string }[]) => entities.map(({ id }) => id);

function firstOf<Fields extends { id: string }>(
  { records, warnings }: CheckedList<Fields>,
  most: number,
  entitiesOf: (records: Fields[]) => ResponseEntities,
): NormalizedResponse<string[]> {
  const shown = records.slice(0, most);
  return { data: idsOf(shown), entities: entitiesOf(shown), warnings };
}

/** An unusable record counts as none, so there is nothing to warn of. */
function oneOf<Fields extends { id: string }>(
  { fields, warnings }: CheckedRecord<Fields>,
  entitiesOf: (records: Fields[]) => ResponseEntities,
): NormalizedResponse<string | null> {
  return fields
    ? { data: fields.id, entities: entitiesOf([fields]), warnings }
    : { data: null, entities: entitiesOf([]), warnings: [] };
}

export interface PageRequest extends Partial<ClientFilters> {
  /** Counts from 0. */
  page: number;
  limit: number;
}

/**
 * Normalizes a listing or trending response in either shape (catalogue-4). A server-side page (with
 * `totalPages`, or with more `totalItems` than tools) is only filtered; its totals are used unless the page
 * itself holds more. A plain list, or an object with only `tools`, is filtered and sliced here. Anything else
 * is an empty page.
 */
export function normalizePagedTools(
  body: unknown,
  request: PageRequest,
  imageHost: string,
): NormalizedResponse<IdPage> {
  const list = listIn(body, 'tools');
  const { records, warnings } = parseAll(list, (raw) => parseTool(raw, imageHost));
  const { subcategory = '', industry = '', tag = '', page, limit } = request;
  const passing = records.filter((tool) =>
    passesClientFilters(toolWithDefaults(tool), { subcategory, industry, tag }),
  );
  const record = readObject(body);
  const items = readCount(record?.totalItems);
  const pages =
    readCount(record?.totalPages) ??
    (items !== undefined && items > list.length ? Math.ceil(items / limit) : undefined);
  const totalPages = Array.isArray(record?.tools) ? pages : undefined;
  const isPaged = totalPages !== undefined;
  const shown = isPaged ? passing : passing.slice(page * limit, (page + 1) * limit);
  const totalItems = isPaged ? (items ?? (totalPages > 1 ? totalPages * limit : 0)) : 0;
  return {
    data: {
      ids: idsOf(shown),
      totalItems: Math.max(totalItems, passing.length),
      totalPages: isPaged
        ? Math.max(totalPages, passing.length > 0 ? 1 : 0)
        : Math.ceil(passing.length / limit),
      currentPage: isPaged ? (readCount(record?.currentPage) ?? page) : page,
      ...parseListingMetadata(record),
    },
    entities: toolEntities(shown),
    warnings,
  };
}

/** Normalizes a list of tools without pages (home, similar tools) to its first `most` ids. */
export function normalizeUnpagedTools(
  body: unknown,
  most: number,
  imageHost: string,
): NormalizedResponse<string[]> {
  const checked = parseAll(listIn(body, 'tools'), (raw) => parseTool(raw, imageHost));
  return firstOf(checked, most, toolEntities);
}

/** Normalizes one tool to its id, or null when the response has none. */
export function normalizeOneTool(body: unknown, imageHost: string): NormalizedResponse<string | null> {
  return oneOf(parseTool(body, imageHost), toolEntities);
}

/** Normalizes a list of posts to its first `most` ids. */
export function normalizePostList(
  body: unknown,
  imageHost: string,
  most = Number.POSITIVE_INFINITY,
): NormalizedResponse<string[]> {
  const checked = parseAll(listIn(body, 'blogs'), (raw) => parsePost(raw, imageHost));
  return firstOf(checked, most, postEntities);
}

/** Normalizes one post to its id, or null when the response has none. */
export function normalizeOnePost(body: unknown, imageHost: string): NormalizedResponse<string | null> {
  return oneOf(parsePost(body, imageHost), postEntities);
}
