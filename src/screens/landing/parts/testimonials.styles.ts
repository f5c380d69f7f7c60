import Avatar from '@mui/material/Avatar';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { limits } from '../../../domain/limits';
import { TextLink } from '../../../ui/TextLink';
import { styled } from '../../../ui/theme/styled';

const moving = '@media (prefers-reduced-motion: no-preference)';
const still = '@media (prefers-reduced-motion: reduce)';

/** Extends to the edges of the viewport, where it fades out. */
export const Strip = styled('div')({
  maskImage: 'linear-gradient(to right, transparent, #000 12%, #000 88%, transparent)',
  overflow: 'hidden',
  // Room for the focus ring.
  padding: '4px 0',
  [still]: {
    overflowX: 'auto',
    scrollbarWidth: 'none',
    maskImage: 'none',
    paddingInline: 'max(20px, calc(50% - 576px))',
    '& ul[aria-hidden]': { display: 'none' },
  },
});

export const Track = styled('div')({
  display: 'flex',
  width: 'max-content',
  [moving]: {
    // Shifted by the width of one set, everything looks as at the start.
    animation: `testimonials ${limits.testimonialCycleSeconds}s linear infinite`,
    '@keyframes testimonials': {
      to: { transform: `translateX(calc(-100% / ${limits.testimonialRepeats}))` },
    },
    '[data-paused] > &, *:hover > &': { animationPlayState: 'paused' },
    // Reset, so that the focused card can be scrolled into view.
    '*:focus-within > &': { animation: 'none' },
  },
});

export const Quote = styled(Paper)({
  display: 'flex',
  flexDirection: 'column',
  gap: 24,
  width: 340,
  maxWidth: 'calc(100vw - 72px)',
  height: '100%',
  margin: 0,
  padding: 22,
}) as typeof Paper;

/** An initial, a name and a handle at the bottom of the card. */
export const Author = styled(Typography)({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  marginTop: 'auto',
  lineHeight: '1.125rem',
}) as typeof Typography;

export const Initial = styled(Avatar)({ width: 32, height: 32, fontSize: '0.75rem', fontWeight: 600 });

export const Name = styled(Typography)({ display: 'block', fontWeight: 500 }) as typeof Typography;

export const Handle = styled(TextLink)(({ theme }) => ({
  position: 'relative',
  color: theme.vars.palette.text.tertiary,
  fontWeight: 400,
  '&:hover': { color: theme.vars.palette.primary.text },
  '@media (pointer: coarse)': { '&::after': { content: '""', position: 'absolute', inset: '-14px -8px' } },
}));

/** The area of the pause button; hidden with reduced motion. */
export const PauseButtonArea = styled(Stack)({
  alignItems: 'center',
  marginTop: 12,
  [still]: { display: 'none' },
});
