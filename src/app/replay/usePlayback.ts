import { useEffect, useEffectEvent, useState } from 'react';

import type { TimelineEntry } from './timelineOf';

/** Longer pauses are shortened, since a visitor may have spent minutes reading. */
export const longestPauseMs = 3000;

/** Returns for how many milliseconds an entry is shown before the next one. */
export function pauseAfter(timeline: readonly TimelineEntry[], number: number, speed: number): number {
  const pause = (timeline[number + 1]?.at ?? 0) - (timeline[number]?.at ?? 0);
  return Math.min(Math.max(pause, 0), longestPauseMs) / speed;
}

/** Manages which entry is shown and playback: entries follow each other as recorded, at the chosen speed. */
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
      // At the end, playback starts again from the beginning.
      if (!isPlaying && shown === last) setShown(0);
      setWantsToPlay(!isPlaying);
    },
  };
}

export type Playback = ReturnType<typeof usePlayback>;
