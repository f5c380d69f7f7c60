import { readCount, readRecord } from '../lib/read';

import { type ClientFilters, passesClientFilters } from './listing';
import { mergePost, type PostFields } from './post';
import { receivePost } from './receivePost';
import { type Receipt, receiveTool } from './receiveTool';
import { mergeTool, type ToolFields } from './tool';

/** What one answer brought into the entity tables. */
export interface Received {
  tools: ToolFields[];
  posts: PostFields[];
}

/** An answer that was understood: what the cache keeps, the entities it brought, and what to log. */
export interface Reception<Data> {
  data: Data;
  received: Received;
  warnings: string[];
}

/** One page of a list: ids only; `currentPage` counts from 0, as on the server. */
export interface IdPage {
  ids: string[];
  totalItems: number;
  totalPages: number;
  currentPage: number;
}

const nothing: Received = { tools: [], posts: [] };

/** The list inside an answer that is a list, or an object with the list under `key`; else an empty one. */
function listIn(body: unknown, key: 'tools' | 'blogs'): { list: unknown[]; isPlain: boolean } {
  if (Array.isArray(body)) return { list: body, isPlain: true };
  const inner = readRecord(body)?.[key];
  return Array.isArray(inner) ? { list: inner, isPlain: false } : { list: [], isPlain: true };
}

/** The records of a list that can be used; of different ones with the same id the first stands. */
function receiveAll<Fields extends { id: string }>(
  list: readonly unknown[],
  receive: (raw: unknown) => Receipt<Fields>,
): { fields: Fields[]; warnings: string[] } {
  const byId = new Map<string, Fields>();
  const warnings: string[] = [];
  for (const receipt of list.map(receive)) {
    const { fields } = receipt;
    const first = fields && byId.get(fields.id);
    if (!first) warnings.push(...receipt.warnings);
    else if (JSON.stringify(fields) !== JSON.stringify(first)) {
      warnings.push(`Another record with the id "${first.id}" was dropped.`);
    }
    if (fields && !first) byId.set(fields.id, fields);
  }
  return { fields: [...byId.values()], warnings };
}

const idsOf = (entities: readonly { id: string }[]) => entities.map(({ id }) => id);

export interface PageRequest extends Partial<ClientFilters> {
  /** Counts from 0. */
  page: number;
  limit: number;
}

/**
 * A listing or trending answer in either shape (SPEC 3 and 7, CONTRACT 2). A plain list is filtered and
 * sliced here; an object's page is filtered, its totals are believed unless the page itself holds more.
 * Anything else is an empty page.
 */
export function receiveToolPage(body: unknown, request: PageRequest, host: string): Reception<IdPage> {
  const { list, isPlain } = listIn(body, 'tools');
  const { fields, warnings } = receiveAll(list, (raw) => receiveTool(raw, host));
  const { subcategory = '', industry = '', tag = '', page, limit } = request;
  const passing = fields.filter((tool) =>
    passesClientFilters(mergeTool(undefined, tool), { subcategory, industry, tag }),
  );
  const record = readRecord(body);
  const totalPages = isPlain ? undefined : readCount(record?.totalPages);
  const isPaged = totalPages !== undefined;
  const shown = isPaged ? passing : passing.slice(page * limit, (page + 1) * limit);
  const told = isPaged ? (readCount(record?.totalItems) ?? (totalPages > 1 ? totalPages * limit : 0)) : 0;
  return {
    data: {
      ids: idsOf(shown),
      totalItems: Math.max(told, passing.length),
      totalPages: isPaged
        ? Math.max(totalPages, passing.length > 0 ? 1 : 0)
        : Math.ceil(passing.length / limit),
      currentPage: isPaged ? (readCount(record?.currentPage) ?? page) : page,
    },
    received: { ...nothing, tools: shown },
    warnings,
  };
}

/** A list of tools without pages (home, similar tools): its first `most` ids. */
export function receiveToolList(body: unknown, most: number, host: string): Reception<string[]> {
  const { list } = listIn(body, 'tools');
  const { fields, warnings } = receiveAll(list, (raw) => receiveTool(raw, host));
  const shown = fields.slice(0, most);
  return { data: idsOf(shown), received: { ...nothing, tools: shown }, warnings };
}

/** One tool: its id, or null when the answer holds none. */
export function receiveOneTool(body: unknown, host: string): Reception<string | null> {
  const { fields, warnings } = receiveTool(body, host);
  return {
    data: fields?.id ?? null,
    received: { ...nothing, tools: fields ? [fields] : [] },
    warnings: fields ? warnings : [],
  };
}

/** A list of posts: all ids, newest first where `sorted`, at most `most`. */
export function receivePostList(
  body: unknown,
  host: string,
  most = Number.POSITIVE_INFINITY,
): Reception<string[]> {
  const { list } = listIn(body, 'blogs');
  const { fields, warnings } = receiveAll(list, (raw) => receivePost(raw, host));
  const shown = fields.slice(0, most);
  return { data: idsOf(shown), received: { ...nothing, posts: shown }, warnings };
}

/** One post: its id, or null when the answer holds none. */
export function receiveOnePost(body: unknown, host: string): Reception<string | null> {
  const { fields, warnings } = receivePost(body, host);
  return {
    data: fields ? mergePost(undefined, fields).id : null,
    received: { ...nothing, posts: fields ? [fields] : [] },
    warnings: fields ? warnings : [],
  };
}
