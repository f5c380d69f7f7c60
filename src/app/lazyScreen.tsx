import { type ComponentType, useEffect } from 'react';

import type { RouteParams } from '../domain/paths';
import { lazyComponent } from '../ui/lazyComponent';

import { redispatchEarlyEvents } from './hydration/earlyEvents';

interface ScreenProps {
  params: RouteParams;
}

/** A screen in a chunk of its own. */
export interface LazyScreen {
  /** Name of the chunk with its code. */
  chunk: string;
  Screen: ComponentType<ScreenProps>;
  preload: () => Promise<void>;
}

/** A lazy component that dispatches again, once it is hydrated, the events from before hydration. */
export function lazyScreen(chunk: string, load: () => Promise<ComponentType<ScreenProps>>): LazyScreen {
  const { Component, preload } = lazyComponent(load);
  function Screen(props: ScreenProps) {
    // The screen hydrates last. In a microtask, because React handles no events during a commit.
    useEffect(() => queueMicrotask(redispatchEarlyEvents), []);
    return <Component {...props} />;
  }
  return { chunk, Screen, preload };
}
