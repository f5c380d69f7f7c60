import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { memo } from 'react';

import type { ActionOrigin } from '../../session/actionOrigin';
import { featureColor } from '../featureColor';
import { featureOf, type Moment } from '../timelineOf';

/** Lanes from above: the visitor, the page, another tab. */
const lanes: Readonly<Record<ActionOrigin, number>> = { visitor: 0, page: 1, tab: 2 };

/** A mark for each event, in the lane of who caused it, coloured by feature; faults are red and over all lanes. */
const Marks = memo(function Marks({ moments }: { moments: readonly Moment[] }) {
  return (
    <Box sx={{ position: 'relative', height: 24 }} aria-hidden="true">
      {moments.map((moment) => {
        const isFault = moment.faults.length > 0;
        return (
          <Box
            key={moment.number}
            component="i"
            style={{
              left: `${(moment.number / Math.max(moments.length - 1, 1)) * 100}%`,
              top: isFault ? 0 : lanes[moment.origin] * 8,
              height: isFault ? 24 : 7,
            }}
            sx={{
              position: 'absolute',
              width: 4,
              ml: '-2px',
              borderRadius: '1px',
              bgcolor: isFault ? 'error.text' : featureColor(featureOf(moment)),
            }}
          />
        );
      })}
    </Box>
  );
});

interface Props {
  moments: readonly Moment[];
  shown: number;
  sentence: string;
  onChange: (number: number) => void;
}

/** The timeline: a slider over the events, with their marks above it. */
export function Timeline({ moments, shown, sentence, onChange }: Props) {
  return (
    <Box sx={{ px: 2 }}>
      <Marks moments={moments} />
      <Slider
        size="small"
        value={shown}
        min={0}
        max={moments.length - 1}
        step={1}
        aria-label="Timeline"
        getAriaValueText={() => sentence}
        onChange={(_, value) => onChange(value)}
        sx={{ display: 'block', py: '8px', color: 'primary.main' }}
      />
    </Box>
  );
}
