import { type Dispatch, type SetStateAction, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * A state that is reset to `initial` by every navigation, including Back and Forward, so that what is open on
 * a page closes with it.
 */
export function useLocationState<Value>(initial: Value): [Value, Dispatch<SetStateAction<Value>>] {
  const { key } = useLocation();
  const [value, setValue] = useState(initial);
  const [lastKey, setLastKey] = useState(key);
  if (key !== lastKey) {
    setLastKey(key);
    setValue(initial);
  }
  return [value, setValue];
}
