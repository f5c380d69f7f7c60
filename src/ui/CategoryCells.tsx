import { styled } from '@mui/material/styles';
import { type CSSProperties } from 'react';
import { Link } from 'react-router-dom';

import { categoryIcons, fallbackCategoryIcon } from './categoryIcons';

interface CategoryCellsProps {
  cells: readonly { slug: string; name: string; tagline: string; to: string }[];
  columns: { xs: number; md: number; lg: number };
}

const Panel = styled('ul')(({ theme }) => ({
  '--columns': 'var(--xs)',
  '--rest': 'var(--xs-rest)',
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
  // The lines between the cells are the background of the grid.
  gap: 1,
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  listStyle: 'none',
  border: `1px solid ${theme.vars.palette.line.main}`,
  borderRadius: 12,
  backgroundColor: theme.vars.palette.line.main,
  '& > li': { display: 'grid', backgroundColor: theme.vars.palette.background.paper },
  // The last cell fills its row.
  '& > li:last-child': { gridColumn: 'span var(--rest)' },
  [theme.breakpoints.up('md')]: { '--columns': 'var(--md)', '--rest': 'var(--md-rest)' },
  [theme.breakpoints.up('lg')]: { '--columns': 'var(--lg)', '--rest': 'var(--lg-rest)' },
}));

const Cell = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  minHeight: 56,
  padding: '10px 12px',
  textDecoration: 'none',
  transition: 'background-color 120ms ease',
  '&:hover': { backgroundColor: theme.vars.palette.background.subtle },
  '&:hover > span:first-of-type': {
    color: theme.vars.palette.primary.text,
    backgroundColor: theme.vars.palette.primary.subtle,
  },
  // Inset, since the panel clips.
  '&:focus-visible': { outlineOffset: -2, borderRadius: 4 },
  '&:focus-visible, li:first-of-type > &': { borderTopLeftRadius: 11 },
  [theme.breakpoints.up('md')]: { gap: 12, minHeight: 68, padding: '12px 16px' },
}));

const IconTile = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 32,
  height: 32,
  borderRadius: 9,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.muted,
  transition: 'background-color 120ms ease, color 120ms ease',
  [theme.breakpoints.up('md')]: { width: 36, height: 36 },
}));

const Words = styled('span')({ display: 'block', minWidth: 0 });

const Name = styled('span')(({ theme }) => ({
  display: 'block',
  fontSize: '0.8125rem',
  lineHeight: '1.0625rem',
  fontWeight: 500,
  [theme.breakpoints.up('md')]: { fontSize: '0.875rem', lineHeight: '1.25rem' },
}));

const Tagline = styled('span')(({ theme }) => ({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '0.8125rem',
  lineHeight: '1.125rem',
  color: theme.vars.palette.text.tertiary,
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

/** Column counts as CSS variables, each with the number of columns that the last cell spans. */
function measuresOf(columns: CategoryCellsProps['columns'], cellCount: number) {
  const measures = Object.entries(columns).flatMap(([from, count]) => [
    [`--${from}`, count],
    [`--${from}-rest`, count - ((cellCount - 1) % count)],
  ]);
  return Object.fromEntries(measures) as CSSProperties;
}

export function CategoryCells({ cells, columns }: CategoryCellsProps) {
  return (
    <Panel role="list" style={measuresOf(columns, cells.length)}>
      {cells.map(({ slug, name, tagline, to }) => {
        const Icon = categoryIcons[slug] ?? fallbackCategoryIcon;
        return (
          <li key={to}>
            <Cell to={to}>
              <IconTile aria-hidden="true">
                <Icon />
              </IconTile>
              <Words>
                <Name>{name}</Name>
                {tagline !== '' && <Tagline title={tagline}>{tagline}</Tagline>}
              </Words>
            </Cell>
          </li>
        );
      })}
    </Panel>
  );
}
