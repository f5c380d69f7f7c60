import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { type ToolDice, toolOpened } from '../../domain/events';
import { own } from '../../lib/own';
import { now } from '../../platform/clock';

export type Vote = 'up' | 'down';

/** One tool's counts and the visitor's own vote (CONTRACT 3, `toolVotes`). */
export interface ToolVotes {
  upvotes: number;
  downvotes: number;
  userVote: Vote | null;
}

/** What was drawn for a tool when it was first opened in this visit, and when. */
type Drawing = ToolDice & { openedAt: string };

/** A press on a vote button: `shown` is the visitor's vote as the buttons showed it. */
interface VotePress {
  id: string;
  vote: Vote;
  shown: Vote | null;
  castAt: string;
}

/** The visitor's last vote on a tool in this visit, and when. */
interface Cast {
  userVote: Vote | null;
  castAt: string;
}

/**
 * Votes by tool id. What was drawn for a tool (SPEC 4) and what was cast in this visit is not kept: it
 * settles what two tabs do at once, by the earlier drawing and the later vote.
 */
export interface VotesState {
  votes: Record<string, ToolVotes>;
  drawn: Record<string, Drawing>;
  cast: Record<string, Cast>;
}

const initialState: VotesState = { votes: {}, drawn: {}, cast: {} };

function votesOf(base: Pick<ToolDice, 'upvotes' | 'downvotes'>, userVote: Vote | null): ToolVotes {
  return {
    upvotes: base.upvotes + (userVote === 'up' ? 1 : 0),
    downvotes: base.downvotes + (userVote === 'down' ? 1 : 0),
    userVote,
  };
}

/** Which of two drawings for one tool counts: the earlier one, whichever tab it comes from. */
function isEarlier(one: Drawing, other: Drawing): boolean {
  if (one.openedAt !== other.openedAt) return one.openedAt < other.openedAt;
  return JSON.stringify(one) < JSON.stringify(other);
}

/** Which of two votes on one tool counts: the later one, whichever tab it comes from. */
function isLater(one: Cast, other: Cast): boolean {
  if (one.castAt !== other.castAt) return one.castAt > other.castAt;
  return String(one.userVote) > String(other.userVote);
}

export const votesSlice = createSlice({
  name: 'votes',
  initialState,
  reducers: {
    /** Pressing the shown vote again undoes it; pressing the other moves one count across (SPEC 4). */
    voteCast: {
      prepare: (press: Omit<VotePress, 'castAt'>, castAt: string = now()) => ({
        payload: { ...press, castAt },
      }),
      reducer: (state, { payload: { id, vote, shown, castAt } }: PayloadAction<VotePress>) => {
        const cast = { userVote: shown === vote ? null : vote, castAt };
        const earlier = own(state.cast, id);
        if (earlier && !isLater(cast, earlier)) return;
        state.cast[id] = cast;
        const known = own(state.votes, id);
        // Another tab's vote can be heard before the opening of its tool, which then takes it up.
        if (!known) return;
        const base = {
          upvotes: known.upvotes - (known.userVote === 'up' ? 1 : 0),
          downvotes: known.downvotes - (known.userVote === 'down' ? 1 : 0),
        };
        state.votes[id] = votesOf(base, cast.userVote);
      },
    },
    /** Another tab had stored votes, by the time `at`, of which this one had not heard. */
    storedVotesChanged: (
      state,
      { payload: { votes, at } }: PayloadAction<{ votes: Record<string, ToolVotes>; at: string }>,
    ) => {
      for (const [id, stored] of Object.entries(votes)) {
        if ((own(state.cast, id)?.castAt ?? '') < at) state.votes[id] = stored;
      }
    },
  },
  extraReducers: (builder) =>
    builder.addCase(toolOpened, (state, { payload: { id, openedAt, dice } }) => {
      const drawing = { ...dice, openedAt };
      const earlier = own(state.drawn, id);
      if (earlier && !isEarlier(drawing, earlier)) return;
      const known = own(state.votes, id);
      // Votes that were there before the first drawing of this visit were stored, and stay.
      const userVote = own(state.cast, id)?.userVote ?? known?.userVote ?? null;
      if (!known || earlier) state.votes[id] = votesOf(dice, userVote);
      state.drawn[id] = drawing;
    }),
  selectors: {
    selectVotes: (state, id: string): ToolVotes | undefined => own(state.votes, id),
    selectDrawnCounts: (state, id: string) => own(state.drawn, id),
  },
});

export const { voteCast, storedVotesChanged } = votesSlice.actions;
export const { selectVotes, selectDrawnCounts } = votesSlice.selectors;
