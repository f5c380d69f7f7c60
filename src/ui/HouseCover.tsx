import { styled } from '@mui/material/styles';
import { type CSSProperties } from 'react';

import { coverArrangement, coverTints, followsTextColour } from './coverArrangement';
import { ToolLogo } from './ToolLogo';

interface HouseCoverProps {
  /** The article's slug: the same article always gets the same cover. */
  seed: string;
  logos: readonly { src: string; name: string }[];
}

const Art = styled('div')(({ theme }) => ({
  position: 'relative',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  containerType: 'inline-size',
  '--wide': '17cqw',
  '--apart': '5cqw',
  '&[data-count="2"]': { '--apart': '9cqw' },
  '&[data-count="5"]': { '--wide': '14.5cqw', '--apart': '3cqw' },
  // The baseline of the objects.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 20%',
    height: 2,
    backgroundColor: theme.vars.palette.text.primary,
    opacity: 0.2,
  },
  ...Object.fromEntries(
    coverTints.map((tint) => [`&[data-tint="${tint}"]`, { backgroundColor: theme.vars.palette.tint[tint] }]),
  ),
}));

const Row = styled('div')({
  position: 'absolute',
  inset: 'auto 0 calc(20% + 2px)',
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  gap: 'var(--apart)',
});

const Piece = styled('span')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'center',
  width: 'var(--wide)',
  height: 'calc(var(--wide) * var(--tall))',
  paddingTop: 'calc((var(--wide) - 9cqw) / 2)',
  borderRadius: '3.8cqw 3.8cqw 1cqw 1cqw',
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: `0 0 0 1px ${theme.vars.palette.line.main}`,
  color: theme.vars.palette.text.primary,
  // The logo's size is in px; here it scales with the cover.
  '& > span': { width: '9cqw', height: '9cqw', borderRadius: '2cqw', fontSize: '6cqw', color: 'inherit' },
  '&[data-fill="accent"]': { backgroundColor: theme.vars.palette.primary.main, color: '#fff' },
  '&[data-fill="ink"]': {
    backgroundColor: theme.vars.palette.ink.main,
    color: theme.vars.palette.ink.contrastText,
  },
}));

/** The cover of an article without a photograph; it fills its parent. */
export function HouseCover({ seed, logos }: HouseCoverProps) {
  const { tint, heights, filled, fill } = coverArrangement(seed);
  const objects = logos.length < 2 ? [...logos, ...blanks.slice(logos.length)] : logos.slice(0, 5);
  return (
    <Art aria-hidden="true" data-tint={tint} data-count={objects.length}>
      <Row>
        {objects.map(({ src, name }, index) => (
          <Piece
            key={index}
            style={{ '--tall': heights[index] } as CSSProperties}
            data-fill={index === filled && followsTextColour(src) ? fill : undefined}
          >
            {name !== '' && <ToolLogo src={src} name={name} size={24} radius={6} bare />}
          </Piece>
        ))}
      </Row>
    </Art>
  );
}

/** At least two objects, even when no tool is known. */
const blanks = [
  { src: '', name: '' },
  { src: '', name: '' },
  { src: '', name: '' },
];
