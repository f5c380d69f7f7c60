import { useEffect, useRef, useState } from 'react';

/** Throttles a value to one change per `milliseconds`, on the leading and the trailing edge. */
export function useThrottled<Value>(value: Value, milliseconds: number): Value {
  const [shown, setShown] = useState(value);
  const shownAt = useRef(-Infinity);
  useEffect(() => {
    const wait = shownAt.current + milliseconds - performance.now();
    const timer = setTimeout(
      () => {
        if (value !== shown) shownAt.current = performance.now();
        setShown(value);
      },
      Math.max(0, wait),
    );
    return () => clearTimeout(timer);
  }, [value, shown, milliseconds]);
  return shown;
}
