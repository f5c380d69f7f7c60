import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { limits } from '../../domain/limits';
import type { IdPage } from '../../domain/normalizeResponse';
import { LoadError } from '../../ui/LoadError';
import { Pager } from '../../ui/Pager';

import { ToolGrid } from './ToolGrid';

export interface ToolListing {
  listing: IdPage | undefined;
  page: number;
  isFetching: boolean;
  isError: boolean;
  onRetry: () => void;
  onPage: (page: number) => void;
}

interface Props extends ToolListing {
  failedText: string;
  /** What stands in place of the grid when nothing was found. */
  empty: ReactNode;
}

/** Whether an answer has come that holds no tool. */
export const isEmptyListing = ({ listing, isFetching, isError }: ToolListing) =>
  listing?.ids.length === 0 && !isFetching && !isError;

/**
 * A grid of tools and its pages, in every state. What was shown stays, dimmed, while something new loads, and
 * stays when that fails; skeletons stand only where there is nothing to show (list-13).
 */
export function ToolResults({ failedText, empty, ...state }: Props) {
  const { listing, page, isFetching, isError, onRetry, onPage } = state;
  const hasFailed = isError && !isFetching;
  return (
    <>
      {hasFailed ? (
        <Box sx={{ mb: 5 }}>
          <LoadError text={failedText} onRetry={onRetry} />
        </Box>
      ) : null}
      {isEmptyListing(state) ? (
        empty
      ) : (
        <ToolGrid
          ids={listing?.ids}
          isFetching={isFetching}
          skeletons={hasFailed ? 0 : limits.gridSkeletons}
        />
      )}
      {listing ? (
        <Box sx={{ mt: 9 }}>
          <Pager page={page} pageCount={listing.totalPages} onPage={onPage} />
        </Box>
      ) : null}
    </>
  );
}
