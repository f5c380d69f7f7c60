import Typography from '@mui/material/Typography';
import { type Ref, useState } from 'react';

import { categoryOf } from '../../../domain/categories';
import { limits } from '../../../domain/limits';
import type { ListingFilters } from '../../../domain/listing';
import type { IdPage } from '../../../domain/normalizeResponse';
import { countOf, cutText, formatCount } from '../../../lib/text';
import { styled } from '../../../ui/theme/styled';

/** Longer searches are cut: a URL may hold thousands of characters. */
const longestSearch = 80;

const Line = styled(Typography)(({ theme }) => ({
  minWidth: 0,
  // Also without a list, so that nothing shifts while it is loaded again.
  minHeight: '1lh',
  scrollMarginTop: 92,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '&:focus': { outline: 'none' },
  '& strong': { color: theme.vars.palette.text.primary },
  [theme.breakpoints.down('lg')]: { '& span': { display: 'none' } },
}));

interface Props {
  filters: ListingFilters;
  /** The list on screen, and whether it is the response for these filters. */
  result: IdPage | undefined;
  isCurrent: boolean;
  /** The number of tools without filters, if known. */
  size: number | undefined;
  isFetching: boolean;
  lineRef: Ref<HTMLParagraphElement>;
}

/** The number of tools found, of how many, and the range shown; the page's live region (list-46). */
export function CountLine({ filters, result, isCurrent, size, isFetching, lineRef }: Props) {
  const [answered, setAnswered] = useState({ filters, size });
  if (isCurrent && (answered.filters !== filters || answered.size !== size)) setAnswered({ filters, size });
  const { category } = answered.filters;
  // Of a corrected search, what was searched for instead.
  const search = (result?.match?.corrected ?? answered.filters.search).replace(/^"(.+)"$/, '$1');
  const name = categoryOf(category)?.name;
  // The page that is shown: the requested one may have failed to load.
  const first = (result?.currentPage ?? 0) * limits.listingPageSize + 1;
  const shown = result?.ids.length ?? 0;
  return (
    <Line variant="body2" ref={lineRef} tabIndex={-1} aria-live="polite">
      {result ? (
        <>
          <strong>{result.totalItems > 0 ? countOf(result.totalItems, 'tool', 'tools') : 'No tools'}</strong>
          {answered.size !== undefined && answered.size > result.totalItems
            ? ` of ${formatCount(answered.size)}`
            : null}
          {name ? ` in ${name}` : null}
          {search === '' ? null : ` for “${cutText(search, longestSearch)}”`}
          {/* Kept while the next page loads: removed and added again, it would be announced twice. */}
          {shown > 0 && result.totalPages > 1 ? (
            <span>{` · showing ${formatCount(first)} to ${formatCount(first + shown - 1)}`}</span>
          ) : null}
        </>
      ) : isFetching ? (
        'Loading tools'
      ) : null}
    </Line>
  );
}
