import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FocusEvent, useState } from 'react';

import { limits } from '../../../domain/limits';

import { LandingSection } from './LandingSection';
import { PauseButtonArea, Strip, Track } from './testimonials.styles';
import { TestimonialSet } from './TestimonialSet';

const sets = Array.from({ length: limits.testimonialRepeats }, (_, index) => index);

/**
 * Scrolls a focused card into view, since the marquee may have moved it out; focus also resets the marquee.
 */
function reveal({ currentTarget: strip, target }: FocusEvent<HTMLElement>) {
  const card = target.closest('li');
  if (card) strip.scrollLeft = card.offsetLeft - (strip.clientWidth - card.offsetWidth) / 2;
}

/** A marquee that pauses on hover, on focus and by its button (landing-7, landing-8). */
export function Testimonials() {
  const [isPaused, setIsPaused] = useState(false);
  return (
    <LandingSection headingId="landing-testimonials" isWide>
      <Box sx={{ mx: 5, mb: 7, textAlign: 'center' }}>
        <Typography variant="h2" id="landing-testimonials">
          What people say
        </Typography>
        <Typography sx={{ mt: 2, color: 'text.secondary' }}>
          Samples: written by us for the people this directory is made for. Nobody is quoted.
        </Typography>
      </Box>
      <Strip data-paused={isPaused ? '' : undefined} onFocus={reveal}>
        <Track>
          {sets.map((index) => (
            <TestimonialSet key={index} isRepeat={index > 0} />
          ))}
        </Track>
      </Strip>
      <PauseButtonArea>
        <Button
          variant="text"
          size="small"
          startIcon={isPaused ? <PlayArrow /> : <Pause />}
          onClick={() => setIsPaused(!isPaused)}
        >
          {isPaused ? 'Play testimonials' : 'Pause testimonials'}
        </Button>
      </PauseButtonArea>
    </LandingSection>
  );
}
