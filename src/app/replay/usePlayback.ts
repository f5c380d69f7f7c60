import { useEffect, useEffectEvent, useState } from 'react';

import type { TimelineEntry } from './timelineOf';

/** Longer pauses are cut: a visitor may have read for minutes. */
export const longestPauseMs = 3000;

/** The milliseconds that an entry is shown before the next one. */
export function pauseAfter(timeline: readonly TimelineEntry[], number: number, speed: number): number {
  const pause = (timeline[number + 1]?.at ?? 0) - (timeline[number]?.at ?? 0);
  return Math.min(Math.max(pause, 0), longestPauseMs) / speed;
}

/** Which entry is shown, and its playing: the entries follow one another as they were recorded, times the speed. */
export function usePlayback(timeline: readonly TimelineEntry[]) {
  const last = timeline.length - 1;
  const [shown, setShown] = useState(0);
  const [speed, setSpeed] = useState(1);
  const [wantsToPlay, setWantsToPlay] = useState(false);
  const isPlaying = wantsToPlay && shown < last;
  const goTo = (number: number) => {
    setWantsToPlay(false);
    setShown(Math.min(Math.max(number, 0), last));
  };
  const advance = useEffectEvent(() => setShown(shown + 1));
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(advance, pauseAfter(timeline, shown, speed));
    return () => clearTimeout(timer);
  }, [isPlaying, timeline, shown, speed]);
  return {
    shown,
    isPlaying,
    speed,
    setSpeed,
    goTo,
    toggle: () => {
      // At the end: again from the start.
      if (!isPlaying && shown === last) setShown(0);
      setWantsToPlay(!isPlaying);
    },
  };
}

export type Playback = ReturnType<typeof usePlayback>;
