import { type ComponentType, lazy, useEffect, useState } from 'react';

import { repeatEarlyActs } from './early/earlyActs';

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
    // The screen is the last that is hydrated. A microtask, since React hears no event while it commits.
    useEffect(() => queueMicrotask(repeatEarlyActs), []);
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
