import type { CatalogueSource } from '../../catalogue/baseQuery';
import { articleRecords } from '../../catalogue/embedded/articles';
import { normalizePostList, normalizeToolPage, type PageRequest } from '../../domain/normalizeResponse';
import { mergePost, type Post } from '../../domain/post';
import { mergeTool, type Tool } from '../../domain/tool';
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
    const { data, entities } = normalizeToolPage(body, request, '');
    totalPages = data.totalPages;
    for (const fields of entities.tools) tools.set(fields.id, mergeTool(undefined, fields));
  }
  const postsIn = (body: unknown): Post[] =>
    normalizePostList(body, '').entities.posts.map((fields) => mergePost(undefined, fields));
  return {
    tools: [...tools.values()],
    posts: postsIn(await read(source, '/api/blogs', {})),
    articles: postsIn(articleRecords),
  };
}
