import { createSelector } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { shallowEqual, useSelector } from 'react-redux';

import { useListPostsQuery } from '../../catalogue/catalogueApi';
import { selectPostEntities } from '../../catalogue/postsSlice';
import { limits } from '../../domain/limits';
import type { Post } from '../../domain/post';
import { readNextOf } from '../../domain/readNext';
import { getOwn } from '../../lib/getOwn';

const readNextSelector = (post: Post, ids: readonly string[] | undefined) =>
  createSelector(
    [selectPostEntities],
    (entities) =>
      ids &&
      readNextOf(
        post,
        ids.flatMap((id) => getOwn(entities, id) ?? []),
      )
        .slice(0, limits.readNextPosts)
        .map(({ id }) => id),
  );

/** Returns the ids of the posts to read after one (article-18); undefined until the server's list is loaded. */
export function useReadNext(post: Post): readonly string[] | undefined {
  const { data } = useListPostsQuery(undefined);
  const selectIds = useMemo(() => readNextSelector(post, data), [post, data]);
  return useSelector(selectIds, shallowEqual);
}
