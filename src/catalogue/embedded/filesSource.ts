import {
  type CatalogueCall,
  type CatalogueResponse,
  findOne,
  findPosts,
  notFoundResponse,
  parseRequest,
  type ReadParam,
} from '../../domain/catalogueRequests';
import type { PostRow, ToolRow } from '../../domain/catalogueRows';
import { limits } from '../../domain/limits';
import type { SuggestedTool, Suggester } from '../../domain/suggestedTool';
import { findListingPage, prepareListing } from '../../domain/toolListing';
import { abortable } from '../../lib/abortable';
import { yieldToMain } from '../../platform/yieldToMain';
import type { CatalogueSource } from '../baseQuery';
import { httpSource } from '../httpSource';

import { fileNames } from './fileNames';

/** Carries a response that is not OK up to the source's caller. */
class FailedResponse extends Error {
  constructor(readonly response: CatalogueResponse) {
    super(`Status ${response.status}`);
  }
}

/** Loads a value once for all callers. An aborted caller does not stop the others; a failure is not cached. */
function loadedOnce<T>(load: (signal: AbortSignal) => Promise<T>): (signal: AbortSignal) => Promise<T> {
  let loading: Promise<T> | undefined;
  return (signal) => {
    loading ??= load(new AbortController().signal).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return abortable(loading, signal);
  };
}

export interface FilesSource {
  /** Responds to the requests of the API (catalogue-1). Rejects as `httpSource` does. */
  respond: CatalogueSource;
  /** Loads what suggests tools without a request for each text (search-40). */
  loadSuggester: (signal: AbortSignal) => Promise<Suggester>;
}

/**
 * The embedded catalogue from the data files in a folder (an absolute URL that ends with a slash): finds the records by
 * rows with what filtering and sorting need, then fetches their files.
 */
export function filesSource(folder: string): FilesSource {
  const fetchFrom = httpSource(folder);
  // Files of our own build: their shape is not checked here.
  const read = async (file: string, signal: AbortSignal): Promise<unknown> => {
    const response = await fetchFrom({ path: file, params: {} }, signal);
    if (response.status < 200 || response.status > 299) throw new FailedResponse(response);
    return response.body;
  };
  const toolRows = loadedOnce((signal) => read(fileNames.tools, signal) as Promise<ToolRow[]>);
  const listing = loadedOnce(async (signal) => {
    const rows = await toolRows(signal);
    await yieldToMain();
    return prepareListing(rows, (row) => row);
  });
  const postRows = loadedOnce((signal) => read(fileNames.posts, signal) as Promise<PostRow[]>);
  const searcher = loadedOnce(async (signal) => {
    const [{ readToolIndex, searchTools }, words] = await Promise.all([
      import(/* webpackChunkName: "tool-search" */ '../../domain/toolSearch'),
      read(fileNames.search, signal),
    ]);
    const index = readToolIndex(words);
    return (text: string) => searchTools(index, text);
  });

  const loadSuggester = loadedOnce(async (signal): Promise<Suggester> => {
    const [find, tools] = await Promise.all([
      searcher(signal),
      read(fileNames.suggestions, signal) as Promise<SuggestedTool[]>,
    ]);
    // The first search of an index looks up far more than later ones: before the first key, not for it.
    find('a');
    return (search) => {
      const { positions, best, match } = find(search);
      const shown = best(limits.suggestedTools, () => true).flatMap((position) => tools[position] ?? []);
      return { search, tools: shown, totalItems: positions.length, match };
    };
  });

  async function toolPage(query: ReadParam, signal: AbortSignal): Promise<unknown> {
    const text = query('search').trim();
    const [prepared, search] = await Promise.all([
      listing(signal),
      text === '' ? undefined : searcher(signal),
    ]);
    // Often when the browser was idle: in several tasks, none of them long.
    await yieldToMain();
    const page = findListingPage(prepared, query, search?.(text));
    return {
      ...page,
      tools: await Promise.all(page.tools.map(({ slug }) => read(fileNames.tool(slug), signal))),
    };
  }

  async function bodyFor({ resource, key, query }: CatalogueCall, signal: AbortSignal): Promise<unknown> {
    if (!key) {
      return resource === 'tools'
        ? toolPage(query, signal)
        : { blogs: findPosts(await postRows(signal), query) };
    }
    const isTool = resource === 'tools';
    const rows: readonly (ToolRow | PostRow)[] = await (isTool ? toolRows(signal) : postRows(signal));
    const row = findOne(rows, key);
    if (!row && !isTool) {
      // This catalogue is its own server (article-11): an article of the site is no failed read.
      const { articleRecords } = await import(/* webpackChunkName: "static-articles" */ './articles');
      const article = findOne(articleRecords as readonly PostRow[], key);
      if (article) return article;
    }
    if (!row) throw new FailedResponse(notFoundResponse);
    return read(isTool ? fileNames.tool(row.slug) : fileNames.post(row.slug), signal);
  }

  const respond: CatalogueSource = async (request, signal) => {
    // The lists are loaded for all callers, so their requests have no signal of a caller.
    signal.throwIfAborted();
    const call = parseRequest(request);
    if (!call) return notFoundResponse;
    try {
      return { status: 200, body: await bodyFor(call, signal) };
    } catch (error) {
      if (error instanceof FailedResponse) return error.response;
      throw error;
    }
  };
  return { respond, loadSuggester };
}
