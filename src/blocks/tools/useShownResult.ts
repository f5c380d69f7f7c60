import { startTransition, useDeferredValue, useEffect, useState } from 'react';

import type { IdPage } from '../../domain/normalizeResponse';
import { useRestoresScroll } from '../useRestoresScroll';

/** How many cards of a result come before its others: a row. */
const firstCards = 3;

/** What a list shows of a result. */
export interface ShownResult {
  /** The ids to show cards of; undefined before the first result. */
  ids: readonly string[] | undefined;
  /** Whether nothing is shown below the first cards. */
  isCut: boolean;
  /** Whether these are all cards of the result itself. What is less urgent than cards waits for it. */
  isSettled: boolean;
}

/**
 * What to show of a result. Cards of another page, order or filter come only after the press that led to it has been painted, those of
 * another `list` with it; first the first row, where the result was loaded ahead (delivery-48). Back and Forward to a place further down show
 * theirs at once, in the frame that restores the scroll position.
 */
export function useShownResult(result: IdPage | undefined, isFetching: boolean, list = ''): ShownResult {
  const restoresScroll = useRestoresScroll();
  const deferred = useDeferredValue(result);
  const isOtherList = useDeferredValue(list) !== list;
  const shown = restoresScroll || isOtherList ? result : deferred;
  /** The result whose cards are all shown. While one is awaited, whatever comes: it is shown as a whole. */
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
