import FirstPage from '@mui/icons-material/FirstPage';
import LastPage from '@mui/icons-material/LastPage';
import NavigateBefore from '@mui/icons-material/NavigateBefore';
import NavigateNext from '@mui/icons-material/NavigateNext';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import NativeSelect from '@mui/material/NativeSelect';
import Typography from '@mui/material/Typography';

import { raisedSurface } from '../../../ui/theme/raisedSurface';
import type { TimelineEntry } from '../timelineOf';
import { longestPauseMs, type Playback } from '../usePlayback';

import { Timeline } from './Timeline';

const speeds = [0.5, 1, 2, 4, 8];

interface Props {
  timeline: readonly TimelineEntry[];
  playback: Playback;
  /** A sentence that describes the current step. */
  sentence: string;
}

/** The bar at the bottom: play, step, speed and timeline. Space, the arrow keys, Home and End do the same. */
export function ReplayControls({ timeline, playback, sentence }: Props) {
  const { shown, isPlaying, speed, setSpeed, goTo, toggle } = playback;
  const last = timeline.length - 1;
  return (
    <Box
      component="section"
      aria-label="Controls"
      sx={(theme) => ({
        ...raisedSurface(theme),
        position: 'fixed',
        inset: 'auto 0 0',
        zIndex: 'appBar',
        px: 4,
        pt: 1,
        pb: 'calc(8px + env(safe-area-inset-bottom))',
        borderTop: 1,
        borderColor: 'divider',
      })}
    >
      <Timeline timeline={timeline} shown={shown} sentence={sentence} onChange={goTo} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 4px' }}>
        <IconButton aria-label="To the start" disabled={shown === 0} onClick={() => goTo(0)}>
          <FirstPage />
        </IconButton>
        <IconButton aria-label="Step back" disabled={shown === 0} onClick={() => goTo(shown - 1)}>
          <NavigateBefore />
        </IconButton>
        <IconButton aria-label={isPlaying ? 'Pause' : 'Play'} onClick={toggle}>
          {isPlaying ? <Pause /> : <PlayArrow />}
        </IconButton>
        <IconButton aria-label="Step forward" disabled={shown === last} onClick={() => goTo(shown + 1)}>
          <NavigateNext />
        </IconButton>
        <IconButton aria-label="To the end" disabled={shown === last} onClick={() => goTo(last)}>
          <LastPage />
        </IconButton>
        <NativeSelect
          input={<InputBase />}
          value={speed}
          sx={{ mr: 2 }}
          onChange={(event) => setSpeed(Number(event.target.value))}
          slotProps={{ input: { 'aria-label': 'Speed' } }}
          title={`Pauses of more than ${longestPauseMs / 1000} seconds are cut`}
        >
          {speeds.map((one) => (
            <option key={one} value={one}>
              {one}×
            </option>
          ))}
        </NativeSelect>
        <Typography
          aria-hidden="true"
          variant="body2"
          noWrap
          sx={{
            flex: 1,
            minWidth: { xs: '100%', sm: 0 },
            order: { xs: -1, sm: 0 },
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {sentence}
        </Typography>
      </Box>
    </Box>
  );
}
