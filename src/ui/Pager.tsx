import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import type { ChangeEvent } from 'react';

import { opensElsewhere } from '../lib/opensElsewhere';

import { useIsPhone } from './useIsPhone';

interface PagerProps {
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  /** Returns the URL of a page. If given, pages are links, which can be opened in a new tab. */
  hrefOf?: (page: number) => string;
  /** Returns the URL of a page when pages are not links, for prefetching only. */
  urlOf?: ((page: number) => string) | undefined;
  /** Distinguishes it from another pager on the same screen. */
  label?: string;
}

const allPagesShowUpTo = 7;

/**
 * Pages are prerendered with the page numbers of wide screens; on phones, CSS hides pages 4 and 5 until
 * hydration.
 */
const hiddenOnPhones = {
  '& li:nth-of-type(5), & li:nth-of-type(6)': { display: { xs: 'none', md: 'list-item' } },
};

/**
 * Ignores the further clicks of a double click on a page number, unless they are on the pager as well: the list has
 * scrolled in between, and they would open whatever is under the pointer now. Only the browser knows which clicks
 * belong together: on a slow device the second one may be dispatched seconds later.
 */
function ignoreSecondClick(): void {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) {
      document.removeEventListener('click', ignore, true);
    } else if (!(event.target as Element).closest('nav')) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  document.addEventListener('click', ignore, true);
}

/**
 * Pagination of a list, with fewer pages on phones; renders nothing for a single page (list-37 to list-41).
 */
export function Pager({ page, pageCount, onPage, hrefOf, urlOf, label = 'Pagination' }: PagerProps) {
  const isPhone = useIsPhone();
  if (pageCount <= 1) return null;

  const choose = (event: ChangeEvent<unknown>, chosen: number) => {
    if (hrefOf && opensElsewhere(event)) return;
    event.preventDefault();
    ignoreSecondClick();
    if (chosen !== page) onPage(chosen);
  };

  return (
    <Pagination
      aria-label={label}
      page={page}
      count={pageCount}
      sx={!isPhone && page === 1 && pageCount > allPagesShowUpTo ? hiddenOnPhones : null}
      siblingCount={!isPhone || pageCount <= allPagesShowUpTo ? 1 : 0}
      onChange={choose}
      renderItem={(item) =>
        hrefOf && item.page !== null && !item.disabled ? (
          <PaginationItem {...item} component="a" href={hrefOf(item.page)} />
        ) : (
          <PaginationItem
            {...item}
            data-href={urlOf && item.page !== null && !item.disabled ? urlOf(item.page) : undefined}
          />
        )
      }
    />
  );
}
