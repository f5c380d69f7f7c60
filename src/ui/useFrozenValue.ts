import { useState } from 'react';

/** Returns a value, or the last one from before while `isFrozen` is true. */
export function useFrozenValue<Value>(value: Value, isFrozen: boolean): Value {
  const [last, setLast] = useState(() => value);
  if (!isFrozen && value !== last) setLast(() => value);
  return isFrozen ? last : value;
}
