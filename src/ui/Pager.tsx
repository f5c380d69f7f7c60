import PaginationItem from '@mui/material/PaginationItem';
import { styled, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import usePagination from '@mui/material/usePagination';
import { type MouseEvent } from 'react';

interface PagerProps {
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  /** Where the page is in the address: each page is then a link that opens in a new tab too. */
  hrefOf?: (page: number) => string;
}

const allPagesShowUpTo = 7;

const Row = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.down('md')]: {
    gap: 2,
    '& .MuiPaginationItem-root': { height: 44, padding: '0 2px' },
    '& .MuiPaginationItem-ellipsis': { lineHeight: '44px' },
  },
}));

const names = { previous: 'Go to previous page', next: 'Go to next page' };

function nameOf(item: { type: string; page: number | null; selected: boolean }) {
  if (item.type === 'previous' || item.type === 'next') return names[item.type];
  return item.selected ? `page ${item.page ?? ''}` : `Go to page ${item.page ?? ''}`;
}

const opensElsewhere = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;

export function Pager({ page, pageCount, onPage, hrefOf }: PagerProps) {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const { items } = usePagination({
    page,
    count: pageCount,
    siblingCount: isWide || pageCount <= allPagesShowUpTo ? 1 : 0,
  });
  if (pageCount <= 1) return null;

  const choose = (event: MouseEvent, chosen: number) => {
    if (hrefOf && opensElsewhere(event)) return;
    event.preventDefault();
    if (chosen !== page) onPage(chosen);
  };

  return (
    <nav aria-label="Pagination">
      <Row>
        {items.map((item, index) => {
          const target = item.page;
          const isGap = item.type === 'start-ellipsis' || item.type === 'end-ellipsis';
          if (isGap || target === null) {
            return (
              <li key={index} aria-hidden="true">
                <PaginationItem {...item} />
              </li>
            );
          }
          const link = hrefOf && !item.disabled ? { component: 'a' as const, href: hrefOf(target) } : {};
          return (
            <li key={index}>
              <PaginationItem
                {...item}
                {...link}
                aria-label={nameOf(item)}
                onClick={(event: MouseEvent) => choose(event, target)}
              />
            </li>
          );
        })}
      </Row>
    </nav>
  );
}
