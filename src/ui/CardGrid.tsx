import { styled } from '@mui/material/styles';
import { Children, type ReactNode } from 'react';

interface CardGridProps {
  children: ReactNode;
  /** Dims previous results while new ones load. */
  dimmed?: boolean;
}

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 304px), 1fr))',
  gap: 20,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', minWidth: 0 },
  '&[data-dimmed]': { opacity: 0.6 },
});

/** Cards in as many columns as fit; each child becomes an item of the list. */
export function CardGrid({ children, dimmed = false }: CardGridProps) {
  return (
    // Safari removes lists without markers from the accessibility tree.
    <Grid role="list" data-dimmed={dimmed ? '' : undefined} aria-busy={dimmed || undefined}>
      {Children.map(children, (card) => (card == null || typeof card === 'boolean' ? null : <li>{card}</li>))}
    </Grid>
  );
}
