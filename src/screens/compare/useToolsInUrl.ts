import { useEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';

import { useToolLookup } from '../../catalogue/hooks';
import { loadSampleTools } from '../../catalogue/loadSampleTools';
import { type ToolsBySlugs, useToolsBySlugs } from '../../catalogue/useToolsBySlugs';
import { toolsOfSlugs } from '../../domain/comparison';
import { limits } from '../../domain/limits';
import type { Tool } from '../../domain/tool';
import { toolOfViewed } from '../../domain/viewedTool';
import { selectSavedTools } from '../../features/bookmarks/bookmarksSlice';
import { selectComparedTools } from '../../features/compare/compareSlice';
import { selectRecentlyViewed } from '../../features/recentlyViewed/recentlyViewedSlice';

/** Returns the built-in samples, loaded on demand; none when their file cannot be loaded. */
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
 * Fetches the unknown ones among the first three slugs. One that cannot be fetched is replaced by the next
 * slug, and only requested again by `retry`.
 */
function useUnknownTools(slugs: readonly string[], isKnown: (slug: string) => boolean): ToolsBySlugs {
  const [gone, setGone] = useState<readonly string[]>([]);
  const possible = slugs.filter((slug) => !gone.includes(slug)).slice(0, limits.maxCompared);
  const reading = useToolsBySlugs(
    slugs.filter((slug) => (gone.includes(slug) || possible.includes(slug)) && !isKnown(slug)),
  );
  const newlyGone = [...reading.missing, ...reading.failed].filter((slug) => !gone.includes(slug));
  if (newlyGone.length > 0) setGone([...gone, ...newlyGone]);
  return reading;
}

interface ToolsInUrl {
  /** Undefined until they are loaded. */
  tools: readonly Tool[] | undefined;
  /** The slugs whose request failed, other than with 'no such tool'. */
  failed: readonly string[];
  isRetrying: boolean;
  retry: () => void;
}

/**
 * Returns the tools of a comparison's URL (compare-8): from the entity table, the stored lists or the
 * built-in samples, else fetched by slug. A recently viewed tool that cannot be fetched is shown with the few
 * fields stored of it.
 */
export function useToolsInUrl(slugs: readonly string[]): ToolsInUrl {
  const knownTool = useToolLookup();
  const compared = useSelector(selectComparedTools);
  const saved = useSelector(selectSavedTools);
  const viewed = useSelector(selectRecentlyViewed);
  const stored = useMemo(() => [...compared, ...saved], [compared, saved]);
  const find = (slug: string) => knownTool(slug) ?? stored.find((tool) => tool.slug === slug);
  const isComplete = slugs.every((slug) => find(slug) !== undefined);
  const samples = useSamples(!isComplete);
  const findAny = (slug: string) => find(slug) ?? samples?.find((tool) => tool.slug === slug);
  const isKnown = (slug: string) => findAny(slug) !== undefined;
  const { isLoading, failed, isRetrying, retry } = useUnknownTools(
    samples ? [...new Set(slugs)] : [],
    isKnown,
  );
  const isLoaded = isComplete || (samples !== undefined && !isLoading);
  const findViewed = (slug: string) => {
    const entry = viewed.find((one) => one.slug === slug);
    return entry && toolOfViewed(entry);
  };
  return {
    tools: isLoaded ? toolsOfSlugs(slugs, (slug) => findAny(slug) ?? findViewed(slug)) : undefined,
    failed: failed.filter((slug) => !findViewed(slug)),
    isRetrying,
    retry,
  };
}
