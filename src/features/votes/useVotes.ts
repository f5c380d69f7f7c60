import { useSelector } from 'react-redux';

import { selectViewCounts, selectVotes, type StateWithVotes } from './votesSlice';

/** Returns the votes of a tool; undefined until it is opened for the first time (tool-16). */
export const useVotes = (toolId: string) =>
  useSelector((state: StateWithVotes) => selectVotes(state, toolId));

/**
 * Returns the random views and clicks of a tool; undefined until this or another tab opens it after the page
 * load (tool-7).
 */
export const useViewCounts = (toolId: string) =>
  useSelector((state: StateWithVotes) => selectViewCounts(state, toolId));
