import { useDispatch, useSelector } from 'react-redux';

import type { Tool } from '../../domain/tool';

import {
  selectIsToolBookmarked,
  type StateWithBookmarks,
  toolBookmarked,
  toolBookmarkRemoved,
} from './bookmarksSlice';

/** Returns whether a tool is saved, and a function to toggle it. */
export function useToolBookmark(tool: Tool): { isSaved: boolean; toggle: () => void } {
  const dispatch = useDispatch();
  const isSaved = useSelector((state: StateWithBookmarks) => selectIsToolBookmarked(state, tool.id));
  return {
    isSaved,
    toggle: () => dispatch(isSaved ? toolBookmarkRemoved({ id: tool.id }) : toolBookmarked(tool)),
  };
}
