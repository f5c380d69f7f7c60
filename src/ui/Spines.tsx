import { styled } from '@mui/material/styles';
import { type CSSProperties, type ReactNode } from 'react';

import { ToolLogo } from './ToolLogo';

const tints = ['stone', 'sand', 'sage', 'ice'] as const;

export interface Spine {
  /** Without a name or a logo it is blank. */
  name?: string;
  logo?: string;
  /** Pixels, as all measures here. */
  height: number;
  width?: number;
  /** Without one it is paper. On ink and accent stand only logos that follow the text colour. */
  tone?: (typeof tints)[number] | 'ink' | 'accent' | 'indigo';
  /** Towards which neighbour it leans. */
  leans?: 'left' | 'right';
  /** A low block with the logo alone, between the spines. */
  isBlock?: boolean;
}

interface Gap {
  width: number;
  height: number;
  /** What stands in the gap: an icon, or '404'. */
  gap: ReactNode;
}

export type Standing = Spine | Gap;

const Row = styled('div')({ display: 'flex', alignItems: 'flex-end', gap: 5 });

const Thing = styled('div')(({ theme }) => {
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
    // A filled spine decides about the colour of what is on it.
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
      fontSize: '1.625rem',
      fontWeight: 600,
      letterSpacing: '-0.02em',
    },
    '&[data-block]': {
      justifyContent: 'center',
      width: 60,
      margin: '0 6px',
      borderRadius: '14px 14px 0 0',
    },
    // As far from the neighbour as the upper corner swings over.
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

function measuresOf({ width, height }: Standing): CSSProperties {
  return {
    ...(width === undefined ? {} : { '--width': `${width}px` }),
    '--height': `${height}px`,
  } as CSSProperties;
}

/** Tools side by side, to be put on a ShelfBoard. Decoration only. */
export function Spines({ items }: { items: readonly Standing[] }) {
  return (
    <Row aria-hidden="true">
      {items.map((item, index) => {
        if ('gap' in item) {
          return (
            <Thing key={index} data-tone="gap" style={measuresOf(item)}>
              {item.gap}
            </Thing>
          );
        }
        const { name = '', logo, tone, leans, isBlock = false } = item;
        return (
          <Thing
            key={index}
            data-tone={tone}
            data-leans={leans}
            data-block={isBlock ? '' : undefined}
            style={measuresOf(item)}
          >
            {logo !== undefined && (
              <ToolLogo src={logo} name={name} size={isBlock ? 32 : 20} radius={5} bare />
            )}
            {!isBlock && name !== '' && <Name>{name}</Name>}
          </Thing>
        );
      })}
    </Row>
  );
}
