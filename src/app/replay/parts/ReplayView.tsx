import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useMemo } from 'react';

import { countOf } from '../../../lib/text';
import { hasModifier } from '../../../ui/hasModifier';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { eventName } from '../../recording/eventName';
import type { OpenedSession } from '../openedSession';
import { type TimelineEntry, timelineOf } from '../timelineOf';
import { usePlayback } from '../usePlayback';

import { ActionList } from './ActionList';
import { Differences } from './Differences';
import { ReplayControls } from './ReplayControls';
import { ReplayFrame } from './ReplayFrame';

function sentenceOf({ number, action, faults }: TimelineEntry, last: number): string {
  const fault = faults.length > 0 ? `, ${countOf(faults.length, 'fault', 'faults')}` : '';
  return action ? `Event ${number} of ${last}: ${eventName(action)}${fault}` : 'Before the first event';
}

/** Returns whether the focused control handles the key itself. */
function isTaken(event: KeyboardEvent): boolean {
  const { target, key, defaultPrevented } = event;
  if (defaultPrevented || hasModifier(event)) return true;
  if (!(target instanceof Element)) return false;
  return target.closest(key === ' ' ? 'button, a, input, select' : 'input, select, [role="region"]') !== null;
}

/** A replay: the page in a frame, the events with the changes of each, and the controls. */
export function ReplayView({ opened, onClose }: { opened: OpenedSession; onClose: () => void }) {
  const { session, name } = opened;
  const timeline = useMemo(() => timelineOf(session), [session]);
  const playback = usePlayback(timeline);
  const { shown, isPlaying, goTo, toggle } = playback;
  const last = timeline.length - 1;
  const entry = timeline[shown] ?? timeline[0];
  const before = timeline[shown - 1];

  const follow = useEffectEvent((event: KeyboardEvent) => {
    const keys: Record<string, () => void> = {
      ' ': toggle,
      ArrowLeft: () => goTo(shown - 1),
      ArrowRight: () => goTo(shown + 1),
      Home: () => goTo(0),
      End: () => goTo(last),
    };
    const act = keys[event.key];
    if (!act || isTaken(event)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    window.addEventListener('keydown', follow);
    return () => window.removeEventListener('keydown', follow);
  }, []);

  if (!entry) return null;
  return (
    <Box
      component="main"
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' },
        gridTemplateRows: { lg: 'auto minmax(0, 1fr)' },
        height: { lg: 'calc(100dvh - 116px)' },
        p: 4,
        pb: { xs: '132px', lg: 4 },
      }}
    >
      <Box
        component="header"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '4px 16px',
          gridColumn: '1 / -1',
        }}
      >
        <Typography variant="h3" component="h1" sx={{ flex: { xs: 1, md: 'none' } }}>
          Replay of a session
        </Typography>
        <Typography
          variant="body2"
          sx={{
            flex: { xs: '1 0 100%', md: 1 },
            order: { xs: 1, md: 0 },
            minWidth: 0,
            color: 'text.secondary',
            overflowWrap: 'anywhere',
          }}
        >
          {name}, {countOf(last, 'event', 'events')}
        </Typography>
        <Button size="small" onClick={onClose}>
          Open another
        </Button>
      </Box>
      <ReplayFrame state={entry.state} viewport={session.details?.viewport} />
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          minHeight: 0,
          gridTemplateRows: { lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <ActionList timeline={timeline} shown={shown} onChoose={goTo} />
        <Differences entry={entry} before={before} />
      </Box>
      <ReplayControls timeline={timeline} playback={playback} sentence={sentenceOf(entry, last)} />
      <VisuallyHidden role="status">{isPlaying ? 'Playing' : sentenceOf(entry, last)}</VisuallyHidden>
    </Box>
  );
}
