import { useDispatch, useSelector } from 'react-redux';

import type { Post } from '../../domain/post';

import {
  postBookmarked,
  postBookmarkRemoved,
  selectIsPostBookmarked,
  type StateWithBookmarks,
} from './bookmarksSlice';

/** Returns whether an article is saved, and a function to toggle it. */
export function usePostBookmark(post: Post): { isSaved: boolean; toggle: () => void } {
  const dispatch = useDispatch();
  const { _id, title } = post;
  const isSaved = useSelector((state: StateWithBookmarks) => selectIsPostBookmarked(state, _id));
  return {
    isSaved,
    toggle: () =>
      dispatch(isSaved ? postBookmarkRemoved({ _id, title, from: 'article' }) : postBookmarked(post)),
  };
}
