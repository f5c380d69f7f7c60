import { useMemo } from 'react';
import { useSelector } from 'react-redux';

import { useRemovedSlots } from '../../blocks/saved/useRemovedSlots';
import { useFreshTools } from '../../catalogue/hooks';
import { type ToolBookmark, toolOfBookmark } from '../../domain/bookmark';
import type { Tool } from '../../domain/tool';
import { selectToolBookmarks } from '../../features/bookmarks/bookmarksSlice';

/** A saved tool, or one that was removed on this page and keeps its slot. */
export interface SavedSlot {
  tool: Tool;
  bookmark: ToolBookmark;
  isRemoved: boolean;
  isExpiring: boolean;
}

const idOf = ({ id }: ToolBookmark) => id;

/** Returns the saved tools, newest first, including slots of those removed on this page (saved-30). */
export function useSavedSlots(): readonly SavedSlot[] {
  const slots = useRemovedSlots(useSelector(selectToolBookmarks), idOf);
  const tools = useFreshTools(useMemo(() => slots.map(({ entry }) => toolOfBookmark(entry)), [slots]));
  return useMemo(
    () =>
      slots.flatMap(({ entry, isRemoved, expiresAt }, index) => {
        const tool = tools[index];
        return tool ? [{ tool, bookmark: entry, isRemoved, isExpiring: expiresAt < Infinity }] : [];
      }),
    [slots, tools],
  );
}
