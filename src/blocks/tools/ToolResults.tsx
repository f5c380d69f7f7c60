import Box from '@mui/material/Box';
import { type ReactNode, type RefObject, useMemo, useState } from 'react';

import { limits } from '../../domain/limits';
import type { IdPage } from '../../domain/normalizeResponse';
import { belowFold } from '../../ui/belowFold';
import { LoadError } from '../../ui/LoadError';
import { Pager } from '../../ui/Pager';
import { useFrozenValue } from '../../ui/useFrozenValue';

import { ToolGrid } from './ToolGrid';
import { type ProgressiveResult } from './useProgressiveResult';

export interface ToolResultsProps {
  result: IdPage | undefined;
  shown: ProgressiveResult;
  page: number;
  isFetching: boolean;
  /** Whether the last request failed. Stays true while it is retried. */
  isError: boolean;
  onRetry: () => void;
  onPage: (page: number) => void;
  /** What to focus after a successful retry; by default the main content. */
  nextRef?: RefObject<HTMLElement | null>;
  /** Returns the URL of a page, for prefetching. */
  urlOf?: (page: number) => string;
}

interface Props extends ToolResultsProps {
  failedText: string;
  /** Shown instead of the grid if nothing was found. */
  empty: ReactNode;
}

/**
 * A grid of tools and its pager, in every state. The previous page stays, dimmed, while another one loads or
 * if that fails (list-13). Skeletons are shown while the first tools are being fetched (list-7).
 */
export function ToolResults({
  failedText,
  empty,
  result,
  shown: { ids, isCut, isSettled },
  page,
  isFetching,
  isError,
  onRetry,
  onPage,
  nextRef,
  urlOf,
}: Props) {
  const pageCount = result?.totalPages ?? 0;
  const pager = useMemo(
    () => <Pager page={page} pageCount={pageCount} onPage={onPage} urlOf={urlOf} />,
    [page, pageCount, onPage, urlOf],
  );
  // The pager is below the cards, so it changes after them.
  const shownPager = useFrozenValue(pager, !isSettled);
  const [isRetried, setIsRetried] = useState(false);
  if (isRetried && !isError) setIsRetried(false);
  const retry = () => {
    setIsRetried(true);
    onRetry();
  };
  const hasFailed = isError && (isRetried || !isFetching);
  const isEmpty = result?.ids.length === 0 && !isFetching && !isError;
  return (
    <>
      {hasFailed ? (
        <Box sx={{ mb: 5 }}>
          <LoadError text={failedText} onRetry={retry} isRetrying={isFetching} nextRef={nextRef} />
        </Box>
      ) : null}
      {isEmpty ? (
        empty
      ) : (
        <ToolGrid
          ids={ids}
          isFetching={isFetching || !isSettled}
          // Not while a result only waits for the click to be painted: that would repaint all cards twice.
          isDimmed={isFetching}
          skeletons={limits.gridSkeletons}
        />
      )}
      {isCut ? (
        // Keeps what follows below the viewport.
        <Box sx={{ height: '100vh' }} />
      ) : result ? (
        <Box {...belowFold} sx={{ mt: 9 }}>
          {shownPager}
        </Box>
      ) : null}
    </>
  );
}
