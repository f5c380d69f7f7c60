import { useCallback, useMemo } from 'react';
import { shallowEqual, useSelector } from 'react-redux';

import { noFilters } from '../domain/listing';
import type { IdPage } from '../domain/normalizeResponse';
import type { Post } from '../domain/post';
import type { Tool } from '../domain/tool';

import { catalogueApi, listToolsArgOf } from './catalogueApi';
import { selectArticleBySlug, selectPostById, selectPostBySlug, type StateWithPosts } from './postsSlice';
import { selectToolById, selectToolBySlug, type StateWithTools } from './toolsSlice';

/** Returns the tool with an id, if it is in the entity table. */
export const useToolEntity = (id: string): Tool | undefined =>
  useSelector((state: StateWithTools) => selectToolById(state, id));

/** Returns the tool with a slug, if it is in the entity table. */
export const useToolEntityBySlug = (slug: string): Tool | undefined =>
  useSelector((state: StateWithTools) => selectToolBySlug(state, slug));

/** Returns the tools with the given ids that are in the entity table. */
export const useToolEntities = (ids: readonly string[]): readonly Tool[] =>
  useSelector((state: StateWithTools) => ids.flatMap((id) => selectToolById(state, id) ?? []), shallowEqual);

/** Returns a function that finds a tool by slug in the entity table. */
export function useToolLookup(): (slug: string) => Tool | undefined {
  const tools = useSelector((state: StateWithTools) => state.tools);
  return useCallback((slug) => selectToolBySlug({ tools }, slug), [tools]);
}

/** Returns the post with an id, if it is in the entity table. */
export const usePostEntity = (id: string): Post | undefined =>
  useSelector((state: StateWithPosts) => selectPostById(state, id));

/** Returns a function that tells whether the post with an id lists a tool among its related tools. */
export function useIsAboutTool({ _id }: Tool): (postId: string) => boolean {
  const posts = useSelector((state: StateWithPosts) => state.posts);
  return (postId) => selectPostById({ posts }, postId)?.relatedTools.includes(_id) ?? false;
}

/** Returns the post with a slug, if it is in the entity table. */
export const usePostEntityBySlug = (slug: string): Post | undefined =>
  useSelector((state: StateWithPosts) => selectPostBySlug(state, slug));

/** Returns the static article with a slug, once the static articles are loaded (article-11). */
export const useStaticArticle = (slug: string): Post | undefined =>
  useSelector((state: StateWithPosts) => selectArticleBySlug(state, slug));

/** Returns the tools of a stored list: from the entity table if possible, otherwise the stored snapshots. */
export function useFreshTools(stored: readonly Tool[]): readonly Tool[] {
  return useSelector(
    (state: StateWithTools) => stored.map((tool) => selectToolById(state, tool.id) ?? tool),
    shallowEqual,
  );
}

/** Returns the cached unfiltered list of a category, or of all tools for ''; undefined until it is loaded. */
export function useUnfilteredList(category: string): IdPage | undefined {
  const select = useMemo(() => {
    return catalogueApi.endpoints.listTools.select(listToolsArgOf({ ...noFilters, category }));
  }, [category]);
  return useSelector(select).data;
}
