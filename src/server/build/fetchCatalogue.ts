import type { CatalogueSource } from '../../catalogue/baseQuery';
import { articleRecords } from '../../catalogue/embedded/articles';
import { normalizePagedTools, normalizePostList, type PageRequest } from '../../domain/normalizeResponse';
import { type Post, postWithDefaults } from '../../domain/post';
import { type Tool, toolWithDefaults } from '../../domain/tool';
import type { CatalogueFiles } from '../catalogue/catalogueFolder';

/** Tools per request. */
const pageSize = 100;

async function read(source: CatalogueSource, path: string, params: Record<string, string | number>) {
  const { status, body } = await source({ path, params }, AbortSignal.timeout(30_000));
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  return body;
}

/** Fetches every tool and post that an API host lists (delivery-5), to build a site from. */
export async function fetchCatalogue(source: CatalogueSource): Promise<CatalogueFiles> {
  const tools = new Map<string, Tool>();
  let totalPages = 1;
  for (let page = 0; page < totalPages; page += 1) {
    const request: PageRequest = { page, limit: pageSize };
    const body = await read(source, '/api/tools', { page, limit: pageSize });
    const { data, entities } = normalizePagedTools(body, request, '');
    totalPages = data.totalPages;
    for (const fields of entities.tools) tools.set(fields.id, toolWithDefaults(fields));
  }
  const postsIn = (body: unknown): Post[] => normalizePostList(body, '').entities.posts.map(postWithDefaults);
  return {
    tools: [...tools.values()],
    posts: postsIn(await read(source, '/api/blogs', {})),
    articles: postsIn(articleRecords),
  };
}
