import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { type InitialCounts, toolOpened } from '../../domain/events';
import { own } from '../../lib/own';
import { now } from '../../platform/clock';

export type Vote = 'up' | 'down';

/** One tool's counts and the visitor's own vote (storage-6). */
export interface ToolVotes {
  upvotes: number;
  downvotes: number;
  userVote: Vote | null;
}

/** A click on a vote button. */
interface VotePress {
  id: string;
  /** The button that was clicked. */
  vote: Vote;
  /** The visitor's vote before, as this tab displayed it: another tab may know a later one. */
  shown: Vote | null;
  castAt: string;
}

/**
 * The visitor's last vote on a tool and its time, '' when unknown. It repeats the vote, so that a vote and its time are
 * stored under one key (ADR 8).
 */
export interface Cast {
  userVote: Vote | null;
  castAt: string;
}

/** The random initial counts of a tool, with the time of its first opening in this visit. */
type TimedCounts = InitialCounts & { openedAt: string };

type ById<Value> = Readonly<Record<string, Value>>;

/**
 * Votes by tool id. The times make merges of two tabs converge: the counts of the first opening win, and the last
 * vote. Counts without a time are from an older version and stay.
 */
export interface VotesState {
  votes: ById<ToolVotes>;
  openedAt: ById<string>;
  cast: ById<Cast>;
  initialCounts: ById<TimedCounts>;
}

const initialState: VotesState = { votes: {}, openedAt: {}, cast: {}, initialCounts: {} };

/** The counts of a tool without the visitor's own vote, and when the tool was first opened. */
type Base = Pick<TimedCounts, 'upvotes' | 'downvotes' | 'openedAt'>;

function baseOf({ votes, openedAt }: VotesState, id: string): Base | undefined {
  const known = own(votes, id);
  if (!known) return undefined;
  return {
    upvotes: known.upvotes - (known.userVote === 'up' ? 1 : 0),
    downvotes: known.downvotes - (known.userVote === 'down' ? 1 : 0),
    openedAt: own(openedAt, id) ?? '',
  };
}

/** The visitor's vote on a tool; a vote stored without a time is earlier than all others. */
function castOf({ votes, cast }: VotesState, id: string): Cast {
  return own(cast, id) ?? { userVote: own(votes, id)?.userVote ?? null, castAt: '' };
}

/** Whether a base wins over another: the earlier one; at the same time, the one with fewer votes. */
function isEarlier(one: Base, other: Base): boolean {
  if (one.openedAt !== other.openedAt) return one.openedAt < other.openedAt;
  if (one.upvotes !== other.upvotes) return one.upvotes < other.upvotes;
  return one.downvotes < other.downvotes;
}

const rank = { up: 2, down: 1, none: 0 };

/** Whether a vote wins over another: the later one; at the same time up, then down, then none. */
function isLater(one: Cast, other: Cast): boolean {
  if (one.castAt !== other.castAt) return one.castAt > other.castAt;
  return rank[one.userVote ?? 'none'] > rank[other.userVote ?? 'none'];
}

/** Merges a base and a vote into a tool's, where they win. */
function mergeIntoTool(state: VotesState, id: string, base: Base | undefined, cast: Cast): VotesState {
  const known = { base: baseOf(state, id), cast: castOf(state, id) };
  const isNewBase = base !== undefined && (!known.base || isEarlier(base, known.base));
  const isNewCast = isLater(cast, known.cast);
  if (!isNewBase && !isNewCast) return state;
  const counts = isNewBase ? base : known.base;
  const { userVote, castAt } = isNewCast ? cast : known.cast;
  const next = { ...state, cast: castAt === '' ? state.cast : { ...state.cast, [id]: { userVote, castAt } } };
  // A remote vote can arrive before the opening of its tool. The opening then adds the vote to the counts.
  if (!counts) return next;
  const upvotes = counts.upvotes + (userVote === 'up' ? 1 : 0);
  const downvotes = counts.downvotes + (userVote === 'down' ? 1 : 0);
  return {
    ...next,
    votes: { ...state.votes, [id]: { upvotes, downvotes, userVote } },
    openedAt: { ...state.openedAt, [id]: counts.openedAt },
  };
}

/** Merges two states of the slice: the first counts and the last vote of each tool. */
export function mergeVotes(state: VotesState, other: VotesState): VotesState {
  const ids = Object.keys({ ...other.votes, ...other.cast });
  return ids.reduce((merged, id) => mergeIntoTool(merged, id, baseOf(other, id), castOf(other, id)), state);
}

export const votesSlice = createSlice({
  name: 'votes',
  initialState,
  reducers: {
    /** Clicking the shown vote again undoes it; clicking the other one moves a count across (tool-14, tool-15). */
    voteCast: {
      prepare: (press: Omit<VotePress, 'castAt'>, castAt: string = now()) => ({
        payload: { ...press, castAt },
      }),
      reducer: (state, { payload: { id, vote, shown, castAt } }: PayloadAction<VotePress>) =>
        mergeIntoTool(state, id, undefined, { userVote: shown === vote ? null : vote, castAt }),
    },
  },
  extraReducers: (builder) =>
    builder.addCase(toolOpened, (state, { payload: { id, openedAt, initialCounts } }) => {
      const counts = { ...initialCounts, openedAt };
      const merged = mergeIntoTool(state, id, counts, castOf(state, id));
      const known = own(state.initialCounts, id);
      if (known && !isEarlier(counts, known)) return merged;
      return { ...merged, initialCounts: { ...state.initialCounts, [id]: counts } };
    }),
  selectors: {
    selectVotes: (state, id: string): ToolVotes | undefined => own(state.votes, id),
    selectInitialCounts: (state, id: string) => own(state.initialCounts, id),
  },
});

export const { voteCast } = votesSlice.actions;
export const { selectVotes, selectInitialCounts } = votesSlice.selectors;
