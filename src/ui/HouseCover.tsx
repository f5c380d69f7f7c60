import { styled } from '@mui/material/styles';
import { type CSSProperties } from 'react';

import { ToolLogo } from './ToolLogo';

interface HouseCoverProps {
  /** The article's slug: the same article always gets the same cover. */
  seed: string;
  logos: readonly { src: string; name: string }[];
}

const tints = ['indigo', 'sand', 'sage', 'rose', 'ice', 'stone'] as const;

/** Each arrangement keeps the line and varies the rest: how high the objects stand and which one is filled. */
const arrangements = [
  { heights: [1, 1.7, 1, 1, 1.4], filled: 2, fill: 'accent' },
  { heights: [1.6, 1.6, 1, 1.3, 1], filled: 1, fill: 'ink' },
  { heights: [1, 1, 1.6, 1, 1.3], filled: -1, fill: 'ink' },
  { heights: [1.5, 1, 1.5, 1, 1], filled: 3, fill: 'ink' },
] as const;

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
  // The line the objects stand on.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 20%',
    height: 2,
    backgroundColor: theme.vars.palette.text.primary,
    opacity: 0.2,
  },
  ...Object.fromEntries(
    tints.map((tint) => [`&[data-tint="${tint}"]`, { backgroundColor: theme.vars.palette.tint[tint] }]),
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
  // The logo's own measures are px; here it grows with the cover.
  '& > span': { width: '9cqw', height: '9cqw', borderRadius: '2cqw', fontSize: '6cqw', color: 'inherit' },
  '&[data-fill="accent"]': { backgroundColor: theme.vars.palette.primary.main, color: '#fff' },
  '&[data-fill="ink"]': {
    backgroundColor: theme.vars.palette.ink.main,
    color: theme.vars.palette.ink.contrastText,
  },
}));

function hash(text: string) {
  let sum = 7;
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 100_003;
  return sum;
}

/** A filled object would swallow a coloured mark. */
const followsTextColour = (src: string) => src.startsWith('/logos/mono/') || src.startsWith('/logos/brand/');

/** The cover of an article without a photograph; it fills its parent. */
export function HouseCover({ seed, logos }: HouseCoverProps) {
  const sum = hash(seed);
  const { heights, filled, fill } = arrangements[sum % arrangements.length] ?? arrangements[0];
  const objects = logos.length < 2 ? [...logos, ...blanks.slice(logos.length)] : logos.slice(0, 5);
  return (
    <Art aria-hidden="true" data-tint={tints[Math.floor(sum / 7) % tints.length]} data-count={objects.length}>
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

/** Two objects stand on the line even when no tool is known. */
const blanks = [
  { src: '', name: '' },
  { src: '', name: '' },
  { src: '', name: '' },
];
