import { type ComponentType, lazy, useEffect, useState } from 'react';

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
 * is rendered. `Fallback` is rendered where the code cannot be loaded, until it is rendered anew.
 */
export function lazyComponent<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback?: ComponentType<Props>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => ({ default: (loaded ??= await load()) });
  const createLazy = () =>
    lazy(() =>
      loadOnce().catch((error: unknown) => {
        if (Fallback) return { default: FallbackOnce };
        throw error;
      }),
    ) as ComponentType<Props>;
  let Lazy = createLazy();
  /** React keeps what it was given: the next one loads again. */
  function FallbackOnce(props: Props) {
    useEffect(() => () => void (Lazy = createLazy()), []);
    return Fallback ? <Fallback {...props} /> : null;
  }
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
