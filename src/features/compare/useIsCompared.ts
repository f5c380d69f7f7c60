import { useSelector } from 'react-redux';

import { selectIsCompared, type StateWithCompare } from './compareSlice';

/** Returns whether a tool is chosen for comparison. */
export const useIsCompared = (toolId: string): boolean =>
  useSelector((state: StateWithCompare) => selectIsCompared(state, toolId));
