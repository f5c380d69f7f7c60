import { useSelector } from 'react-redux';

import { type CompareState, selectIsCompared } from './compareSlice';

/** Returns whether a tool is chosen for comparison. */
export const useIsCompared = (toolId: string): boolean =>
  useSelector((state: { compare: CompareState }) => selectIsCompared(state, toolId));
