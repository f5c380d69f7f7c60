import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { memo } from 'react';

import type { ActionOrigin } from '../../session/actionOrigin';
import { featureColor } from '../featureColor';
import { featureOf, type TimelineEntry } from '../timelineOf';

/** Lanes from top to bottom: the visitor, the page, another tab. */
const lanes: Readonly<Record<ActionOrigin, number>> = { visitor: 0, page: 1, tab: 2 };

/** Marks for all events, in lanes by origin, coloured by feature. Faults are red and span all lanes. */
const Marks = memo(function Marks({ timeline }: { timeline: readonly TimelineEntry[] }) {
  return (
    <Box sx={{ position: 'relative', height: 24 }} aria-hidden="true">
      {timeline.map((entry) => {
        const isFault = entry.faults.length > 0;
        return (
          <Box
            key={entry.number}
            component="i"
            style={{
              left: `${(entry.number / Math.max(timeline.length - 1, 1)) * 100}%`,
              top: isFault ? 0 : lanes[entry.origin] * 8,
              height: isFault ? 24 : 7,
            }}
            sx={{
              position: 'absolute',
              width: 4,
              ml: '-2px',
              borderRadius: '1px',
              bgcolor: isFault ? 'error.text' : featureColor(featureOf(entry)),
            }}
          />
        );
      })}
    </Box>
  );
});

interface Props {
  timeline: readonly TimelineEntry[];
  shown: number;
  sentence: string;
  onChange: (number: number) => void;
}

/** The timeline: a slider over the events, with their marks above it. */
export function Timeline({ timeline, shown, sentence, onChange }: Props) {
  return (
    <Box sx={{ px: 2 }}>
      <Marks timeline={timeline} />
      <Slider
        size="small"
        value={shown}
        min={0}
        max={timeline.length - 1}
        step={1}
        aria-label="Timeline"
        getAriaValueText={() => sentence}
        onChange={(_, value) => onChange(value)}
        sx={{ display: 'block', py: '8px', color: 'primary.main' }}
      />
    </Box>
  );
}
