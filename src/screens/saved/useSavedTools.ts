import { useMemo } from 'react';
import { useSelector } from 'react-redux';

import { useFreshTools } from '../../blocks/tools/useFreshTools';
import type { Tool } from '../../domain/tool';
import {
  type BookmarksState,
  selectToolBookmarks,
  type ToolBookmark,
} from '../../features/bookmarks/bookmarksSlice';

/** A card may hand its tool on to the comparison, which has no use for the time of saving. */
function toolOf(bookmark: ToolBookmark): Tool {
  const tool: Tool & Partial<ToolBookmark> = { ...bookmark };
  delete tool.bookmarkedAt;
  return tool;
}

/** The saved tools, newest first. */
export function useSavedTools(): readonly Tool[] {
  const bookmarks = useSelector((state: { bookmarks: BookmarksState }) => selectToolBookmarks(state));
  return useFreshTools(useMemo(() => bookmarks.map(toolOf), [bookmarks]));
}
