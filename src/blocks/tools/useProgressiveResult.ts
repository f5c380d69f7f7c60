import { startTransition, useDeferredValue, useEffect, useState } from 'react';

import type { IdPage } from '../../domain/normalizeResponse';
import { useRestoresScroll } from '../useRestoresScroll';

/** How many cards of a result are rendered first: one row. */
const firstCards = 3;

/** What a list shows of a result. */
export interface ProgressiveResult {
  /** The ids of the cards to show; undefined before the first result. */
  ids: readonly string[] | undefined;
  /** Whether only the first cards are shown, and nothing below them. */
  isCut: boolean;
  /** Whether all cards of the current result are shown. Less urgent content waits for this. */
  isSettled: boolean;
}

/**
 * Returns what to show of a result (delivery-48). Cards of another page, order or filter are rendered after
 * the click that requested them has been painted; cards of another `list`, together with it. If the result
 * was prefetched, its first row is rendered before the rest. Back and Forward to a scrolled position render
 * all cards immediately, in the frame that restores the scroll position.
 */
export function useProgressiveResult(
  result: IdPage | undefined,
  isFetching: boolean,
  list = '',
): ProgressiveResult {
  const restoresScroll = useRestoresScroll();
  const deferred = useDeferredValue(result);
  const isOtherList = useDeferredValue(list) !== list;
  const shown = restoresScroll || isOtherList ? result : deferred;
  /** The result whose cards are all shown; 'any' during a request, whose result is then shown as a whole. */
  const [whole, setWhole] = useState<IdPage | 'any' | undefined>(restoresScroll ? shown : undefined);
  useEffect(() => {
    if (isFetching) startTransition(() => setWhole('any'));
    else if (shown === result) startTransition(() => setWhole(shown));
  }, [shown, result, isFetching]);
  if (!shown || restoresScroll || whole === 'any' || whole === shown)
    return { ids: shown?.ids, isCut: false, isSettled: shown === result };
  const first = shown.ids.slice(0, firstCards);
  const before = whole?.ids.slice(firstCards).filter((id) => !first.includes(id)) ?? [];
  return { ids: [...first, ...before], isCut: !whole, isSettled: false };
}
