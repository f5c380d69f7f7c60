import { styled } from '@mui/material/styles';
import { type CSSProperties, type ReactNode } from 'react';

import { ToolLogo } from './ToolLogo';

interface Spine {
  width: number;
  height: number;
  tone?: 'paper' | 'stone' | 'sand' | 'ink' | 'indigo';
  /** The last of a row leans on the others. */
  leaning?: boolean;
  logo?: string;
  name?: string;
}

interface Gap {
  width: number;
  height: number;
  /** What stands in the gap: an icon, or '404'. */
  gap: ReactNode;
}

export type ShelfItem = Spine | Gap;

interface ShelfProps {
  items: readonly ShelfItem[];
  /** Of the board; the items stand in its middle. */
  width?: number;
}

const Root = styled('div')({ display: 'inline-block', maxWidth: '100%' });

const Row = styled('div')({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  gap: 5,
});

const Board = styled('div')(({ theme }) => ({
  height: 9,
  borderRadius: '2px 2px 4px 4px',
  background: `linear-gradient(${theme.vars.palette.shelf.top}, ${theme.vars.palette.shelf.bottom})`,
  boxShadow: '0 10px 18px -8px rgb(23 23 28 / .16)',
}));

const Standing = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'space-between',
  // Narrower on the narrowest phones, so that all stay on the board.
  minWidth: 0,
  width: 'var(--width)',
  height: 'var(--height)',
  padding: '10px 0',
  border: `1px solid ${theme.vars.palette.line.strong}`,
  borderBottomWidth: 0,
  borderRadius: '7px 7px 0 0',
  color: theme.vars.palette.text.primary,
  '&[data-tone="paper"]': { backgroundColor: theme.vars.palette.background.paper },
  '&[data-tone="stone"]': { backgroundColor: theme.vars.palette.background.muted },
  '&[data-tone="sand"]': { backgroundColor: theme.vars.palette.tint.sand },
  '&[data-tone="ink"]': {
    borderColor: theme.vars.palette.ink.main,
    backgroundColor: theme.vars.palette.ink.main,
    color: theme.vars.palette.ink.contrastText,
    '& > [data-kind]': { color: 'inherit' },
  },
  '&[data-tone="indigo"]': {
    borderColor: theme.vars.palette.primary.border,
    backgroundColor: theme.vars.palette.primary.subtleStrong,
    color: theme.vars.palette.primary.text,
    '& > [data-kind]': { color: 'inherit' },
  },
  '&[data-tone="gap"]': {
    justifyContent: 'center',
    borderStyle: 'dashed',
    borderColor: theme.vars.palette.line.field,
    color: theme.vars.palette.text.secondary,
    fontSize: '1.625rem',
    fontWeight: 600,
    letterSpacing: '-0.02em',
  },
  '&[data-leaning]': {
    // As far from its neighbour as its upper corner swings over.
    marginLeft: 'calc(var(--height) * .156 - 2px)',
    borderBottomWidth: 1,
    borderRadius: '7px 7px 2px 2px',
    transform: 'rotate(-9deg)',
    transformOrigin: 'bottom left',
  },
}));

const Name = styled('span')({
  overflow: 'hidden',
  maxHeight: '70%',
  writingMode: 'vertical-rl',
  transform: 'rotate(180deg)',
  whiteSpace: 'nowrap',
  fontSize: '0.8125rem',
  lineHeight: '1rem',
  fontWeight: 500,
});

/** The motif: tools standing on a shelf. Decoration only. */
export function Shelf({ items, width = 300 }: ShelfProps) {
  return (
    <Root aria-hidden="true" style={{ width }}>
      <Row>
        {items.map((item, index) => {
          const measures = { '--width': `${item.width}px`, '--height': `${item.height}px` } as CSSProperties;
          if ('gap' in item) {
            return (
              <Standing key={index} data-tone="gap" style={measures}>
                {item.gap}
              </Standing>
            );
          }
          const { tone = 'paper', leaning, logo, name } = item;
          return (
            <Standing key={index} data-tone={tone} data-leaning={leaning ? '' : undefined} style={measures}>
              {logo !== undefined && <ToolLogo src={logo} name={name ?? ''} size={20} radius={5} bare />}
              {name !== undefined && <Name>{name}</Name>}
            </Standing>
          );
        })}
      </Row>
      <Board />
    </Root>
  );
}
