import { useState } from 'react';

/** Returns a value, frozen while `isHeld` is true. */
export function useHeldValue<Value>(value: Value, isHeld: boolean): Value {
  const [last, setLast] = useState(() => value);
  if (!isHeld && value !== last) setLast(() => value);
  return isHeld ? last : value;
}
