import type { RootState } from '../../src/app/rootReducer';
import { selectVotes, type ToolVotes } from '../../src/features/votes/votesSlice';

/** The votes of every opened tool, by its id, as they are shown and stored. */
export function shownVotes(state: RootState): Record<string, ToolVotes | undefined> {
  return Object.fromEntries(Object.keys(state.votes.baseCounts).map((id) => [id, selectVotes(state, id)]));
}
