import { createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

import { type InitialCounts, toolOpened } from '../../domain/events';
import { getOwn } from '../../lib/getOwn';
import { unlessEqual } from '../../lib/lastWriteWins';
import { withoutDraft } from '../../lib/withoutDraft';
import { now } from '../../platform/clock';

export type Vote = 'up' | 'down';

/** A tool's counts as they are shown and stored: including the visitor's own vote (storage-6). */
export interface ToolVotes {
  upvotes: number;
  downvotes: number;
  userVote: Vote | null;
}

/** A tool's counts without the visitor's vote, and when it was first opened ('' if unknown: the earliest). */
interface BaseCounts {
  upvotes: number;
  downvotes: number;
  openedAt: string;
}

/** The visitor's last vote on a tool (null if withdrawn) and its time; '', the earliest time, if unknown. */
export interface OwnVote {
  userVote: Vote | null;
  votedAt: string;
}

/** A tool's random views and clicks, and when it was first opened after the page load. Not stored. */
type ViewCounts = Pick<InitialCounts, 'views' | 'clicks'> & { openedAt: string };

/** A click on a vote button, and the vote that was shown before the click. */
interface VoteClick {
  id: string;
  clicked: Vote;
  shown: Vote | null;
}

type ById<Value> = Readonly<Record<string, Value>>;

/**
 * Votes by tool id. Two tabs agree in whatever order their events arrive: the base counts of the earliest
 * opening and the latest own vote win. `selectVotes` returns their sum.
 */
export interface VotesState {
  baseCounts: ById<BaseCounts>;
  ownVotes: ById<OwnVote>;
  viewCounts: ById<ViewCounts>;
}

const initialState: VotesState = { baseCounts: {}, ownVotes: {}, viewCounts: {} };

/** Returns whether one precedes the other: opened earlier or, at the same time, with the smaller JSON. */
function isEarlier(one: { openedAt: string }, other: { openedAt: string }): boolean {
  if (one.openedAt !== other.openedAt) return one.openedAt < other.openedAt;
  return JSON.stringify(one) < JSON.stringify(other);
}

const rank = { up: 2, down: 1, none: 0 };

/**
 * Returns whether a vote wins over another. The later one wins; at the same time up wins over down, and down
 * over none.
 */
function isLater(one: OwnVote, other: OwnVote): boolean {
  if (one.votedAt !== other.votedAt) return one.votedAt > other.votedAt;
  return rank[one.userVote ?? 'none'] > rank[other.userVote ?? 'none'];
}

/** Returns both records merged, with the winning value for each id, or `known` itself if nothing changes. */
function mergeById<Value>(
  known: ById<Value>,
  incoming: ById<Value>,
  wins: (one: Value, other: Value) => boolean,
): ById<Value> {
  const all = withoutDraft(known);
  const winners = Object.entries(incoming).filter(([id, value]) => {
    const other = getOwn(all, id);
    return other === undefined || wins(value, other);
  });
  return winners.length === 0 ? known : { ...all, ...Object.fromEntries(winners) };
}

/** Merges two states of the slice (see `withStoredState`). */
export function mergeVotes(state: VotesState, { baseCounts, ownVotes }: VotesState): VotesState {
  return unlessEqual(state, {
    ...state,
    baseCounts: mergeById(state.baseCounts, baseCounts, isEarlier),
    ownVotes: mergeById(state.ownVotes, ownVotes, isLater),
  });
}

/**
 * Returns the state without votes. Keeps only the counts of tools opened since the page load, which a page
 * may be showing.
 */
export function forgetVotes({ baseCounts, viewCounts }: VotesState): VotesState {
  const opened = Object.entries(baseCounts).filter(([id]) => Object.hasOwn(viewCounts, id));
  return { baseCounts: Object.fromEntries(opened), ownVotes: {}, viewCounts };
}

/** Adds the visitor's own vote to base counts. */
export function addOwnVote({ upvotes, downvotes }: BaseCounts, userVote: Vote | null): ToolVotes {
  return {
    upvotes: upvotes + (userVote === 'up' ? 1 : 0),
    downvotes: downvotes + (userVote === 'down' ? 1 : 0),
    userVote,
  };
}

const withOwnVote = (state: VotesState, { id, ...ownVote }: OwnVote & { id: string }): VotesState =>
  unlessEqual(state, { ...state, ownVotes: mergeById(state.ownVotes, { [id]: ownVote }, isLater) });

export const votesSlice = createSlice({
  name: 'votes',
  initialState,
  reducers: {
    /** The visitor voted (tool-13, tool-15). */
    voteCast: {
      prepare: (id: string, userVote: Vote, votedAt: string = now()) => ({
        payload: { id, userVote, votedAt },
      }),
      reducer: (state, { payload }: PayloadAction<{ id: string; userVote: Vote; votedAt: string }>) =>
        withOwnVote(state, payload),
    },
    /** The visitor withdrew a vote (tool-14). */
    voteWithdrawn: {
      prepare: (id: string, votedAt: string = now()) => ({ payload: { id, votedAt } }),
      reducer: (state, { payload }: PayloadAction<{ id: string; votedAt: string }>) =>
        withOwnVote(state, { ...payload, userVote: null }),
    },
  },
  extraReducers: (builder) =>
    builder.addCase(toolOpened, (state, { payload: { id, openedAt, initialCounts } }) => {
      const { upvotes, downvotes, views, clicks } = initialCounts;
      return unlessEqual(state, {
        ...state,
        baseCounts: mergeById(state.baseCounts, { [id]: { upvotes, downvotes, openedAt } }, isEarlier),
        viewCounts: mergeById(state.viewCounts, { [id]: { views, clicks, openedAt } }, isEarlier),
      });
    }),
  selectors: {
    /** Returns a tool's counts; undefined until it is opened, even if another tab's vote is already known. */
    selectVotes: createSelector(
      [
        (state: VotesState, id: string) => getOwn(state.baseCounts, id),
        (state: VotesState, id: string) => getOwn(state.ownVotes, id),
      ],
      (base, ownVote) => base && addOwnVote(base, ownVote?.userVote ?? null),
    ),
    selectViewCounts: (state, id: string) => getOwn(state.viewCounts, id),
  },
});

/** A state with this slice, such as the root state. */
export type StateWithVotes = WithSlice<typeof votesSlice>;

export const { voteCast, voteWithdrawn } = votesSlice.actions;

/**
 * Returns the action for a click on a vote button: clicking the shown vote again withdraws it. Depends on the
 * vote that was shown, because another tab may show an earlier one.
 */
export const voteActionOf = ({ id, clicked, shown }: VoteClick, votedAt?: string) =>
  clicked === shown ? voteWithdrawn(id, votedAt) : voteCast(id, clicked, votedAt);

export const { selectVotes, selectViewCounts } = votesSlice.selectors;
