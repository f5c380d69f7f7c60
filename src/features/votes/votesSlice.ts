import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { type InitialCounts, toolOpened } from '../../domain/events';
import { getOwn } from '../../lib/getOwn';
import { now } from '../../platform/clock';

export type Vote = 'up' | 'down';

/** One tool's counts and the visitor's own vote (storage-6). */
export interface ToolVotes {
  upvotes: number;
  downvotes: number;
  userVote: Vote | null;
}

/**
 * The visitor's last vote on a tool, null when it was taken back, and its time: '' when unknown, which is earlier than
 * any other. It repeats `ToolVotes.userVote`, so that a vote and its time are stored under one key (ADR 8).
 */
export interface OwnVote {
  userVote: Vote | null;
  votedAt: string;
}

/** The random initial counts of a tool, with the time of its first opening since the page was loaded. Not stored. */
type TimedCounts = InitialCounts & { openedAt: string };

/** A click on a vote button, and the vote that was shown before it. */
interface VoteClick {
  id: string;
  clicked: Vote;
  shown: Vote | null;
}

type ById<Value> = Readonly<Record<string, Value>>;

/**
 * Votes by tool id. The times make merges of two tabs converge: the counts of the earliest opening win, and the latest
 * vote. Counts without a time are from an older version and count as the earliest.
 */
export interface VotesState {
  votes: ById<ToolVotes>;
  /** When the tool was first opened in this browser. */
  openedAt: ById<string>;
  ownVotes: ById<OwnVote>;
  initialCounts: ById<TimedCounts>;
}

const initialState: VotesState = { votes: {}, openedAt: {}, ownVotes: {}, initialCounts: {} };

/** The counts of a tool without the visitor's own vote, and when the tool was first opened. */
type Base = Pick<TimedCounts, 'upvotes' | 'downvotes' | 'openedAt'>;

function baseOf({ votes, openedAt }: VotesState, id: string): Base | undefined {
  const known = getOwn(votes, id);
  if (!known) return undefined;
  return {
    upvotes: known.upvotes - (known.userVote === 'up' ? 1 : 0),
    downvotes: known.downvotes - (known.userVote === 'down' ? 1 : 0),
    openedAt: getOwn(openedAt, id) ?? '',
  };
}

/** The visitor's vote on a tool; a vote stored without a time is earlier than all others. */
function ownVoteOf({ votes, ownVotes }: VotesState, id: string): OwnVote {
  return getOwn(ownVotes, id) ?? { userVote: getOwn(votes, id)?.userVote ?? null, votedAt: '' };
}

/** Whether a base wins over another: the earlier one; at the same time, the one with fewer votes. */
function isEarlier(one: Base, other: Base): boolean {
  if (one.openedAt !== other.openedAt) return one.openedAt < other.openedAt;
  if (one.upvotes !== other.upvotes) return one.upvotes < other.upvotes;
  return one.downvotes < other.downvotes;
}

const rank = { up: 2, down: 1, none: 0 };

/** Whether a vote wins over another: the later one; at the same time up, then down, then none. */
function isLater(one: OwnVote, other: OwnVote): boolean {
  if (one.votedAt !== other.votedAt) return one.votedAt > other.votedAt;
  return rank[one.userVote ?? 'none'] > rank[other.userVote ?? 'none'];
}

/** Merges counts and a vote into those of a tool, where they win. */
function mergeIntoTool(
  state: VotesState,
  id: string,
  { base, ownVote }: { base?: Base | undefined; ownVote: OwnVote },
): VotesState {
  const known = { base: baseOf(state, id), ownVote: ownVoteOf(state, id) };
  const isNewBase = base !== undefined && (!known.base || isEarlier(base, known.base));
  const isNewVote = isLater(ownVote, known.ownVote);
  if (!isNewBase && !isNewVote) return state;
  const counts = isNewBase ? base : known.base;
  const { userVote, votedAt } = isNewVote ? ownVote : known.ownVote;
  const ownVotes = votedAt === '' ? state.ownVotes : { ...state.ownVotes, [id]: { userVote, votedAt } };
  // A remote vote can arrive before the opening of its tool. The opening then adds the vote to the counts.
  if (!counts) return { ...state, ownVotes };
  const upvotes = counts.upvotes + (userVote === 'up' ? 1 : 0);
  const downvotes = counts.downvotes + (userVote === 'down' ? 1 : 0);
  return {
    ...state,
    ownVotes,
    votes: { ...state.votes, [id]: { upvotes, downvotes, userVote } },
    openedAt: { ...state.openedAt, [id]: counts.openedAt },
  };
}

/** Merges two states of the slice: the earliest counts and the latest vote of each tool (see `withStoredState`). */
export function mergeVotes(state: VotesState, other: VotesState): VotesState {
  const ids = Object.keys({ ...other.votes, ...other.ownVotes });
  return ids.reduce(
    (merged, id) => mergeIntoTool(merged, id, { base: baseOf(other, id), ownVote: ownVoteOf(other, id) }),
    state,
  );
}

export const votesSlice = createSlice({
  name: 'votes',
  initialState,
  reducers: {
    /**
     * The visitor has voted. Clicking the shown vote again takes it back (tool-14, tool-15). The action says the
     * result, since another tab may show an earlier vote.
     */
    voteCast: {
      prepare: ({ id, clicked, shown }: VoteClick, votedAt: string = now()) => ({
        payload: { id, userVote: clicked === shown ? null : clicked, votedAt },
      }),
      reducer: (state, { payload: { id, ...ownVote } }: PayloadAction<OwnVote & { id: string }>) =>
        mergeIntoTool(state, id, { ownVote }),
    },
  },
  extraReducers: (builder) =>
    builder.addCase(toolOpened, (state, { payload: { id, openedAt, initialCounts } }) => {
      const counts = { ...initialCounts, openedAt };
      const merged = mergeIntoTool(state, id, { base: counts, ownVote: ownVoteOf(state, id) });
      const known = getOwn(state.initialCounts, id);
      if (known && !isEarlier(counts, known)) return merged;
      return { ...merged, initialCounts: { ...state.initialCounts, [id]: counts } };
    }),
  selectors: {
    selectVotes: (state, id: string): ToolVotes | undefined => getOwn(state.votes, id),
    selectInitialCounts: (state, id: string) => getOwn(state.initialCounts, id),
  },
});

export const { voteCast } = votesSlice.actions;
export const { selectVotes, selectInitialCounts } = votesSlice.selectors;
