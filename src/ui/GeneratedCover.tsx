import { type Tint, tints } from '../domain/tints';

import { coverArrangement } from './coverArrangement';
import { logoKindOf } from './logoKindOf';
import { styled } from './theme/styled';
import { ToolLogo } from './ToolLogo';

interface GeneratedCoverProps {
  /** The article's slug; the same slug always gives the same cover. */
  seed: string;
  /** Chosen by the editors; derived from the seed when undefined. */
  tint?: Tint | undefined;
  logos: readonly { logo: string; name: string }[];
}

const Art = styled('div')(({ theme }) => ({
  position: 'relative',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  containerType: 'inline-size',
  '--wide': '17cqw',
  '--apart': '4cqw',
  '&[data-count="4"]': { '--wide': '15cqw', '--apart': '3cqw' },
  '&[data-count="5"]': { '--wide': '14.5cqw', '--apart': '3cqw' },
  backgroundColor: 'var(--tint)',
  // The line that the objects stand on.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 20%',
    height: 2,
    backgroundColor: theme.vars.palette.text.primary,
    opacity: 0.2,
  },
  ...Object.fromEntries(
    tints.map((tint) => [
      `&[data-tint="${tint}"]`,
      { '--tint': theme.vars.palette.tint[tint], '--tint-ink': theme.vars.palette.tintInk[tint] },
    ]),
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
  // Lighter than the background: darker objects would look disabled.
  ...theme.applyStyles('dark', {
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.text.primary} 15%, var(--tint))`,
  }),
  '&[data-fill="accent"]': { backgroundColor: theme.vars.palette.primary.main, color: '#fff' },
  '&[data-fill="ink"]': {
    backgroundColor: theme.vars.palette.ink.main,
    color: theme.vars.palette.ink.contrastText,
    ...theme.applyStyles('dark', {
      backgroundColor: theme.vars.palette.text.primary,
      color: theme.vars.palette.background.default,
    }),
  },
}));

const Books = styled('span')({ display: 'flex', alignItems: 'flex-end', gap: '0.7cqw' });

/** In shades of the cover's own tint. */
const Book = styled('span')({
  width: '3.6cqw',
  height: 'calc(17cqw * var(--tall))',
  borderRadius: '1cqw 1cqw 0 0',
  backgroundColor: 'color-mix(in srgb, var(--tint-ink) 34%, var(--tint))',
  '&:nth-of-type(even)': { backgroundColor: 'color-mix(in srgb, var(--tint-ink) 58%, var(--tint))' },
});

const tall = (height: number | undefined) => ({ '--tall': height });

function PlainBooks({ heights }: { heights: readonly number[] }) {
  if (heights.length === 0) return null;
  return (
    <Books>
      {heights.map((height, index) => (
        <Book key={index} style={tall(height)} />
      ))}
    </Books>
  );
}

/** How many logos fit on a cover. */
const most = 5;

/** A generated cover for an article without a photograph: its tools on a shelf. Fills its parent. */
export function GeneratedCover({ seed, tint, logos }: GeneratedCoverProps) {
  const { tint: tintBySeed, heights, filled, fill, books } = coverArrangement(seed);
  const [left, right] = books;
  const shown = logos.slice(0, most);
  // Fewer logos leave room for more books.
  const isSparse = shown.length < 3;
  return (
    <Art aria-hidden="true" data-tint={tint ?? tintBySeed} data-count={shown.length}>
      <Row>
        {shown.length < most && <PlainBooks heights={isSparse ? [...left, ...right] : left} />}
        {shown.map((tool, index) => (
          <Piece
            key={index}
            style={tall(heights[index])}
            data-fill={index === filled && logoKindOf(tool.logo) === 'mask' ? fill : undefined}
          >
            <ToolLogo tool={tool} size={24} radius={6} bare />
          </Piece>
        ))}
        {shown.length < most && <PlainBooks heights={isSparse ? [...right, ...left] : right} />}
      </Row>
    </Art>
  );
}
