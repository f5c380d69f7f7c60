import { useMemo } from 'react';
import { useSelector } from 'react-redux';

import { useFreshTools } from '../../catalogue/hooks';
import type { Tool } from '../../domain/tool';
import { selectToolBookmarks, type ToolBookmark } from '../../features/bookmarks/bookmarksSlice';

/** Removes the time of saving, since a card may pass its tool to the comparison. */
function toolOf(bookmark: ToolBookmark): Tool {
  const tool: Tool & Partial<ToolBookmark> = { ...bookmark };
  delete tool.bookmarkedAt;
  return tool;
}

/** The saved tools, newest first. */
export function useSavedTools(): readonly Tool[] {
  const bookmarks = useSelector(selectToolBookmarks);
  return useFreshTools(useMemo(() => bookmarks.map(toolOf), [bookmarks]));
}
