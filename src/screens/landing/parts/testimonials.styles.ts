import { styled } from '@mui/material/styles';

import { limits } from '../../../domain/limits';

const moving = '@media (prefers-reduced-motion: no-preference)';
const still = '@media (prefers-reduced-motion: reduce)';

export const Heading = styled('div')(({ theme }) => ({
  margin: '0 20px 28px',
  textAlign: 'center',
  '& p': { margin: '8px 0 0', color: theme.vars.palette.text.secondary },
}));

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
    '& [aria-hidden]': { display: 'none' },
  },
});

export const Track = styled('div')({
  display: 'flex',
  width: 'max-content',
  [moving]: {
    // After the width of one set everything looks as at the start.
    animation: `testimonials ${limits.testimonialCycleSeconds}s linear infinite`,
    '@keyframes testimonials': {
      to: { transform: `translateX(calc(-100% / ${limits.testimonialRepeats}))` },
    },
    '[data-paused] > &, *:hover > &': { animationPlayState: 'paused' },
    // Reset, so that the focused card can be scrolled into view.
    '*:focus-within > &': { animation: 'none' },
  },
});

export const Set = styled('ul')({
  display: 'flex',
  gap: 16,
  margin: 0,
  padding: '0 16px 0 0',
  listStyle: 'none',
});

export const Quote = styled('li')(({ theme }) => ({
  display: 'flex',
  width: 340,
  maxWidth: 'calc(100vw - 72px)',
  border: `1px solid ${theme.vars.palette.line.main}`,
  borderRadius: 12,
  background: theme.vars.palette.background.paper,
  '& figure': { display: 'flex', flexDirection: 'column', gap: 24, width: '100%', margin: 0, padding: 22 },
  '& blockquote': { flex: 1, margin: 0, fontSize: '0.9375rem', lineHeight: 1.6, textWrap: 'pretty' },
  '& figcaption': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    fontSize: '0.8125rem',
    lineHeight: '1.125rem',
  },
  '& .avatar': {
    display: 'grid',
    placeItems: 'center',
    width: 32,
    height: 32,
    borderRadius: 16,
    background: theme.vars.palette.background.muted,
    color: theme.vars.palette.text.secondary,
    fontSize: '0.75rem',
    fontWeight: 600,
  },
  '& .name': { display: 'block', fontWeight: 500 },
  '& .handle': { position: 'relative', color: theme.vars.palette.text.tertiary, borderRadius: 4 },
  '& a.handle': {
    textDecoration: 'none',
    '&:hover': { color: theme.vars.palette.primary.text, textDecoration: 'underline' },
    '@media (pointer: coarse)': { '&::after': { content: '""', position: 'absolute', inset: '-14px -8px' } },
  },
}));

/** The pause button's area; hidden with reduced motion. */
export const PauseButtonArea = styled('div')({
  display: 'flex',
  justifyContent: 'center',
  marginTop: 12,
  [still]: { display: 'none' },
});
