import { useState } from 'react';

/** A value that stays what it was while it is held. */
export function useHeldValue<Value>(value: Value, isHeld: boolean): Value {
  const [last, setLast] = useState(() => value);
  if (!isHeld && value !== last) setLast(() => value);
  return isHeld ? last : value;
}
