import {
  type CatalogueAnswer,
  type CatalogueRequest,
  findOne,
  findPosts,
  findToolPage,
  notFoundAnswer,
  readCall,
} from './catalogueRules';
import type { Post } from './post';
import type { Tool } from './tool';
import { indexTools, searchTools, type ToolIndex } from './toolSearch';

export type { CatalogueAnswer, CatalogueRequest } from './catalogueRules';

/** The records a read API answers from. */
export interface CatalogueRecords {
  tools: readonly Tool[];
  posts: readonly Post[];
}

const indexes = new WeakMap<readonly Tool[], ToolIndex>();

/** The index of a list of tools, made at its first search. */
function indexOf(tools: readonly Tool[]): ToolIndex {
  const index = indexes.get(tools) ?? indexTools(tools);
  indexes.set(tools, index);
  return index;
}

/**
 * The answer to a read call of CONTRACT 2, from records in memory: the rules behind mock mode and behind
 * every server of ours. A path that is none of the contract's answers 404.
 */
export function queryCatalogue(
  { tools, posts }: CatalogueRecords,
  request: CatalogueRequest,
): CatalogueAnswer {
  const call = readCall(request);
  if (!call) return notFoundAnswer;
  const { resource, key, query } = call;
  if (key) {
    const record = resource === 'tools' ? findOne(tools, key) : findOne(posts, key);
    return record ? { status: 200, body: record } : notFoundAnswer;
  }
  const body =
    resource === 'tools'
      ? findToolPage(tools, query, (found, text) => searchTools(indexOf(tools), found, text))
      : { blogs: findPosts(posts, query) };
  return { status: 200, body };
}
