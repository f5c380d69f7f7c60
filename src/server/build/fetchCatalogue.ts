import { setTimeout } from 'node:timers/promises';

import type { CatalogueSource } from '../../catalogue/baseQuery';
import { articleRecords } from '../../catalogue/embedded/articles';
import type { CatalogueRequest } from '../../domain/catalogueRequests';
import { normalizePagedTools, normalizePostList } from '../../domain/normalizeResponse';
import { type Post, postWithDefaults } from '../../domain/post';
import { type Tool, toolWithDefaults } from '../../domain/tool';
import { type CatalogueFiles, firstLines, withKnownReferences } from '../catalogue/catalogueFolder';
import { slugMistake } from '../catalogue/pageSlug';

/** Tools per request. */
const pageSize = 100;

/** Milliseconds before each further attempt: a host that restarts or is busy must not empty the site. */
const retryDelays = [1000, 5000];

/** Whether the same request may succeed later. */
const isTemporary = (status: number) => status === 429 || status >= 500;

/** An answer that the same request would get again. */
class RefusedError extends Error {}

async function readOnce(source: CatalogueSource, request: CatalogueRequest) {
  const { status, body } = await source(request, AbortSignal.timeout(30_000));
  const message = `${request.path} answered ${status}`;
  if (status !== 200) throw isTemporary(status) ? new Error(message) : new RefusedError(message);
  return body;
}

/**
 * Reads a response's body. A request that fails is sent again after each of the delays, in milliseconds, unless
 * the host refuses it; rejects when the last attempt fails.
 */
export async function readWithRetries(
  source: CatalogueSource,
  request: CatalogueRequest,
  [delayMs, ...furtherMs]: readonly number[] = retryDelays,
): Promise<unknown> {
  try {
    return await readOnce(source, request);
  } catch (error) {
    if (delayMs === undefined || error instanceof RefusedError) throw error;
    await setTimeout(delayMs);
    return readWithRetries(source, request, furtherMs);
  }
}

interface FetchOptions {
  onWarning?: (line: string) => void;
  retryDelaysMs?: readonly number[];
}

/**
 * Fetches every tool and post that an API host lists (delivery-5), to build a site from. Records whose slug
 * cannot name a page are left out (delivery-63); the first of them are passed to `onWarning`. A request that
 * fails is sent again after each of the delays, in milliseconds; rejects when the last attempt fails.
 */
export async function fetchCatalogue(
  source: CatalogueSource,
  { onWarning, retryDelaysMs = retryDelays }: FetchOptions = {},
): Promise<CatalogueFiles> {
  const tools = new Map<string, Tool>();
  let totalPages = 1;
  let hasOwnLists = false;
  for (let page = 0; page < totalPages; page += 1) {
    const params = { page, limit: pageSize };
    const body = await readWithRetries(source, { path: '/api/tools', params }, retryDelaysMs);
    const { data, entities } = normalizePagedTools(body, params, '');
    totalPages = data.totalPages;
    hasOwnLists ||= data.sorts === undefined;
    for (const fields of entities.tools) tools.set(fields.id, toolWithDefaults(fields));
  }
  const postsIn = (body: unknown): Post[] => normalizePostList(body, '').entities.posts.map(postWithDefaults);
  const warnings: string[] = [];
  const canHavePage = (kind: 'tool' | 'post', name: string, slug: string) => {
    const mistake = slugMistake(kind, slug);
    if (mistake !== undefined) warnings.push(`The ${kind} "${name}" is left out: ${mistake}.`);
    return mistake === undefined;
  };
  const posts = postsIn(await readWithRetries(source, { path: '/api/blogs', params: {} }, retryDelaysMs));
  const known = withKnownReferences(
    [...tools.values()].filter(({ name, slug }) => canHavePage('tool', name, slug)),
  );
  warnings.push(...known.warnings);
  const catalogue = {
    tools: known.tools,
    posts: posts.filter(({ title, slug }) => canHavePage('post', title, slug)),
    articles: postsIn(articleRecords),
    ...(hasOwnLists && { hasOwnLists }),
  };
  firstLines(warnings).forEach((line) => onWarning?.(line));
  return catalogue;
}
