import { type ComponentType, createElement, type ReactElement, useEffect, useState } from 'react';

export interface LoadedPart<Props> {
  /** Preloads the code; a failure is thrown only when it is rendered. */
  preload: () => void;
  /** The element once its code is loaded; loading starts when it is wanted. */
  useElement: (isWanted: boolean, props: Props) => ReactElement | undefined;
}

/** A lazy part of a screen: its code loads when it is first wanted; once loaded it renders without suspending. */
export function loadedPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LoadedPart<Props> {
  let ready: ComponentType<Props> | undefined;
  const loadOnce = async () => (ready ??= await load());
  return {
    preload: () => void loadOnce().catch(() => undefined),
    useElement: (isWanted, props) => {
      const [Part, setPart] = useState(() => ready);
      const [error, setError] = useState<unknown>();
      useEffect(() => {
        if (!isWanted || Part) return undefined;
        let isCurrent = true;
        loadOnce().then(
          (loaded) => {
            if (isCurrent) setPart(() => loaded);
          },
          (reason: unknown) => {
            if (isCurrent) setError(reason);
          },
        );
        return () => {
          isCurrent = false;
        };
      }, [isWanted, Part]);
      // Thrown for the error boundary: the code could not be loaded, a reload may help.
      if (error !== undefined) throw error as Error;
      return Part ? createElement(Part, props) : undefined;
    },
  };
}
