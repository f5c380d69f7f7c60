import { type CSSProperties, type ReactNode } from 'react';

import { styled } from './theme/styled';
import { ToolLogo } from './ToolLogo';

const tints = ['stone', 'sand', 'sage', 'ice'] as const;

export interface BookSpine {
  /** A spine with neither name nor logo is blank. */
  name?: string;
  logo?: string;
  /** In px, like `width`. */
  height: number;
  width?: number;
  /** Paper by default. Ink and accent require a logo that follows the text colour. */
  tone?: (typeof tints)[number] | 'ink' | 'accent' | 'indigo';
  /** The side to which it leans. */
  leans?: 'left' | 'right';
  /** A low block with only the logo, between the spines. */
  isBlock?: boolean;
}

interface Gap {
  width: number;
  height: number;
  /** Content of the gap: an icon, or '404'. */
  gap: ReactNode;
}

export type BookshelfItem = BookSpine | Gap;

const Row = styled('div')({ display: 'flex', alignItems: 'flex-end', gap: 5 });

const Item = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexShrink: 0,
    width: 'var(--width, 42px)',
    height: 'var(--height)',
    padding: '11px 0',
    border: `1px solid ${palette.line.strong}`,
    borderBottomWidth: 0,
    borderRadius: '7px 7px 0 0',
    backgroundColor: palette.background.paper,
    color: palette.text.primary,
    // On a filled spine, a mask logo takes the spine's text colour.
    '& > [data-kind="mask"]': { color: 'inherit' },
    ...Object.fromEntries(
      tints.map((tint) => [`&[data-tone="${tint}"]`, { backgroundColor: palette.tint[tint] }]),
    ),
    '&[data-tone="ink"]': {
      borderColor: palette.ink.main,
      backgroundColor: palette.ink.main,
      color: palette.ink.contrastText,
    },
    '&[data-tone="accent"]': {
      borderColor: palette.primary.main,
      backgroundColor: palette.primary.main,
      color: palette.primary.contrastText,
    },
    '&[data-tone="indigo"]': {
      borderColor: palette.primary.border,
      backgroundColor: palette.primary.subtleStrong,
      color: palette.primary.text,
    },
    '&[data-tone="gap"]': {
      justifyContent: 'center',
      borderStyle: 'dashed',
      borderColor: palette.line.field,
      background: 'none',
      color: palette.text.secondary,
      fontSize: '1rem',
      fontWeight: 600,
    },
    '&[data-block]': {
      justifyContent: 'center',
      width: 60,
      margin: '0 6px',
      borderRadius: '14px 14px 0 0',
    },
    // Room for the upper corner, which leans over the neighbour.
    '&[data-leans]': { borderBottomWidth: 1, borderRadius: '7px 7px 2px 2px' },
    '&[data-leans="left"]': {
      marginLeft: 'calc(var(--height) * .156 - 2px)',
      transform: 'rotate(-9deg)',
      transformOrigin: 'bottom left',
    },
    '&[data-leans="right"]': {
      marginLeft: 14,
      marginRight: 'calc(var(--height) * .14 - 2px)',
      transform: 'rotate(8deg)',
      transformOrigin: 'bottom right',
    },
  };
});

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

function measuresOf({ width, height }: BookshelfItem): CSSProperties {
  return {
    ...(width === undefined ? {} : { '--width': `${width}px` }),
    '--height': `${height}px`,
  };
}

/** A row of tools as book spines, to be placed on a BookshelfBoard. Purely decorative. */
export function BookshelfRow({ items }: { items: readonly BookshelfItem[] }) {
  return (
    <Row aria-hidden="true">
      {items.map((item, index) => {
        if ('gap' in item) {
          return (
            <Item key={index} data-tone="gap" style={measuresOf(item)}>
              {item.gap}
            </Item>
          );
        }
        const { name = '', logo, tone, leans, isBlock = false } = item;
        return (
          <Item
            key={index}
            data-tone={tone}
            data-leans={leans}
            data-block={isBlock ? '' : undefined}
            style={measuresOf(item)}
          >
            {logo !== undefined && (
              <ToolLogo tool={{ logo, name }} size={isBlock ? 32 : 20} radius={5} bare />
            )}
            {!isBlock && name !== '' && <Name>{name}</Name>}
          </Item>
        );
      })}
    </Row>
  );
}
