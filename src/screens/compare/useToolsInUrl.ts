import { useEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';

import { useToolLookup } from '../../catalogue/hooks';
import { loadSampleTools } from '../../catalogue/loadSampleTools';
import { toolsOfSlugs } from '../../domain/comparison';
import type { Tool } from '../../domain/tool';
import { toolOfViewed } from '../../domain/viewedTool';
import { selectToolBookmarks } from '../../features/bookmarks/bookmarksSlice';
import { selectComparedTools } from '../../features/compare/compareSlice';
import { selectRecentlyViewed } from '../../features/recentlyViewed/recentlyViewedSlice';

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
export function useToolsInUrl(slugs: readonly string[]): readonly Tool[] | undefined {
  const knownTool = useToolLookup();
  const compared = useSelector(selectComparedTools);
  const bookmarks = useSelector(selectToolBookmarks);
  const viewed = useSelector(selectRecentlyViewed);
  const stored = useMemo(
    () => [...compared, ...bookmarks, ...viewed.map(toolOfViewed)],
    [compared, bookmarks, viewed],
  );
  const find = (slug: string) => knownTool(slug) ?? stored.find((tool) => tool.slug === slug);
  const isComplete = slugs.every((slug) => find(slug) !== undefined);
  const samples = useSamples(!isComplete);
  if (!isComplete && samples === undefined) return undefined;
  return toolsOfSlugs(slugs, (slug) => find(slug) ?? samples?.find((tool) => tool.slug === slug));
}
