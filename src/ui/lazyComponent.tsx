import { type ComponentType, lazy, useEffect, useLayoutEffect, useState } from 'react';

export interface LazyComponent<Props extends object> {
  /** Suspends while its code is loading; renders synchronously once it is loaded. */
  Component: ComponentType<Props>;
  /** Spread on the control that shows it: prefetches the code when a press is likely. */
  onIntent: { onPointerEnter: () => void; onPointerDown: () => void; onFocus: () => void };
  /** Loads the code. Never rejects: a failure is thrown on rendering, for the error boundary. */
  preload: () => Promise<void>;
}

/**
 * Creates a component whose code is loaded on its first render, or earlier by `preload`. React.lazy suspends
 * on its first render even if its code is loaded, which would discard prerendered HTML during hydration, so a
 * loaded component is rendered directly. If the code cannot be loaded, `Fallback` is rendered until its props
 * change, which loads it again. Without a `Fallback`, it throws for the error boundary, and retries when mounted
 * again.
 */
export function lazyComponent<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback?: ComponentType<Props>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => ({ default: (loaded ??= await load()) });
  const createLazy = () =>
    lazy(() => loadOnce().catch((error: unknown) => ({ default: failed(error) }))) as ComponentType<Props>;
  let Lazy = createLazy();
  const failed = (error: unknown) =>
    function Failed(props: Props) {
      // Read when rendering, since a control's `onIntent` may have loaded it in the meantime.
      const Loaded = loaded;
      /** The props with which it could not be loaded. */
      const [failedProps, setFailedProps] = useState(props);
      const [isMounted, setIsMounted] = useState(false);
      // Only once mounted: React renders suspended components again, which would retry endlessly.
      useLayoutEffect(() => {
        Lazy = createLazy();
        setIsMounted(true);
      }, []);
      useEffect(() => {
        if (!Fallback || props === failedProps) return undefined;
        let isCurrent = true;
        void preload().then(() => {
          if (isCurrent) setFailedProps(props);
        });
        return () => {
          isCurrent = false;
        };
      }, [props, failedProps]);
      if (Loaded) return <Loaded {...props} />;
      if (Fallback) return props === failedProps ? <Fallback {...props} /> : null;
      if (isMounted) throw error;
      return null;
    };
  const preload = () =>
    loadOnce().then(
      () => undefined,
      () => undefined,
    );
  const start = () => void preload();
  return {
    Component: (props) => {
      const [Loaded] = useState(() => loaded ?? Lazy);
      return <Loaded {...props} />;
    },
    // On touch, `pointerenter` fires when the touch starts.
    onIntent: { onPointerEnter: start, onPointerDown: start, onFocus: start },
    preload,
  };
}
