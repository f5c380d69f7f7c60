import Box from '@mui/material/Box';
import { type KeyboardEvent, useCallback, useRef, useState, type WheelEvent } from 'react';

import { CarouselControls } from './CarouselControls';
import { hasModifier } from './hasModifier';
import { Screenshot } from './Screenshot';
import { useAutoplay } from './useAutoplay';
import { VisuallyHidden } from './VisuallyHidden';

interface ScreenshotCarouselProps {
  name: string;
  /** At least one. */
  screenshots: readonly string[];
}

/** A carousel of screenshots that plays automatically until the visitor takes over (tool-20). */
export function ScreenshotCarousel({ name, screenshots }: ScreenshotCarouselProps) {
  const regionRef = useRef<HTMLElement>(null);
  const trackRef = useRef<HTMLDivElement>(null);
  /** The target of a smooth scroll; slides that it passes are not shown as current. */
  const headedFor = useRef<number>(undefined);
  const [shown, setShown] = useState(0);
  const count = screenshots.length;
  const index = Math.min(shown, count - 1);

  const show = useCallback((slide: number) => {
    setShown(slide);
    const track = trackRef.current;
    if (!track) return;
    headedFor.current = slide;
    // Smooth or instant, as the track's scroll-behavior says.
    track.scrollLeft = slide * track.clientWidth;
  }, []);
  const advance = useCallback(() => {
    if (count > 1) show((index + 1) % count);
  }, [show, index, count]);
  const { playing, play, pause, holds } = useAutoplay(regionRef, index, advance);

  const go = (slide: number) => {
    pause();
    show(Math.max(0, Math.min(slide, count - 1)));
  };
  const goByKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined || count === 1 || hasModifier(event)) return;
    event.preventDefault();
    go(index + step);
  };
  const follow = () => {
    const track = trackRef.current;
    if (!track || track.clientWidth === 0) return;
    const seen = Math.round(track.scrollLeft / track.clientWidth);
    if (headedFor.current === undefined) setShown(seen);
    else if (headedFor.current === seen) headedFor.current = undefined;
  };
  const swipe = () => {
    headedFor.current = undefined;
    pause();
  };

  const swipeByWheel = (event: WheelEvent) => {
    if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) swipe();
  };

  return (
    <Box
      component="section"
      ref={regionRef}
      aria-label="Screenshots"
      aria-roledescription="carousel"
      onKeyDown={goByKey}
      {...holds}
      sx={{ position: 'relative', minWidth: 0 }}
    >
      <Box
        ref={trackRef}
        // Scroll containers must be keyboard focusable.
        {...(count > 1 && { tabIndex: 0, role: 'group', 'aria-label': `Screenshots of ${name}` })}
        onScroll={follow}
        onTouchMove={swipe}
        onWheel={swipeByWheel}
        sx={{
          display: 'flex',
          aspectRatio: '16 / 9',
          overflowX: 'auto',
          overscrollBehaviorX: 'contain',
          scrollSnapType: 'x mandatory',
          scrollbarWidth: 'none',
          '&::-webkit-scrollbar': { display: 'none' },
          border: 1,
          borderColor: 'line.main',
          borderRadius: 1.5,
          bgcolor: 'background.muted',
          '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
        }}
      >
        {screenshots.map((src, slide) => (
          <Box
            key={slide}
            aria-hidden={slide !== index || undefined}
            sx={{ flex: '0 0 100%', minWidth: 0, scrollSnapAlign: 'start' }}
          >
            <Screenshot src={src} text={`${name} interface screenshot`} eager={slide === 0} />
          </Box>
        ))}
      </Box>
      {count > 1 && (
        <>
          <VisuallyHidden aria-live={playing ? 'off' : 'polite'} aria-atomic="true">
            {`Screenshot ${index + 1} of ${count}`}
          </VisuallyHidden>
          <CarouselControls
            index={index}
            count={count}
            playing={playing}
            onTogglePlay={playing ? pause : play}
            onGo={go}
          />
        </>
      )}
    </Box>
  );
}
