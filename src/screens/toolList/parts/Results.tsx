import Box from '@mui/material/Box';

import { ToolGrid } from '../../../blocks/tools/ToolGrid';
import { limits } from '../../../domain/limits';
import { noticeText } from '../../../domain/noticeText';
import type { IdPage } from '../../../domain/receiveAnswer';
import { LoadError } from '../../../ui/LoadError';
import { Pager } from '../../../ui/Pager';

import { emptyListPart } from './emptyListPart';

interface Props {
  listing: IdPage | undefined;
  page: number;
  isFetching: boolean;
  isError: boolean;
  onRetry: () => void;
  onPage: (page: number) => void;
  onReset: () => void;
}

/**
 * The grid of tools in its every state. What was shown stays, dimmed, while something new loads, and stays
 * when that fails; skeletons stand only where there is nothing to show (CONTRACT 2).
 */
export function Results({ listing, page, isFetching, isError, onRetry, onPage, onReset }: Props) {
  const hasFailed = isError && !isFetching;
  const isEmpty = listing?.ids.length === 0 && !isFetching && !hasFailed;
  const empty = emptyListPart.useElement(isEmpty, { onReset });
  return (
    <>
      {hasFailed ? (
        <Box sx={{ mb: 5 }}>
          <LoadError text={noticeText.listingFailed.text} onRetry={onRetry} />
        </Box>
      ) : null}
      {isEmpty ? (
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
