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
import { narrowingFields } from '../../domain/listingMetadata';
import type { SuggestedTool, Suggester } from '../../domain/suggestedTool';
import { findListingPage, prepareListing } from '../../domain/toolListing';
import { abortable } from '../../lib/abortable';
import { readCount } from '../../lib/read';
import { yieldToMain } from '../../platform/yieldToMain';
import type { CatalogueSource } from '../baseQuery';
import { httpSource } from '../httpSource';

import { fileNames, type PlainList } from './fileNames';

/** Passes a failed response up to the source's caller. */
class FailedResponse extends Error {
  constructor(readonly response: CatalogueResponse) {
    super(`Status ${response.status}`);
  }
}

/** Loads a value once for all callers. Aborting one does not affect the others; a failure is not cached. */
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

/** The parameters that filter or sort a category's list. */
const filtering = [...narrowingFields.filter((field) => field !== 'category'), 'sort'];

/** Returns the unfiltered list that a query asks for, or undefined if it has filters besides the category. */
function plainListOf(query: ReadParam): PlainList | undefined {
  if (filtering.some((name) => query(name) !== '')) return undefined;
  const [category, isTrending] = [query('category'), query('trending') === 'true'];
  return isTrending && category !== '' ? undefined : { category, isTrending };
}

export interface FilesSource {
  /** Responds to the requests of the API (catalogue-1). Rejects as `httpSource` does. */
  respond: CatalogueSource;
  /** Loads a function that suggests tools without a request for each text (search-40). */
  loadSuggester: (signal: AbortSignal) => Promise<Suggester>;
}

/**
 * Serves the embedded catalogue from data files in a folder (an absolute URL that ends with a slash). Finds
 * records by rows with the fields for filtering and sorting, then fetches their files: one for a page of an
 * unfiltered list, otherwise one for each record.
 */
export function filesSource(folder: string): FilesSource {
  const fetchFrom = httpSource(folder);
  // Not validated, because our own build wrote the files.
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
    // The first search does far more lookups than later ones, and the first misspelt one compiles the
    // spelling correction. Doing both here keeps the first keystroke fast.
    for (const text of ['a', 'vidoe eidtor']) find(text);
    return (search) => {
      const { positions, best, match } = find(search);
      const shown = best(limits.suggestedTools, () => true).flatMap((position) => tools[position] ?? []);
      return { search, tools: shown, totalItems: positions.length, match };
    };
  });

  /** Loaded records by slug: a page's file contains all of its tools, which are likely to be opened next. */
  const known = new Map<string, unknown>();

  async function toolRecord(slug: string, signal: AbortSignal): Promise<unknown> {
    const record = known.get(slug) ?? (await read(fileNames.tool(slug), signal));
    known.set(slug, record);
    return record;
  }

  /** Reads the file of a list's page if all requested tools are in that one file. */
  async function readListPage(
    rows: readonly ToolRow[],
    query: ReadParam,
    signal: AbortSignal,
  ): Promise<void> {
    const list = plainListOf(query);
    const size = limits.listingPageSize;
    const first = (readCount(query('page')) ?? 0) * (readCount(query('limit')) ?? 0);
    const isOneFile = (first % size) + rows.length <= size;
    if (!list || !isOneFile || rows.every(({ slug }) => known.has(slug))) return;
    const records = (await read(fileNames.listPage(list, Math.floor(first / size)), signal)) as ToolRow[];
    for (const record of records) known.set(record.slug, record);
  }

  async function toolPage(query: ReadParam, signal: AbortSignal): Promise<unknown> {
    const text = query('search').trim();
    const [prepared, search] = await Promise.all([
      listing(signal),
      text === '' ? undefined : searcher(signal),
    ]);
    // Often runs when the browser is idle, so it is split into short tasks.
    await yieldToMain();
    const page = findListingPage(prepared, query, search?.(text));
    await readListPage(page.tools, query, signal);
    return { ...page, tools: await Promise.all(page.tools.map(({ slug }) => toolRecord(slug, signal))) };
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
      // This catalogue acts as its own server (article-11), so a static article is not a failed request.
      const { articleRecords } = await import(/* webpackChunkName: "static-articles" */ './articles');
      const article = findOne(articleRecords as readonly PostRow[], key);
      if (article) return article;
    }
    if (!row) throw new FailedResponse(notFoundResponse);
    return isTool ? toolRecord(row.slug, signal) : read(fileNames.post(row.slug), signal);
  }

  const respond: CatalogueSource = async (request, signal) => {
    // Lists are loaded for all callers, so those requests do not use the signal of one caller.
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
