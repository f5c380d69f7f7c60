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

/** Responds to requests of the API (catalogue-1): from records in memory, or from a database (docs/adr/0017). */
export type ReadCatalogue = (request: CatalogueRequest) => CatalogueResponse | Promise<CatalogueResponse>;

/** The records of a read API. */
export interface CatalogueRecords {
  tools: readonly Tool[];
  posts: readonly Post[];
  /** What the editors say about words, for the search. */
  searchWords?: SearchWords;
}

interface Prepared {
  listing: ToolListing<Tool>;
  search: (text: string) => FoundTools;
}

const prepared = new WeakMap<readonly Tool[], Prepared>();

/** What listings of a catalogue need, prepared at its first one; the search index at its first search. */
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

/** Tools by their keys, prepared when the first is asked for: a page of a tool asks for it and its alternatives. */
function keyTools(tools: readonly Tool[]) {
  const known = keyed.get(tools);
  if (known) return known;
  // Of several with the same key a map keeps the last.
  const lastFirst = tools.toReversed();
  const made = {
    slug: new Map(lastFirst.map((tool) => [tool.slug, tool])),
    id: new Map(lastFirst.flatMap((tool) => [tool.id, tool._id].map((id) => [id, tool]))),
  };
  keyed.set(tools, made);
  return made;
}

/** Finds the page of a listing. */
function toolPage(records: CatalogueRecords, query: ReadParam) {
  const { listing, search } = prepare(records);
  const text = query('search').trim();
  return findListingPage(listing, query, text === '' ? undefined : search(text));
}

/**
 * Responds to a request of the API (catalogue-1) from records in memory, for the host, the prerenderer and tests; 404 for
 * any other path. The browser's embedded catalogue follows the same rules in `catalogue/embedded/filesSource.ts`.
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

/** The read API of records in memory. The search index is built at once. */
export function memoryCatalogue(records: CatalogueRecords): ReadCatalogue {
  queryCatalogue(records, { path: '/api/tools', params: { search: 'a', limit: 1 } });
  return (request) => queryCatalogue(records, request);
}
