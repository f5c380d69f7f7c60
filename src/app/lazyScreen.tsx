import { type ComponentType, useEffect } from 'react';

import type { RouteParams } from '../domain/paths';
import { lazyComponent } from '../ui/lazyComponent';

import { redispatchEarlyEvents } from './hydration/earlyEvents';

interface ScreenProps {
  params: RouteParams;
}

/** A screen whose code is a separate chunk. */
export interface LazyScreen {
  /** The name of the chunk. */
  chunk: string;
  Screen: ComponentType<ScreenProps>;
  preload: () => Promise<void>;
}

/** Creates a lazily loaded screen that dispatches the early events again once it is hydrated. */
export function lazyScreen(chunk: string, load: () => Promise<ComponentType<ScreenProps>>): LazyScreen {
  const { Component, preload } = lazyComponent(load);
  function Screen(props: ScreenProps) {
    // The screen hydrates last. In a microtask, because React handles no events during a commit.
    useEffect(() => queueMicrotask(redispatchEarlyEvents), []);
    return <Component {...props} />;
  }
  return { chunk, Screen, preload };
}
