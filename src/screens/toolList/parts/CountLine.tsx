import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';

import { limits } from '../../../domain/limits';
import type { ListingFilters } from '../../../domain/listing';
import type { IdPage } from '../../../domain/normalizeResponse';
import { countOf, formatCount } from '../../../lib/text';

interface Props {
  filters: ListingFilters;
  result: IdPage | undefined;
  isFetching: boolean;
  lineRef: Ref<HTMLParagraphElement>;
}

/** The number of tools found and the range shown: the page's live region. */
export function CountLine({ filters: { search }, result, isFetching, lineRef }: Props) {
  // The page that is shown: the one asked for may have failed.
  const first = (result?.currentPage ?? 0) * limits.listingPageSize + 1;
  const shown = result?.ids.length ?? 0;
  return (
    <Typography
      variant="body2"
      ref={lineRef}
      tabIndex={-1}
      aria-live="polite"
      sx={{
        minWidth: 0,
        scrollMarginTop: 92,
        color: 'text.secondary',
        fontVariantNumeric: 'tabular-nums',
        overflowWrap: 'anywhere',
        '&:focus': { outline: 'none' },
      }}
    >
      {result ? (
        <>
          <Box component="strong" sx={{ color: 'text.primary' }}>
            {countOf(result.totalItems, 'tool', 'tools')}
          </Box>
          {search === '' ? null : ` for “${search}”`}
          {shown > 0 && !isFetching && result.totalPages > 1 ? (
            <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
              {` · showing ${formatCount(first)} to ${formatCount(first + shown - 1)}`}
            </Box>
          ) : null}
        </>
      ) : isFetching ? (
        'Loading tools'
      ) : null}
    </Typography>
  );
}
