import TrendingUpOutlined from '@mui/icons-material/TrendingUpOutlined';
import Box from '@mui/material/Box';
import { useLayoutEffect, useRef } from 'react';

import { ToolGrid } from '../../../blocks/tools/ToolGrid';
import { limits } from '../../../domain/limits';
import { noticeText } from '../../../domain/noticeText';
import type { IdPage } from '../../../domain/receiveAnswer';
import { EmptyState } from '../../../ui/EmptyState';
import { LoadError } from '../../../ui/LoadError';
import { Pager } from '../../../ui/Pager';

interface Props {
  listing: IdPage | undefined;
  page: number;
  isFetching: boolean;
  isError: boolean;
  onRetry: () => void;
  onPage: (page: number) => void;
}

/**
 * The trending grid in its every state. What was shown stays, dimmed, while another page loads, and stays
 * when that fails (CONTRACT 2).
 */
export function TrendingResults({ listing, page, isFetching, isError, onRetry, onPage }: Props) {
  const pager = useRef<HTMLDivElement>(null);
  const shownPage = useRef(page);
  const hasFailed = isError && !isFetching;
  const isEmpty = listing?.ids.length === 0 && !isFetching && !hasFailed;

  // The focus stays in the pager; a button that turns disabled under it hands it to the current page.
  useLayoutEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    const focused = document.activeElement;
    if (focused instanceof HTMLButtonElement && focused.disabled && pager.current?.contains(focused)) {
      pager.current.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
    }
  }, [page]);

  return (
    <>
      {hasFailed ? (
        <Box sx={{ mb: 5 }}>
          <LoadError text={noticeText.trendingFailed.text} onRetry={onRetry} />
        </Box>
      ) : null}
      {isEmpty ? (
        <EmptyState
          icon={<TrendingUpOutlined />}
          headingLevel="h2"
          title="No trending tools found"
          text="Check back soon for updates on trending AI tools."
        />
      ) : (
        <ToolGrid
          ids={listing?.ids}
          isFetching={isFetching}
          skeletons={hasFailed ? 0 : limits.gridSkeletons}
        />
      )}
      {listing ? (
        <Box ref={pager} sx={{ mt: 9 }}>
          <Pager page={page} pageCount={listing.totalPages} onPage={onPage} />
        </Box>
      ) : null}
    </>
  );
}
