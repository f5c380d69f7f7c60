import { type ComponentType, lazy, useEffect, useState } from 'react';

import { replayEarlyEvents } from './hydration/earlyEvents';

/** A screen whose code loads when it is first shown; `preload` loads it before. */
export interface LazyScreen {
  /** Name of the chunk with its code. */
  chunk: string;
  Screen: ComponentType;
  preload: () => Promise<void>;
}

/**
 * A screen in a chunk of its own. Once its code is there, the component itself is rendered: React.lazy
 * always suspends on its first render, which would throw away server-rendered HTML when hydrating.
 */
export function lazyScreen(chunk: string, load: () => Promise<ComponentType>): LazyScreen {
  let ready: ComponentType | undefined;
  const loadOnce = async () => {
    const component = (ready ??= await load());
    return { default: component };
  };
  const Lazy = lazy(loadOnce);
  function Screen() {
    const [Component] = useState(() => ready ?? Lazy);
    // The screen hydrates last. In a microtask, because React handles no events during a commit.
    useEffect(() => queueMicrotask(replayEarlyEvents), []);
    return <Component />;
  }
  return {
    chunk,
    Screen,
    preload: async () => {
      await loadOnce();
    },
  };
}
