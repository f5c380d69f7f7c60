import { type ComponentType, lazy, useState } from 'react';

export interface LazyComponent<Props extends object> {
  /** Suspends while its code is loading; renders at once when it is loaded. */
  Component: ComponentType<Props>;
  /** Loads the code. Never rejects: rendering the component throws, for the error boundary. */
  preload: () => Promise<void>;
}

/**
 * A component whose code loads when it is first rendered, or before by `preload`. React.lazy suspends on its first
 * render even when its code is loaded, which would discard prerendered HTML during hydration; then the component itself
 * is rendered.
 */
export function lazyComponent<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => ({ default: (loaded ??= await load()) });
  const Lazy = lazy(loadOnce) as ComponentType<Props>;
  return {
    Component: (props) => {
      const [Loaded] = useState(() => loaded ?? Lazy);
      return <Loaded {...props} />;
    },
    preload: () =>
      loadOnce().then(
        () => undefined,
        () => undefined,
      ),
  };
}
