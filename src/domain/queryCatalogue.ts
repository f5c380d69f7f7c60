import {
  type CatalogueRequest,
  type CatalogueResponse,
  findOne,
  findPosts,
  notFoundResponse,
  parseRequest,
  type Query,
} from './catalogueRequests';
import { toolRowOf } from './catalogueRows';
import type { Post } from './post';
import { indexTools } from './search/indexTools';
import type { SearchWords } from './search/words';
import type { Tool } from './tool';
import { findToolPage, type FoundTools, prepareListing, type ToolListing } from './toolListing';
import { searchTools, type ToolIndex } from './toolSearch';

export type { CatalogueResponse, CatalogueRequest } from './catalogueRequests';

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
  const inOrder = listing.entries.map(({ record }) => record);
  let index: ToolIndex | undefined;
  const made: Prepared = {
    listing,
    search: (text) => searchTools((index ??= indexTools(inOrder, searchWords)), text),
  };
  prepared.set(tools, made);
  return made;
}

/** Finds the page of a listing. */
function toolPage(records: CatalogueRecords, query: Query) {
  const { listing, search } = prepare(records);
  const text = query('search').trim();
  return findToolPage(listing, query, text === '' ? undefined : search(text));
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
    const record = resource === 'tools' ? findOne(tools, key) : findOne(posts, key);
    return record ? { status: 200, body: record } : notFoundResponse;
  }
  return {
    status: 200,
    body: resource === 'tools' ? toolPage(records, query) : { blogs: findPosts(posts, query) },
  };
}
