import { createSelector } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';

import { useListPostsQuery, useListStaticArticlesQuery } from '../../catalogue/catalogueApi';
import { selectPostEntities } from '../../catalogue/postsSlice';

import { blogPostIds } from './blogPostIds';

interface BlogPosts {
  /** The chosen category; '' for all. */
  category: string;
  /** All posts of the chosen category, newest first. */
  ids: readonly string[];
  isLoading: boolean;
  /** The server's list could not be fetched. The static articles alone would look like the whole list. */
  isFailed: boolean;
  isReady: boolean;
}

const none: readonly string[] = [];

function idsSelector(serverIds: readonly string[], articleIds: readonly string[], category: string) {
  return createSelector([selectPostEntities], (entities) =>
    blogPostIds(entities, serverIds, articleIds, category),
  );
}

/** Returns the posts of the blog list: the server's and the static articles together (blog-3). */
export function useBlogPosts(): BlogPosts {
  const [query] = useSearchParams();
  const category = query.get('category') ?? '';
  const posts = useListPostsQuery(undefined);
  // If the static articles fail to load, the list is merely shorter.
  const articles = useListStaticArticlesQuery(undefined);
  const isFailed = posts.isError && posts.data === undefined;
  const isLoading = !isFailed && (posts.data === undefined || articles.isLoading);
  const serverIds = posts.data ?? none;
  const articleIds = articles.data ?? none;
  const selectIds = useMemo(
    () => idsSelector(serverIds, articleIds, category),
    [serverIds, articleIds, category],
  );
  const ids = useSelector(selectIds, shallowEqual);
  return { category, ids, isLoading, isFailed, isReady: !isLoading && !isFailed };
}
