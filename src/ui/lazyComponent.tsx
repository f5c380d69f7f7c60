import { type ComponentType, lazy, useEffect, useLayoutEffect, useState } from 'react';

export interface LazyComponent<Props extends object> {
  /** Suspends while its code is loading; renders at once when it is loaded. */
  Component: ComponentType<Props>;
  /** For the control that shows it: loads the code when it is about to be pressed. */
  onIntent: { onPointerEnter: () => void; onPointerDown: () => void; onFocus: () => void };
  /** Loads the code. Never rejects: rendering the component throws, for the error boundary. */
  preload: () => Promise<void>;
}

/**
 * A component whose code loads when it is first rendered, or before by `preload`. React.lazy suspends on its first
 * render even when its code is loaded, which would discard prerendered HTML during hydration; then the component itself
 * is rendered. Where the code cannot be loaded, `Fallback` is rendered, which loads again with every new props; without one it throws
 * for the error boundary, and loads again when it is mounted anew.
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
      const [Loaded, setLoaded] = useState(() => loaded);
      const [isMounted, setIsMounted] = useState(false);
      // Not before it is mounted: React renders again what suspended, and would load for ever.
      useLayoutEffect(() => {
        Lazy = createLazy();
        setIsMounted(true);
      }, []);
      useEffect(() => {
        if (Fallback) void preload().then(() => setLoaded(() => loaded));
      }, [props]);
      if (Loaded) return <Loaded {...props} />;
      if (Fallback) return <Fallback {...props} />;
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
    // A touch enters with its start.
    onIntent: { onPointerEnter: start, onPointerDown: start, onFocus: start },
    preload,
  };
}
