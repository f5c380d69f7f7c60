import type { PostRow, ToolRow } from '../../domain/catalogueRows';
import {
  type CatalogueAnswer,
  type CatalogueCall,
  findOne,
  findPosts,
  findToolPage,
  notFoundAnswer,
  type Query,
  readCall,
} from '../../domain/catalogueRules';
import { abortable } from '../../lib/abortable';

import type { CatalogueSource } from '../baseQuery';
import { httpSource } from '../httpSource';

import { fileNames } from './fileNames';

/** An answer that is not OK, on its way to whoever asked. */
class FailedRead extends Error {
  constructor(readonly answer: CatalogueAnswer) {
    super(`Status ${answer.status}`);
  }
}

/** A value loaded once for all who ask; who gives up does not stop the others, a failure is not kept. */
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

const keepAll = <Row>(rows: Row[]) => rows;

/**
 * Answers the reads of CONTRACT 2 from the data files that the build has put into a folder (an absolute
 * address that ends with a slash): by the rows that filtering and sorting need, then by the files of the
 * records found. Fails as `httpSource` does.
 */
export function filesSource(folder: string): CatalogueSource {
  const fetchFrom = httpSource(folder);
  // The files are our own build's: their shape needs no check here.
  const read = async (file: string, signal: AbortSignal): Promise<unknown> => {
    const answer = await fetchFrom({ path: file, params: {} }, signal);
    if (answer.status < 200 || answer.status > 299) throw new FailedRead(answer);
    return answer.body;
  };
  const toolRows = loadedOnce((signal) => read(fileNames.tools, signal) as Promise<ToolRow[]>);
  const postRows = loadedOnce((signal) => read(fileNames.posts, signal) as Promise<PostRow[]>);
  const searcher = loadedOnce(async (signal) => {
    const [{ readToolIndex, searchTools }, words] = await Promise.all([
      import(/* webpackChunkName: "tool-search" */ '../../domain/toolSearch'),
      read(fileNames.search, signal),
    ]);
    const index = readToolIndex(words);
    return (found: ToolRow[], text: string) => searchTools(index, found, text);
  });

  async function toolPage(query: Query, signal: AbortSignal): Promise<unknown> {
    const isSearch = query('search').trim() !== '';
    const [rows, search] = await Promise.all([toolRows(signal), isSearch ? searcher(signal) : keepAll]);
    const page = findToolPage(rows, query, search);
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
    if (!row) throw new FailedRead(notFoundAnswer);
    return read(isTool ? fileNames.tool(row.slug) : fileNames.post(row.slug), signal);
  }

  return async (request, signal) => {
    const call = readCall(request);
    if (!call) return notFoundAnswer;
    try {
      return { status: 200, body: await bodyFor(call, signal) };
    } catch (error) {
      if (error instanceof FailedRead) return error.answer;
      throw error;
    }
  };
}
