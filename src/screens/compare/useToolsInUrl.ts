import { useEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';

import { useToolBySlugQuery } from '../../catalogue/catalogueApi';
import { useToolLookup } from '../../catalogue/hooks';
import { loadSampleTools } from '../../catalogue/loadSampleTools';
import { toolsOfSlugs } from '../../domain/comparison';
import { limits } from '../../domain/limits';
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
 * Fetches those of the first three slugs that nothing known has, two at a time; where one cannot be read, the next slug takes its
 * place. Gives whether it is done: what could be fetched is in the entity table, the other slugs are dropped.
 */
function useUnknownTools(
  slugs: readonly string[],
  isKnown: (slug: string) => boolean,
  isWanted: boolean,
): boolean {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const found = [...new Set(slugs)].filter((slug) => !failed.includes(slug));
  const [first = '', second = ''] = isWanted
    ? found.slice(0, limits.maxCompared).filter((slug) => !isKnown(slug))
    : [];
  const firstRead = useToolBySlugQuery(first, { skip: first === '' });
  const secondRead = useToolBySlugQuery(second, { skip: second === '' });
  const gone = [
    firstRead.error && !firstRead.isFetching ? first : '',
    secondRead.error && !secondRead.isFetching ? second : '',
  ].filter((slug) => slug !== '' && !failed.includes(slug));
  if (gone.length > 0) setFailed([...failed, ...gone]);
  return first === '';
}

/**
 * The tools of a comparison's URL (compare-8): from the entity table, the stored lists or the built-in samples, else
 * fetched by slug. A recently viewed one, of which little is stored, is what was stored where it cannot be fetched. Undefined until
 * they are loaded.
 */
export function useToolsInUrl(slugs: readonly string[]): readonly Tool[] | undefined {
  const knownTool = useToolLookup();
  const compared = useSelector(selectComparedTools);
  const bookmarks = useSelector(selectToolBookmarks);
  const viewed = useSelector(selectRecentlyViewed);
  const stored = useMemo(() => [...compared, ...bookmarks], [compared, bookmarks]);
  const find = (slug: string) => knownTool(slug) ?? stored.find((tool) => tool.slug === slug);
  const isComplete = slugs.every((slug) => find(slug) !== undefined);
  const samples = useSamples(!isComplete);
  const findAny = (slug: string) => find(slug) ?? samples?.find((tool) => tool.slug === slug);
  const isKnown = (slug: string) => findAny(slug) !== undefined;
  const areFetched = useUnknownTools(slugs, isKnown, samples !== undefined);
  if (isComplete) return toolsOfSlugs(slugs, findAny);
  if (samples === undefined || !areFetched) return undefined;
  const findViewed = (slug: string) => {
    const entry = viewed.find((one) => one.slug === slug);
    return entry && toolOfViewed(entry);
  };
  return toolsOfSlugs(slugs, (slug) => findAny(slug) ?? findViewed(slug));
}
