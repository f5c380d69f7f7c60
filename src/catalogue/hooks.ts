import { useCallback, useMemo } from 'react';
import { useSelector } from 'react-redux';

import { noFilters } from '../domain/listing';
import type { IdPage } from '../domain/normalizeResponse';
import type { Post } from '../domain/post';
import type { Tool } from '../domain/tool';
import { getOwn } from '../lib/getOwn';

import { catalogueApi } from './catalogueApi';
import { type PostsState, selectArticleBySlug, selectPostById, selectPostBySlug } from './postsSlice';
import { selectToolById, selectToolBySlug, selectToolEntities, type ToolsState } from './toolsSlice';

interface CatalogueRoot {
  tools: ToolsState;
  posts: PostsState;
}

/** The tool with an id, when it is in the entity table. */
export const useToolEntity = (id: string): Tool | undefined =>
  useSelector((state: CatalogueRoot) => selectToolById(state, id));

/** The tool with a slug, when it is in the entity table. */
export const useToolEntityBySlug = (slug: string): Tool | undefined =>
  useSelector((state: CatalogueRoot) => selectToolBySlug(state, slug));

/** A function that finds the tool with a slug in the entity table. */
export function useToolLookup(): (slug: string) => Tool | undefined {
  const tools = useSelector((state: CatalogueRoot) => state.tools);
  return useCallback((slug) => selectToolBySlug({ tools }, slug), [tools]);
}

/** The post with an id, when it is in the entity table. */
export const usePostEntity = (id: string): Post | undefined =>
  useSelector((state: CatalogueRoot) => selectPostById(state, id));

/** A function that says whether a post, by its id, names a tool among those it is about. */
export function useIsAboutTool({ _id }: Tool): (postId: string) => boolean {
  const posts = useSelector((state: CatalogueRoot) => state.posts);
  return (postId) => selectPostById({ posts }, postId)?.relatedTools.includes(_id) ?? false;
}

/** The post with a slug, when it is in the entity table. */
export const usePostEntityBySlug = (slug: string): Post | undefined =>
  useSelector((state: CatalogueRoot) => selectPostBySlug(state, slug));

/** The static article with a slug, once the static articles are loaded (article-11). */
export const useStaticArticle = (slug: string): Post | undefined =>
  useSelector((state: CatalogueRoot) => selectArticleBySlug(state, slug));

/** The tools of a stored list: from the entity table where it has them, else the stored snapshots. */
export function useFreshTools(stored: readonly Tool[]): readonly Tool[] {
  const entities = useSelector(selectToolEntities);
  return useMemo(() => stored.map((tool) => getOwn(entities, tool.id) ?? tool), [stored, entities]);
}

/** The list of a category, or of the whole catalogue for '', without filters: undefined until it has been read. */
export function useUnfilteredList(category: string): IdPage | undefined {
  const select = useMemo(() => {
    const { page, ...filters } = noFilters;
    return catalogueApi.endpoints.listTools.select({ ...filters, category, pageIndex: page - 1 });
  }, [category]);
  return useSelector(select).data;
}
