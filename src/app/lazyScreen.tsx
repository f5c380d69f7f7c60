import { type ComponentType, lazy, useEffect, useState } from 'react';

import { replayEarlyEvents } from './hydration/earlyEvents';

/** A screen whose code is loaded on first render, or before by `preload`. */
export interface LazyScreen {
  /** Name of the chunk with its code. */
  chunk: string;
  Screen: ComponentType;
  preload: () => Promise<void>;
}

/**
 * A screen in a chunk of its own. Once its code is loaded, the component itself is rendered: React.lazy always
 * suspends on its first render, which would discard prerendered HTML during hydration.
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
