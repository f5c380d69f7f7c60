import {
  type CatalogueRequest,
  type CatalogueResponse,
  findOne,
  findPosts,
  notFoundResponse,
  parseRequest,
  type ReadParam,
  type RecordKey,
} from './catalogueRequests';
import { toolRowOf } from './catalogueRows';
import type { Post } from './post';
import { indexTools } from './search/indexTools';
import type { SearchWords } from './search/words';
import type { Tool } from './tool';
import { findListingPage, type FoundTools, prepareListing, type ToolListing } from './toolListing';
import { searchTools, type ToolIndex } from './toolSearch';

export type { CatalogueResponse, CatalogueRequest } from './catalogueRequests';

/** Responds to API requests (catalogue-1), from records in memory or from a database (docs/adr/0017). */
export type ReadCatalogue = (request: CatalogueRequest) => CatalogueResponse | Promise<CatalogueResponse>;

/** The records that a read API serves. */
export interface CatalogueRecords {
  tools: readonly Tool[];
  posts: readonly Post[];
  /** The editors' word list, for the search. */
  searchWords?: SearchWords;
}

interface Prepared {
  listing: ToolListing<Tool>;
  search: (text: string) => FoundTools;
}

const prepared = new WeakMap<readonly Tool[], Prepared>();

/**
 * Prepares a catalogue at its first listing and memoizes the result; the search index is built at the first
 * search.
 */
function prepare({ tools, searchWords }: CatalogueRecords): Prepared {
  const known = prepared.get(tools);
  if (known) return known;
  const listing = prepareListing(tools, toolRowOf);
  let index: ToolIndex | undefined;
  const made: Prepared = {
    listing,
    search: (text) => searchTools((index ??= indexTools(listing.records, searchWords)), text),
  };
  prepared.set(tools, made);
  return made;
}

const keyed = new WeakMap<readonly Tool[], Record<RecordKey['by'], ReadonlyMap<string, Tool>>>();

/** Indexes tools by slug and id at the first lookup: a tool's page looks up the tool and its alternatives. */
function keyTools(tools: readonly Tool[]) {
  const known = keyed.get(tools);
  if (known) return known;
  // `Map` keeps the last of several entries with the same key, but the first tool should win.
  const lastFirst = tools.toReversed();
  const made = {
    slug: new Map(lastFirst.map((tool) => [tool.slug, tool])),
    id: new Map(lastFirst.flatMap((tool) => [tool.id, tool._id].map((id) => [id, tool]))),
  };
  keyed.set(tools, made);
  return made;
}

/** Returns the requested page of a listing. */
function toolPage(records: CatalogueRecords, query: ReadParam) {
  const { listing, search } = prepare(records);
  const text = query('search').trim();
  return findListingPage(listing, query, text === '' ? undefined : search(text));
}

/**
 * Responds to an API request (catalogue-1) from records in memory, for the host, the prerenderer and tests;
 * 404 for any unknown path. The browser's embedded catalogue follows the same rules in
 * `catalogue/embedded/filesSource.ts`.
 */
export function queryCatalogue(records: CatalogueRecords, request: CatalogueRequest): CatalogueResponse {
  const { tools, posts } = records;
  const call = parseRequest(request);
  if (!call) return notFoundResponse;
  const { resource, key, query } = call;
  if (key) {
    const record = resource === 'tools' ? keyTools(tools)[key.by].get(key.value) : findOne(posts, key);
    return record ? { status: 200, body: record } : notFoundResponse;
  }
  return {
    status: 200,
    body: resource === 'tools' ? toolPage(records, query) : { blogs: findPosts(posts, query) },
  };
}

/** Returns the read API of records in memory. Builds the search index immediately. */
export function memoryCatalogue(records: CatalogueRecords): ReadCatalogue {
  queryCatalogue(records, { path: '/api/tools', params: { search: 'a', limit: 1 } });
  return (request) => queryCatalogue(records, request);
}
