import { useEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';

import { isMissingError } from '../../catalogue/baseQuery';
import { catalogueApi, useToolBySlugQuery } from '../../catalogue/catalogueApi';
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

interface UnreadSlugs {
  /** The slugs whose read failed, otherwise than by 'no such tool'. */
  unread: readonly string[];
  isRetrying: boolean;
  retry: () => void;
}

/**
 * Fetches those of the first three slugs that nothing known has, two at a time; where one cannot be read, the next slug takes its
 * place. Gives whether it is done: what could be fetched is in the entity table, slugs of no tool are dropped.
 */
function useUnknownTools(
  slugs: readonly string[],
  isKnown: (slug: string) => boolean,
  isWanted: boolean,
): UnreadSlugs & { areFetched: boolean } {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [unread, setUnread] = useState<readonly string[]>([]);
  const [isRetrying, setIsRetrying] = useState(false);
  const [read] = catalogueApi.endpoints.toolBySlug.useLazyQuery();
  const found = [...new Set(slugs)].filter((slug) => !failed.includes(slug));
  const [first = '', second = ''] = isWanted
    ? found.slice(0, limits.maxCompared).filter((slug) => !isKnown(slug))
    : [];
  const firstRead = useToolBySlugQuery(first, { skip: first === '' });
  const secondRead = useToolBySlugQuery(second, { skip: second === '' });
  const gone = [
    { slug: first, ...firstRead },
    { slug: second, ...secondRead },
  ].filter(({ slug, error, isFetching }) => slug !== '' && error && !isFetching && !failed.includes(slug));
  if (gone.length > 0) {
    setFailed([...failed, ...gone.map(({ slug }) => slug)]);
    setUnread([...unread, ...gone.filter(({ error }) => !isMissingError(error)).map(({ slug }) => slug)]);
  }
  const retry = async () => {
    setIsRetrying(true);
    const answers = await Promise.all(unread.map((slug) => read(slug)));
    setIsRetrying(false);
    setUnread(unread.filter((_, index) => answers[index]?.error && !isMissingError(answers[index].error)));
  };
  return { areFetched: first === '', unread, isRetrying, retry: () => void retry() };
}

/**
 * The tools of a comparison's URL (compare-8): from the entity table, the stored lists or the built-in samples, else
 * fetched by slug. A recently viewed one, of which little is stored, is what was stored where it cannot be fetched. Undefined until
 * they are loaded.
 */
export function useToolsInUrl(
  slugs: readonly string[],
): UnreadSlugs & { tools: readonly Tool[] | undefined } {
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
  const { areFetched, unread, ...retrying } = useUnknownTools(slugs, isKnown, samples !== undefined);
  if (isComplete) return { tools: toolsOfSlugs(slugs, findAny), unread: [], ...retrying };
  if (samples === undefined || !areFetched) return { tools: undefined, unread: [], ...retrying };
  const findViewed = (slug: string) => {
    const entry = viewed.find((one) => one.slug === slug);
    return entry && toolOfViewed(entry);
  };
  return {
    tools: toolsOfSlugs(slugs, (slug) => findAny(slug) ?? findViewed(slug)),
    unread: unread.filter((slug) => slugs.includes(slug) && !isKnown(slug) && !findViewed(slug)),
    ...retrying,
  };
}
