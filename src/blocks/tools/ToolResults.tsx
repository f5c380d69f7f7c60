import Box from '@mui/material/Box';
import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';

import { limits } from '../../domain/limits';
import type { IdPage } from '../../domain/normalizeResponse';
import { belowFold } from '../../ui/belowFold';
import { LoadError } from '../../ui/LoadError';
import { Pager } from '../../ui/Pager';
import { useRestoresScroll } from '../useRestoresScroll';
import { useValueAfterPaint } from '../useValueAfterPaint';

import { ToolGrid } from './ToolGrid';

export interface ToolResultsProps {
  result: IdPage | undefined;
  page: number;
  isFetching: boolean;
  isError: boolean;
  onRetry: () => void;
  onPage: (page: number) => void;
  /** The URL of a page, for prefetching. */
  urlOf?: (page: number) => string;
}

interface Props extends ToolResultsProps {
  failedText: string;
  /** Shown instead of the grid when nothing was found. */
  empty: ReactNode;
}

/** How many cards of a result come before its others: a row. */
const firstCards = 3;

/**
 * The ids to show cards of. Those of another result only after the press that led to it has been painted, first its first
 * row where the result was loaded ahead (delivery-48). Back and Forward to a place further down show theirs at once, in the frame that
 * restores the scroll position.
 */
function useShownIds(result: IdPage | undefined, isFetching: boolean) {
  const restoresScroll = useRestoresScroll();
  const shown = useValueAfterPaint(result);
  /** The result whose cards are all shown. While one is awaited, whatever comes: it is shown as a whole. */
  const [whole, setWhole] = useState<IdPage | 'any' | undefined>(restoresScroll ? shown : undefined);
  useEffect(() => {
    if (isFetching) startTransition(() => setWhole('any'));
    else if (shown === result) startTransition(() => setWhole(shown));
  }, [shown, result, isFetching]);
  if (!shown || restoresScroll || whole === 'any' || whole === shown)
    return { ids: shown?.ids, isCut: false };
  const first = shown.ids.slice(0, firstCards);
  const before = whole?.ids.slice(firstCards).filter((id) => !first.includes(id)) ?? [];
  return { ids: [...first, ...before], isCut: !whole };
}

/**
 * A grid of tools and its pager, in every state. The previous page stays, dimmed, while another one loads, and stays
 * when that fails (list-13); skeletons are shown while tools are fetched and there are none to show (list-7).
 */
export function ToolResults({
  failedText,
  empty,
  result,
  page,
  isFetching,
  isError,
  onRetry,
  onPage,
  urlOf,
}: Props) {
  const { ids, isCut } = useShownIds(result, isFetching);
  const pageCount = result?.totalPages ?? 0;
  // As the cards above it.
  const pager = useValueAfterPaint(
    useMemo(
      () => <Pager page={page} pageCount={pageCount} onPage={onPage} urlOf={urlOf} />,
      [page, pageCount, onPage, urlOf],
    ),
  );
  const hasFailed = isError && !isFetching;
  const isEmpty = result?.ids.length === 0 && !isFetching && !isError;
  return (
    <>
      {hasFailed ? (
        <Box sx={{ mb: 5 }}>
          <LoadError text={failedText} onRetry={onRetry} />
        </Box>
      ) : null}
      {isEmpty ? (
        empty
      ) : (
        // Not dimmed for a result that is there and only waits for the press's paint: that would repaint all cards twice.
        <ToolGrid ids={ids} isFetching={isFetching} skeletons={limits.gridSkeletons} />
      )}
      {isCut ? (
        // What is below stays below the window.
        <Box sx={{ height: '100vh' }} />
      ) : result ? (
        <Box {...belowFold} sx={{ mt: 9 }}>
          {pager}
        </Box>
      ) : null}
    </>
  );
}
