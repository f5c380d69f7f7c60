import { type Dispatch, type SetStateAction, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * A state that is reset to `initial` by a navigation of the visitor, including Back and Forward, so that what
 * is open on a page closes with it. A replaced URL (of a missing page, or of a comparison that another tab
 * has changed) does not reset it.
 */
export function useLocationState<Value>(initial: Value): [Value, Dispatch<SetStateAction<Value>>] {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const [value, setValue] = useState(initial);
  const [lastKey, setLastKey] = useState(key);
  if (key !== lastKey) {
    setLastKey(key);
    if (navigation !== NavigationType.Replace) setValue(initial);
  }
  return [value, setValue];
}
