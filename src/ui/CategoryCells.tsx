import Avatar, { avatarClasses } from '@mui/material/Avatar';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type CSSProperties } from 'react';

import { CategoryIcon } from './SpriteIcon';
import { TextLink } from './TextLink';
import { styled } from './theme/styled';

interface CategoryCellsProps {
  cells: readonly { slug: string; name: string; tagline: string; to: string }[];
  columns: { xs: number; md: number; lg: number };
}

const Panel = styled(Paper)(({ theme }) => ({
  '--columns': 'var(--xs)',
  '--rest': 'var(--xs-rest)',
  gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
  '& > li': { display: 'grid', backgroundColor: theme.vars.palette.background.paper },
  // The last cell fills its row.
  '& > li:last-child': { gridColumn: 'span var(--rest)' },
  [theme.breakpoints.up('md')]: { '--columns': 'var(--md)', '--rest': 'var(--md-rest)' },
  [theme.breakpoints.up('lg')]: { '--columns': 'var(--lg)', '--rest': 'var(--lg-rest)' },
})) as typeof Paper;

const Cell = styled(TextLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  minHeight: 56,
  padding: '10px 12px',
  borderRadius: 0,
  color: 'inherit',
  transition: 'background-color 120ms ease',
  '&:hover': { backgroundColor: theme.vars.palette.background.subtle, textDecoration: 'none' },
  [`&:hover .${avatarClasses.root}`]: {
    color: theme.vars.palette.primary.text,
    backgroundColor: theme.vars.palette.primary.subtle,
  },
  // Inset, because the panel clips.
  '&:focus-visible': { outlineOffset: -2, borderRadius: 4 },
  '&:focus-visible, li:first-of-type > &': { borderTopLeftRadius: 11 },
  [theme.breakpoints.up('md')]: { gap: 12, minHeight: 68, padding: '12px 16px' },
}));

const IconTile = styled(Avatar)(({ theme }) => ({
  width: 32,
  height: 32,
  borderRadius: 9,
  transition: 'background-color 120ms ease, color 120ms ease',
  [theme.breakpoints.up('md')]: { width: 36, height: 36 },
})) as typeof Avatar;

const Name = styled(Typography)(({ theme }) => ({
  display: 'block',
  lineHeight: '1.0625rem',
  [theme.breakpoints.up('md')]: { fontSize: '0.875rem', lineHeight: '1.25rem' },
})) as typeof Typography;

const Tagline = styled(Typography)(({ theme }) => ({
  display: 'block',
  lineHeight: '1.125rem',
  color: theme.vars.palette.text.tertiary,
  [theme.breakpoints.down('md')]: { display: 'none' },
})) as typeof Typography;

/** Returns column counts as CSS variables, each with the number of columns that the last cell spans. */
function measuresOf(columns: CategoryCellsProps['columns'], cellCount: number): CSSProperties {
  const measures = Object.entries(columns).flatMap(([from, count]) => [
    [`--${from}`, count] as const,
    [`--${from}-rest`, count - ((cellCount - 1) % count)] as const,
  ]);
  return Object.fromEntries(measures);
}

export function CategoryCells({ cells, columns }: CategoryCellsProps) {
  return (
    <Panel component="ul" variant="cells" role="list" style={measuresOf(columns, cells.length)}>
      {cells.map(({ slug, name, tagline, to }) => (
        <li key={to}>
          <Cell to={to}>
            <IconTile component="span" aria-hidden="true">
              <CategoryIcon slug={slug} />
            </IconTile>
            <span style={{ minWidth: 0 }}>
              <Name variant="subtitle2" component="span">
                {name}
              </Name>
              {tagline !== '' && (
                <Tagline variant="caption" component="span" noWrap title={tagline}>
                  {tagline}
                </Tagline>
              )}
            </span>
          </Cell>
        </li>
      ))}
    </Panel>
  );
}
