import { setTimeout } from 'node:timers/promises';

import type { CatalogueSource } from '../../catalogue/baseQuery';
import { articleRecords } from '../../catalogue/embedded/articles';
import { normalizePagedTools, normalizePostList, type PageRequest } from '../../domain/normalizeResponse';
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

async function readOnce(source: CatalogueSource, path: string, params: Record<string, string | number>) {
  const { status, body } = await source({ path, params }, AbortSignal.timeout(30_000));
  const message = `${path} answered ${status}`;
  if (status !== 200) throw isTemporary(status) ? new Error(message) : new RefusedError(message);
  return body;
}

async function read(
  source: CatalogueSource,
  path: string,
  params: Record<string, string | number>,
  [delayMs, ...furtherMs]: readonly number[],
): Promise<unknown> {
  try {
    return await readOnce(source, path, params);
  } catch (error) {
    if (delayMs === undefined || error instanceof RefusedError) throw error;
    await setTimeout(delayMs);
    return read(source, path, params, furtherMs);
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
  for (let page = 0; page < totalPages; page += 1) {
    const request: PageRequest = { page, limit: pageSize };
    const body = await read(source, '/api/tools', { page, limit: pageSize }, retryDelaysMs);
    const { data, entities } = normalizePagedTools(body, request, '');
    totalPages = data.totalPages;
    for (const fields of entities.tools) tools.set(fields.id, toolWithDefaults(fields));
  }
  const postsIn = (body: unknown): Post[] => normalizePostList(body, '').entities.posts.map(postWithDefaults);
  const warnings: string[] = [];
  const canHavePage = (kind: 'tool' | 'post', name: string, slug: string) => {
    const mistake = slugMistake(kind, slug);
    if (mistake !== undefined) warnings.push(`The ${kind} "${name}" is left out: ${mistake}.`);
    return mistake === undefined;
  };
  const posts = postsIn(await read(source, '/api/blogs', {}, retryDelaysMs));
  const known = withKnownReferences(
    [...tools.values()].filter(({ name, slug }) => canHavePage('tool', name, slug)),
  );
  warnings.push(...known.warnings);
  const catalogue = {
    tools: known.tools,
    posts: posts.filter(({ title, slug }) => canHavePage('post', title, slug)),
    articles: postsIn(articleRecords),
  };
  firstLines(warnings).forEach((line) => onWarning?.(line));
  return catalogue;
}
