import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useLayoutEffect, useRef } from 'react';

import { styled } from './theme/styled';

interface CarouselControlsProps {
  index: number;
  count: number;
  playing: boolean;
  onTogglePlay: () => void;
  onGo: (index: number) => void;
}

const Dot = styled(ButtonBase)(({ theme }) => ({
  width: 24,
  height: 24,
  borderRadius: 6,
  '&::before': {
    content: '""',
    width: 8,
    height: 8,
    borderRadius: 4,
    backgroundColor: theme.vars.palette.line.field,
  },
  '&:hover::before': { backgroundColor: theme.vars.palette.text.secondary },
  '&[aria-current]::before': { width: 20, backgroundColor: theme.vars.palette.primary.text },
  '&.Mui-focusVisible, &:focus-visible': { outlineOffset: 0 },
  '@media (pointer: coarse)': { '&::after': { content: '""', position: 'absolute', inset: '-10px -1px' } },
  '@media (forced-colors: active)': {
    '&::before': { backgroundColor: 'ButtonText' },
    '&[aria-current]::before': { backgroundColor: 'Highlight' },
  },
}));

const Square = styled(IconButton)(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.line.main}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.secondary,
}));

/** The carousel's dots, arrows and pause button (tool-19). */
export function CarouselControls({ index, count, playing, onTogglePlay, onGo }: CarouselControlsProps) {
  const previousRef = useRef<HTMLButtonElement>(null);
  const nextRef = useRef<HTMLButtonElement>(null);
  // A focused button would lose the focus when it becomes disabled, so the focus moves to the other one.
  useLayoutEffect(() => {
    if (index === count - 1 && document.activeElement === nextRef.current) previousRef.current?.focus();
    if (index === 0 && document.activeElement === previousRef.current) nextRef.current?.focus();
  }, [index, count]);

  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2, mt: 3 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5, mr: 'auto' }}>
        {Array.from({ length: count }, (_, slide) => (
          <Dot
            key={slide}
            aria-label={`Show screenshot ${slide + 1}`}
            aria-current={slide === index ? 'true' : undefined}
            onClick={() => onGo(slide)}
          />
        ))}
      </Stack>
      <Square aria-label={playing ? 'Pause screenshots' : 'Play screenshots'} onClick={onTogglePlay}>
        {playing ? <Pause /> : <PlayArrow />}
      </Square>
      <Square
        ref={previousRef}
        aria-label="Previous screenshot"
        disabled={index === 0}
        onClick={() => onGo(index - 1)}
      >
        <ChevronLeft />
      </Square>
      <Square
        ref={nextRef}
        aria-label="Next screenshot"
        disabled={index === count - 1}
        onClick={() => onGo(index + 1)}
      >
        <ChevronRight />
      </Square>
    </Stack>
  );
}
