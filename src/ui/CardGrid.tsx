import Box from '@mui/material/Box';
import { type Breakpoint } from '@mui/material/styles';
import { Children, type ReactNode } from 'react';

interface CardGridProps {
  children: ReactNode;
  /** The columns in CSS; by default as many as fit. */
  columns?: string | Partial<Record<Breakpoint, string>>;
  /** Dims previous results while new ones load. */
  dimmed?: boolean;
}

/** Cards in columns; each child becomes an item of the list. */
export function CardGrid({
  children,
  columns = 'repeat(auto-fill, minmax(min(100%, 304px), 1fr))',
  dimmed = false,
}: CardGridProps) {
  return (
    <Box
      component="ul"
      // Safari removes lists without markers from the accessibility tree.
      role="list"
      aria-busy={dimmed || undefined}
      sx={{
        display: 'grid',
        gridTemplateColumns: columns,
        gap: 5,
        m: 0,
        p: 0,
        listStyle: 'none',
        opacity: dimmed ? 0.6 : 1,
        '& > li': { display: 'grid', minWidth: 0 },
      }}
    >
      {Children.map(children, (card) => (card == null || typeof card === 'boolean' ? null : <li>{card}</li>))}
    </Box>
  );
}
