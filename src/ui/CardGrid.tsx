import { Children, type ReactNode } from 'react';

import { styled } from './theme/styled';

interface CardGridProps {
  children: ReactNode;
  /** The number of columns from 768 px (one below); as many as fit by default. */
  columns?: number;
  /** Dims the previous results while new ones load. */
  dimmed?: boolean;
}

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 304px), 1fr))',
  gap: 20,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '&[style]': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))' },
  },
  '&[aria-busy="true"]': { opacity: 0.6 },
  '& > li': { display: 'grid', minWidth: 0 },
}));

/** A grid of cards; each child becomes a list item. */
export function CardGrid({ children, columns, dimmed = false }: CardGridProps) {
  return (
    <Grid
      // Safari removes lists without markers from the accessibility tree.
      role="list"
      aria-busy={dimmed || undefined}
      style={columns === undefined ? undefined : { '--columns': columns }}
    >
      {Children.map(children, (card) => (card == null || typeof card === 'boolean' ? null : <li>{card}</li>))}
    </Grid>
  );
}
