import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import { type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ChangeEvent, MouseEvent } from 'react';

interface PagerProps {
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  /** Where the page is in the address: each page is then a link that opens in a new tab too. */
  hrefOf?: (page: number) => string;
  /** Where the page is, where pages are not links, so that it can be loaded ahead. */
  addressOf?: ((page: number) => string) | undefined;
  /** Tells a second one on the same screen from the first. */
  label?: string;
}

const allPagesShowUpTo = 7;

const opensElsewhere = (event: ChangeEvent<unknown> | MouseEvent) =>
  'metaKey' in event &&
  (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0);

/** Pages of a list; on a phone fewer of them. Nothing when there is only one (list-37 to list-41). */
export function Pager({ page, pageCount, onPage, hrefOf, addressOf, label = 'Pagination' }: PagerProps) {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  if (pageCount <= 1) return null;

  const choose = (event: ChangeEvent<unknown>, chosen: number) => {
    if (hrefOf && opensElsewhere(event)) return;
    event.preventDefault();
    if (chosen !== page) onPage(chosen);
  };

  return (
    <Pagination
      aria-label={label}
      page={page}
      count={pageCount}
      siblingCount={isWide || pageCount <= allPagesShowUpTo ? 1 : 0}
      onChange={choose}
      renderItem={(item) =>
        hrefOf && item.page !== null && !item.disabled ? (
          <PaginationItem {...item} component="a" href={hrefOf(item.page)} />
        ) : (
          <PaginationItem
            {...item}
            data-href={addressOf && item.page !== null && !item.disabled ? addressOf(item.page) : undefined}
          />
        )
      }
    />
  );
}
