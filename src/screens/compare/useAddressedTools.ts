import { useEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';

import { loadSampleTools } from '../../catalogue/loadSampleTools';
import { selectToolBySlug, type ToolsState } from '../../catalogue/toolsSlice';
import { toolsOfSlugs } from '../../domain/comparison';
import type { Tool } from '../../domain/tool';
import { toolOfViewed } from '../../domain/viewedTool';
import { type BookmarksState, selectToolBookmarks } from '../../features/bookmarks/bookmarksSlice';
import { type CompareState, selectComparedTools } from '../../features/compare/compareSlice';
import {
  type RecentlyViewedState,
  selectRecentlyViewed,
} from '../../features/recentlyViewed/recentlyViewedSlice';

interface LocalState {
  tools: ToolsState;
  compare: CompareState;
  bookmarks: BookmarksState;
  recentlyViewed: RecentlyViewedState;
}

/** The built-in samples, loaded on demand; none when their file cannot be loaded. */
function useSamples(isWanted: boolean): readonly Tool[] | undefined {
  const [samples, setSamples] = useState<readonly Tool[]>();
  const isMissing = isWanted && samples === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    void loadSampleTools()
      .catch((error: unknown) => {
        console.warn('The sample tools could not be loaded.', error);
        return [];
      })
      .then((loaded) => {
        if (isCurrent) setSamples(loaded);
      });
    return () => {
      isCurrent = false;
    };
  }, [isMissing]);
  return samples;
}

/**
 * The tools of a comparison's URL, looked up locally (compare-8): in the entity table, in the stored lists, else in
 * the built-in samples. Undefined until the samples are loaded.
 */
export function useAddressedTools(slugs: readonly string[]): readonly Tool[] | undefined {
  const table = useSelector(({ tools }: LocalState) => tools);
  const compared = useSelector((state: LocalState) => selectComparedTools(state));
  const bookmarks = useSelector((state: LocalState) => selectToolBookmarks(state));
  const viewed = useSelector((state: LocalState) => selectRecentlyViewed(state));
  const stored = useMemo(
    () => [...compared, ...bookmarks, ...viewed.map(toolOfViewed)],
    [compared, bookmarks, viewed],
  );
  const find = (slug: string) =>
    selectToolBySlug({ tools: table }, slug) ?? stored.find((tool) => tool.slug === slug);
  const isComplete = slugs.every((slug) => find(slug) !== undefined);
  const samples = useSamples(!isComplete);
  if (!isComplete && samples === undefined) return undefined;
  return toolsOfSlugs(slugs, (slug) => find(slug) ?? samples?.find((tool) => tool.slug === slug));
}
