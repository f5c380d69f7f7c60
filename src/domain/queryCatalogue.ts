import { readCount } from '../lib/read';

import { categoryOf } from './categories';
import { passesClientFilters } from './listing';
import { byNewest, type Post } from './post';
import type { Tool } from './tool';

/** The records a read API answers from. */
export interface CatalogueRecords {
  tools: readonly Tool[];
  posts: readonly Post[];
}

/** A read call of CONTRACT 2: its path and its query parameters. */
export interface CatalogueRequest {
  path: string;
  params: Readonly<Record<string, string | number | undefined>>;
}

/** An answer as it comes over the wire: the status and the body, already parsed from JSON. */
export interface CatalogueAnswer {
  status: number;
  body: unknown;
}

type Query = (name: string) => string;

function haystackOf(tool: Tool): string {
  return [
    tool.name,
    tool.shortDescription,
    tool.description,
    categoryOf(tool.category)?.name ?? tool.category,
    ...tool.subcategories,
    ...tool.tags,
    ...tool.features,
  ]
    .join('\n')
    .toLowerCase();
}

/** Tools in whose texts every word occurs; names that begin with the text first, then names that hold it. */
function search(tools: readonly Tool[], text: string): Tool[] {
  const wanted = text.trim().toLowerCase();
  const words = wanted.split(/\s+/);
  const rank = ({ name }: Tool) => {
    const lower = name.toLowerCase();
    return lower.startsWith(wanted) ? 0 : lower.includes(wanted) ? 1 : 2;
  };
  return tools
    .filter((tool) => {
      const haystack = haystackOf(tool);
      return words.every((word) => haystack.includes(word));
    })
    .map((tool) => ({ tool, rank: rank(tool) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ tool }) => tool);
}

/** Featured tools first, then trending ones, then those with more reviews. */
function byProminence(a: Tool, b: Tool): number {
  const weight = (tool: Tool) => (tool.featured ? 2 : 0) + (tool.trending ? 1 : 0);
  return weight(b) - weight(a) || b.reviewCount - a.reviewCount || a.name.localeCompare(b.name, 'en');
}

function matchingTools(tools: readonly Tool[], query: Query): Tool[] {
  const is = (wanted: string, value: string) => wanted === '' || value.toLowerCase() === wanted.toLowerCase();
  const platform = query('platform').toLowerCase();
  const found = tools.filter(
    (tool) =>
      (query('category') === '' || tool.category === query('category')) &&
      is(query('pricingModel'), tool.pricingModel) &&
      (platform === '' || tool.platforms.some((name) => name.toLowerCase() === platform)) &&
      (query('trending') !== 'true' || tool.trending) &&
      passesClientFilters(tool, {
        subcategory: query('subcategory'),
        industry: query('industry'),
        tag: query('tag'),
      }),
  );
  const sorted = found.sort(byProminence);
  return query('search').trim() === '' ? sorted : search(sorted, query('search'));
}

function toolPage(tools: readonly Tool[], query: Query): unknown {
  const found = matchingTools(tools, query);
  const limit = readCount(query('limit')) ?? found.length;
  const page = readCount(query('page')) ?? 0;
  const size = Math.max(1, limit);
  return {
    tools: found.slice(page * size, (page + 1) * size),
    totalItems: found.length,
    totalPages: Math.ceil(found.length / size),
    currentPage: page,
  };
}

function postList(posts: readonly Post[], query: Query): unknown {
  const found = posts.filter((post) => query('featured') !== 'true' || post.featured).sort(byNewest);
  return { blogs: found.slice(0, readCount(query('limit')) ?? found.length) };
}

/** A part of a path without its escapes; one that cannot be decoded names no record. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

function oneOf(record: Tool | Post | undefined): CatalogueAnswer {
  return record ? { status: 200, body: record } : { status: 404, body: { error: 'Not found' } };
}

/**
 * The answer to a read call of CONTRACT 2, from records in memory: the rules behind mock mode and behind
 * every server of ours. A path that is none of the contract's answers 404.
 */
export function queryCatalogue(records: CatalogueRecords, request: CatalogueRequest): CatalogueAnswer {
  const query: Query = (name) => String(request.params[name] ?? '');
  const [, resource, by, slug] = /^\/api\/(tools|blogs)(?:\/(slug\/)?([^/]+))?$/.exec(request.path) ?? [];
  const key = slug === undefined ? undefined : decoded(slug);
  const matches = (record: Tool | Post) =>
    by === undefined ? record.id === key || record._id === key : record.slug === key;
  if (resource === 'tools') {
    return key === undefined
      ? { status: 200, body: toolPage(records.tools, query) }
      : oneOf(records.tools.find(matches));
  }
  if (resource === 'blogs') {
    return key === undefined
      ? { status: 200, body: postList(records.posts, query) }
      : oneOf(records.posts.find(matches));
  }
  return { status: 404, body: { error: 'Not found' } };
}
