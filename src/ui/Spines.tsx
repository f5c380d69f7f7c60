import { styled } from '@mui/material/styles';
import { type CSSProperties } from 'react';

import { ToolLogo } from './ToolLogo';

const tints = ['stone', 'sand', 'sage', 'ice'] as const;

export interface Spine {
  name: string;
  logo: string;
  height: number;
  /** Without one it is paper. On ink and accent stand only logos that follow the text colour. */
  tone?: (typeof tints)[number] | 'ink' | 'accent' | 'indigo';
  /** Towards which neighbour it leans. */
  leans?: 'left' | 'right';
  /** A low block with the logo alone, between the spines. */
  isBlock?: boolean;
}

const Row = styled('div')({ display: 'flex', alignItems: 'flex-end', gap: 5 });

const Standing = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexShrink: 0,
    width: 42,
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

/** Tools side by side, to be put on a ShelfBoard. Decoration only. */
export function Spines({ items }: { items: readonly Spine[] }) {
  return (
    <Row aria-hidden="true">
      {items.map(({ name, logo, height, tone, leans, isBlock = false }) => (
        <Standing
          key={name}
          data-tone={tone}
          data-leans={leans}
          data-block={isBlock ? '' : undefined}
          style={{ '--height': `${height}px` } as CSSProperties}
        >
          <ToolLogo src={logo} name={name} size={isBlock ? 32 : 20} radius={5} bare />
          {!isBlock && <Name>{name}</Name>}
        </Standing>
      ))}
    </Row>
  );
}
