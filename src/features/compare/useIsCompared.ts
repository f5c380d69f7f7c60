import { useSelector } from 'react-redux';

import { selectIsCompared } from './compareSlice';
import type { CompareState } from './compareState';

/** Returns whether a tool is chosen for comparison. */
export const useIsCompared = (toolId: string): boolean =>
  useSelector((state: { compare: CompareState }) => selectIsCompared(state, toolId));
