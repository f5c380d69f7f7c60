import { styled } from '@mui/material/styles';

import { ShelfBoard } from './ShelfBoard';
import { Spines, type Standing } from './Spines';

interface ShelfProps {
  items: readonly Standing[];
  /** Of the board, in pixels; the items stand in its middle. */
  width?: number;
}

const Root = styled('div')({
  display: 'inline-block',
  maxWidth: '100%',
  '& > :first-of-type': { justifyContent: 'center' },
  // Narrower on the narrowest phones, so that all stay on the board.
  '& > :first-of-type > *': { flexShrink: 1, minWidth: 0 },
});

/** The motif: tools standing on a shelf. Decoration only. */
export function Shelf({ items, width = 300 }: ShelfProps) {
  return (
    <Root aria-hidden="true" style={{ width }}>
      <Spines items={items} />
      <ShelfBoard />
    </Root>
  );
}
