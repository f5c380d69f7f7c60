import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { styled, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import usePagination from '@mui/material/usePagination';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';

interface PagerProps {
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  /** Where the page is in the address: each page is then a link that opens in a new tab too. */
  hrefOf?: (page: number) => string;
  /** Tells a second one on the same screen from the first. */
  label?: string;
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
  [theme.breakpoints.down('md')]: { gap: 2 },
}));

const Item = styled('button')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'grid',
    placeItems: 'center',
    minWidth: 36,
    height: 36,
    padding: '0 6px',
    border: 0,
    borderRadius: 8,
    background: 'none',
    color: palette.text.secondary,
    ...theme.typography.body2,
    fontFamily: theme.typography.fontFamily,
    fontWeight: 500,
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'background-color 120ms ease',
    '&:hover': { background: palette.background.muted },
    '&[aria-current]': { background: palette.ink.main, color: palette.ink.contrastText },
    '&:disabled': {
      background: 'none',
      color: palette.text.disabled,
      cursor: 'default',
    },
    [theme.breakpoints.down('md')]: { height: 44, padding: '0 2px' },
  };
});

const names = { previous: 'Go to previous page', next: 'Go to next page' };

function nameOf(item: { type: string; page: number | null; selected: boolean }) {
  if (item.type === 'previous' || item.type === 'next') return names[item.type];
  return item.selected ? `page ${item.page ?? ''}` : `Go to page ${item.page ?? ''}`;
}

const opensElsewhere = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;

export function Pager({ page, pageCount, onPage, hrefOf, label = 'Pagination' }: PagerProps) {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const { items } = usePagination({
    page,
    count: pageCount,
    siblingCount: isWide || pageCount <= allPagesShowUpTo ? 1 : 0,
  });
  const pager = useRef<HTMLElement>(null);
  const shownPage = useRef(page);
  // A button that turns disabled under the focus hands it to the current page.
  useLayoutEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    const focused = document.activeElement;
    if (focused instanceof HTMLButtonElement && focused.disabled && pager.current?.contains(focused)) {
      pager.current.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
    }
  }, [page]);
  if (pageCount <= 1) return null;

  const choose = (event: MouseEvent, chosen: number) => {
    if (hrefOf && opensElsewhere(event)) return;
    event.preventDefault();
    if (chosen !== page && chosen >= 1 && chosen <= pageCount) onPage(chosen);
  };

  return (
    <nav ref={pager} aria-label={label}>
      <Row>
        {items.map((item, index) => {
          const { page: target, type, disabled, selected } = item;
          if (type === 'start-ellipsis' || type === 'end-ellipsis' || target === null) {
            return (
              <li key={index} aria-hidden="true">
                <Item as="span">…</Item>
              </li>
            );
          }
          const element =
            hrefOf && !disabled
              ? { as: 'a' as const, href: hrefOf(target) }
              : { type: 'button' as const, disabled };
          return (
            <li key={index}>
              <Item
                {...element}
                aria-label={nameOf(item)}
                aria-current={selected ? 'page' : undefined}
                onClick={(event: MouseEvent) => choose(event, target)}
              >
                {type === 'previous' && <ChevronLeft aria-hidden="true" />}
                {type === 'next' && <ChevronRight aria-hidden="true" />}
                {type === 'page' && target}
              </Item>
            </li>
          );
        })}
      </Row>
    </nav>
  );
}
