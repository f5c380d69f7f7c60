import { useSelector } from 'react-redux';

import { selectViewCounts, selectVotes, type VotesState } from './votesSlice';

interface VotesRoot {
  votes: VotesState;
}

/** The votes of a tool; undefined until it is opened for the first time (tool-16). */
export const useVotes = (toolId: string) => useSelector((state: VotesRoot) => selectVotes(state, toolId));

/** The random views and clicks of a tool; undefined until it is opened after the page was loaded, in this tab or another (tool-7). */
export const useViewCounts = (toolId: string) =>
  useSelector((state: VotesRoot) => selectViewCounts(state, toolId));
