import {
  type CatalogueRequest,
  type CatalogueResponse,
  findOne,
  findPosts,
  findToolPage,
  notFoundResponse,
  parseRequest,
} from './catalogueRequests';
import type { Post } from './post';
import type { Tool } from './tool';
import { indexTools, searchTools, type ToolIndex } from './toolSearch';

export type { CatalogueResponse, CatalogueRequest } from './catalogueRequests';

/** The records of a read API. */
export interface CatalogueRecords {
  tools: readonly Tool[];
  posts: readonly Post[];
}

const indexes = new WeakMap<readonly Tool[], ToolIndex>();

/** The search index of a list of tools, built at its first search. */
function indexOf(tools: readonly Tool[]): ToolIndex {
  const index = indexes.get(tools) ?? indexTools(tools);
  indexes.set(tools, index);
  return index;
}

/**
 * Responds to a request of the API (catalogue-1) from records in memory, for the host, the prerenderer and tests; 404 for
 * any other path. The browser's embedded catalogue follows the same rules in `catalogue/embedded/filesSource.ts`.
 */
export function queryCatalogue(
  { tools, posts }: CatalogueRecords,
  request: CatalogueRequest,
): CatalogueResponse {
  const call = parseRequest(request);
  if (!call) return notFoundResponse;
  const { resource, key, query } = call;
  if (key) {
    const record = resource === 'tools' ? findOne(tools, key) : findOne(posts, key);
    return record ? { status: 200, body: record } : notFoundResponse;
  }
  const body =
    resource === 'tools'
      ? findToolPage(tools, query, (found, text) => searchTools(indexOf(tools), found, text))
      : { blogs: findPosts(posts, query) };
  return { status: 200, body };
}
