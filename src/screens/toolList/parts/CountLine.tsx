import { styled } from '@mui/material/styles';
import type { Ref } from 'react';

import { limits } from '../../../domain/limits';
import type { ListingFilters } from '../../../domain/listing';
import type { IdPage } from '../../../domain/normalizeResponse';
import { countOf, formatCount } from '../../../lib/text';

const Line = styled('p')(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  scrollMarginTop: 92,
  color: theme.vars.palette.text.secondary,
  fontSize: '0.875rem',
  lineHeight: '1.375rem',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '& strong': { color: theme.vars.palette.text.primary, fontWeight: 600 },
  '&:focus': { outline: 'none' },
  [theme.breakpoints.down('md')]: { '& .range': { display: 'none' } },
}));

interface Props {
  filters: ListingFilters;
  listing: IdPage | undefined;
  isFetching: boolean;
  lineRef: Ref<HTMLParagraphElement>;
}

/** The number of tools found and the range shown: the page's live region. */
export function CountLine({ filters: { search, page }, listing, isFetching, lineRef }: Props) {
  const first = (page - 1) * limits.listingPageSize + 1;
  const shown = listing?.ids.length ?? 0;
  return (
    <Line ref={lineRef} tabIndex={-1} aria-live="polite">
      {listing ? (
        <>
          <strong>{countOf(listing.totalItems, 'tool', 'tools')}</strong>
          {search === '' ? null : ` for “${search}”`}
          {shown > 0 && !isFetching && listing.totalPages > 1 ? (
            <span className="range">
              {` · showing ${formatCount(first)} to ${formatCount(first + shown - 1)}`}
            </span>
          ) : null}
        </>
      ) : isFetching ? (
        'Loading tools'
      ) : null}
    </Line>
  );
}
