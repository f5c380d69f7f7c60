import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { toolOpened } from '../../domain/events';
import { own } from '../../lib/own';

export type Vote = 'up' | 'down';

/** One tool's counts and the visitor's own vote (CONTRACT 3, `toolVotes`). */
export interface ToolVotes {
  upvotes: number;
  downvotes: number;
  userVote: Vote | null;
}

/** Votes by tool id, and the views and clicks drawn for tools (SPEC 4); the drawn ones are not kept. */
export interface VotesState {
  votes: Record<string, ToolVotes>;
  drawn: Record<string, { views: number; clicks: number }>;
}

const initialState: VotesState = { votes: {}, drawn: {} };

const countOf = { up: 'upvotes', down: 'downvotes' } as const;

export const votesSlice = createSlice({
  name: 'votes',
  initialState,
  reducers: {
    voteCast: (state, { payload }: PayloadAction<{ id: string; vote: Vote }>) => {
      const tool = own(state.votes, payload.id);
      if (!tool) return;
      if (tool.userVote) tool[countOf[tool.userVote]] -= 1;
      const isUndone = tool.userVote === payload.vote;
      if (!isUndone) tool[countOf[payload.vote]] += 1;
      tool.userVote = isUndone ? null : payload.vote;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(toolOpened, (state, { payload: { id, dice } }) => {
      const { upvotes, downvotes, views, clicks } = dice;
      if (!own(state.votes, id)) state.votes[id] = { upvotes, downvotes, userVote: null };
      if (!own(state.drawn, id)) state.drawn[id] = { views, clicks };
    }),
  selectors: {
    selectVotes: (state, id: string): ToolVotes | undefined => own(state.votes, id),
    selectDrawnCounts: (state, id: string) => own(state.drawn, id),
  },
});

export const { voteCast } = votesSlice.actions;
export const { selectVotes, selectDrawnCounts } = votesSlice.selectors;
