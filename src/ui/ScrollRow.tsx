import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { type ReactNode, useRef } from 'react';

import { styled } from './theme/styled';
import { isMotionReduced } from './useReducedMotion';
import { useScrollEdges } from './useScrollEdges';

interface ScrollRowProps {
  /** A single element that contains the row; it may be wider than the visible part. */
  children: ReactNode;
}

const Frame = styled('div')({ position: 'relative', minWidth: 0 });

const Scroller = styled('div')(({ theme }) => ({
  '--fade': '56px',
  '--blank': '0px',
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  // Focused items scroll clear of the fades.
  scrollPaddingInline: 'var(--fade)',
  maskImage: `linear-gradient(to right,
    transparent calc(var(--start) * var(--blank)), #000 calc(var(--start) * var(--fade)),
    #000 calc(100% - var(--end) * var(--fade)), transparent calc(100% - var(--end) * var(--blank)))`,
  [theme.breakpoints.up('md')]: { '--fade': '128px', '--blank': '36px' },
}));

const Arrow = styled('button')(({ theme }) => ({
  display: 'none',
  position: 'absolute',
  zIndex: 1,
  top: '50%',
  width: 32,
  height: 32,
  marginTop: -16,
  padding: 0,
  placeItems: 'center',
  border: `1px solid ${theme.vars.palette.line.main}`,
  borderRadius: 8,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  boxShadow: 'var(--sh1)',
  cursor: 'pointer',
  '&:hover': { borderColor: theme.vars.palette.line.strong },
  '&:first-of-type': { left: 0 },
  '&:last-of-type': { right: 0 },
  '&[hidden]': { visibility: 'hidden' },
  [theme.breakpoints.up('md')]: { '@media screen': { display: 'grid' } },
}));

/**
 * A horizontally scrollable row that fades out at the sides where more is hidden. The arrows are for pointers
 * only: the keyboard reaches everything inside, and screen readers do not perceive the cut.
 */
export function ScrollRow({ children }: ScrollRowProps) {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const hidden = useScrollEdges(scrollerRef, 'x');
  const edges = {
    '--start': hidden.start ? 1 : 0,
    '--end': hidden.end ? 1 : 0,
  };
  const scroll = (share: number) => {
    const scroller = scrollerRef.current;
    scroller?.scrollBy({
      left: scroller.clientWidth * share,
      behavior: isMotionReduced() ? 'auto' : 'smooth',
    });
  };
  return (
    <Frame>
      {/* Firefox makes scroll containers tab stops; everything inside is reachable by keyboard. */}
      <Scroller ref={scrollerRef} style={edges} tabIndex={-1}>
        {children}
      </Scroller>
      <Arrow
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        hidden={!hidden.start}
        onClick={() => scroll(-0.8)}
      >
        <ChevronLeft />
      </Arrow>
      <Arrow type="button" tabIndex={-1} aria-hidden="true" hidden={!hidden.end} onClick={() => scroll(0.8)}>
        <ChevronRight />
      </Arrow>
    </Frame>
  );
}
