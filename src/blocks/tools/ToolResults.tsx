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
  /** Shown instead of the grid when nothing was found. */
  empty: ReactNode;
}

/** Whether the data of a successful response is empty. */
const isEmptyListing = ({ listing, isFetching, isError }: ToolListing) =>
  listing?.ids.length === 0 && !isFetching && !isError;

/**
 * A grid of tools and its pager, in every state. The previous page stays, dimmed, while another one loads, and stays
 * when that fails; skeletons are shown only on first load (list-13).
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
