import { BookshelfBoard } from './BookshelfBoard';
import { type BookshelfItem, BookshelfRow } from './BookshelfRow';
import { styled } from './theme/styled';

interface BookshelfProps {
  items: readonly BookshelfItem[];
  /** Width of the board in px; the items are centred on it. */
  width?: number;
}

const Root = styled('div')({
  display: 'inline-block',
  maxWidth: '100%',
  '& > :first-of-type': { justifyContent: 'center' },
  // Items shrink on the narrowest phones, so that all fit on the board.
  '& > :first-of-type > *': { flexShrink: 1, minWidth: 0 },
});

/** The site's motif: tools as books on a shelf. Purely decorative. */
export function Bookshelf({ items, width = 300 }: BookshelfProps) {
  return (
    <Root aria-hidden="true" style={{ width }}>
      <BookshelfRow items={items} />
      <BookshelfBoard />
    </Root>
  );
}
