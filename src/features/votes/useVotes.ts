import { useSelector } from 'react-redux';

import { selectInitialCounts, selectVotes, type VotesState } from './votesSlice';

interface VotesRoot {
  votes: VotesState;
}

/** The votes of a tool; undefined until it is opened for the first time (tool-16). */
export const useVotes = (toolId: string) => useSelector((state: VotesRoot) => selectVotes(state, toolId));

/** The random views and clicks of a tool; undefined until it is opened after the page was loaded (tool-7). */
export const useInitialCounts = (toolId: string) =>
  useSelector((state: VotesRoot) => selectInitialCounts(state, toolId));
