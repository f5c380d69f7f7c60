import { type ComponentType, useEffect } from 'react';

import { lazyComponent } from '../ui/lazyComponent';

import { replayEarlyEvents } from './hydration/earlyEvents';

/** A screen in a chunk of its own. */
export interface LazyScreen {
  /** Name of the chunk with its code. */
  chunk: string;
  Screen: ComponentType;
  preload: () => Promise<void>;
}

/** A lazy component that replays, once it is hydrated, the events from before hydration. */
export function lazyScreen(chunk: string, load: () => Promise<ComponentType>): LazyScreen {
  const { Component, preload } = lazyComponent(load);
  function Screen() {
    // The screen hydrates last. In a microtask, because React handles no events during a commit.
    useEffect(() => queueMicrotask(replayEarlyEvents), []);
    return <Component />;
  }
  return { chunk, Screen, preload };
}
