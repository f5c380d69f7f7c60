import Box from '@mui/material/Box';
import { type ReactNode, useDeferredValue } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

import { limits } from '../../domain/limits';
import type { IdPage } from '../../domain/normalizeResponse';
import { belowFold } from '../../ui/belowFold';
import { LoadError } from '../../ui/LoadError';
import { Pager } from '../../ui/Pager';

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

/**
 * The result to show cards of: another one only after the press that led to it has been painted (delivery-48). Back and
 * Forward show theirs at once, in the frame that restores the scroll position.
 */
function useShownResult(result: IdPage | undefined): IdPage | undefined {
  const deferred = useDeferredValue(result);
  return useNavigationType() === NavigationType.Pop ? result : deferred;
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
  const shown = useShownResult(result);
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
        <ToolGrid
          ids={shown?.ids}
          isFetching={isFetching || shown !== result}
          skeletons={limits.gridSkeletons}
        />
      )}
      {result ? (
        <Box {...belowFold} sx={{ mt: 9 }}>
          <Pager page={page} pageCount={result.totalPages} onPage={onPage} urlOf={urlOf} />
        </Box>
      ) : null}
    </>
  );
}
