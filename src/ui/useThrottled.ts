import { useEffect, useRef, useState } from 'react';

/** A value that changes at most once in some milliseconds: at once after a pause, else to the last value at its end. */
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
