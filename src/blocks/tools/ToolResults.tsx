import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { limits } from '../../domain/limits';
import type { IdPage } from '../../domain/normalizeResponse';
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
  /** Where a page is, so that it can be loaded ahead. */
  addressOf?: (page: number) => string;
}

interface Props extends ToolResultsProps {
  failedText: string;
  /** Shown instead of the grid when nothing was found. */
  empty: ReactNode;
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
  addressOf,
}: Props) {
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
        <ToolGrid ids={result?.ids} isFetching={isFetching} skeletons={limits.gridSkeletons} />
      )}
      {result ? (
        <Box sx={{ mt: 9 }}>
          <Pager page={page} pageCount={result.totalPages} onPage={onPage} addressOf={addressOf} />
        </Box>
      ) : null}
    </>
  );
}
