import { getOwn } from '../../lib/getOwn';
import { all, areCounts, areNeverEarlier, areTimes, holds, type Invariant } from '../../lib/invariant';

import type { VotesState } from './votesSlice';

function timesIn<Value>(record: Readonly<Record<string, Value>>, timeOf: (value: Value) => string) {
  return Object.fromEntries(Object.entries(record).map(([id, value]) => [id, timeOf(value)]));
}

/** The invariants of the votes after every action (tool-7, tool-14, tool-15, tool-16, state-14). */
export const votesInvariants: readonly Invariant<VotesState>[] = [
  {
    name: 'counts are not below zero',
    check: ({ baseCounts, viewCounts }) =>
      areCounts([
        ...Object.values(baseCounts).flatMap(({ upvotes, downvotes }) => [upvotes, downvotes]),
        ...Object.values(viewCounts).flatMap(({ views, clicks }) => [views, clicks]),
      ]),
  },
  {
    name: 'a vote is up, down or none',
    check: ({ ownVotes }) => {
      const strange = Object.values(ownVotes).find(
        ({ userVote }) => !['up', 'down', null].includes(userVote),
      );
      return holds(strange === undefined, `${JSON.stringify(strange)} is no vote.`);
    },
  },
  {
    name: 'an event changes the visitor’s vote on one tool only',
    check: ({ ownVotes }, previous, action) => {
      if (!previous || action.type.startsWith('persistence/')) return true;
      const changed = Object.keys({ ...previous.ownVotes, ...ownVotes }).filter(
        (id) => ownVotes[id] !== previous.ownVotes[id],
      );
      return holds(
        changed.length === 0 || (changed.length === 1 && action.type.startsWith('votes/')),
        `${action.type} changed the votes on ${changed.join(', ')}.`,
      );
    },
  },
  {
    name: 'a later vote is not replaced by an earlier one',
    check: ({ ownVotes }, previous) =>
      areNeverEarlier(
        timesIn(ownVotes, ({ votedAt }) => votedAt),
        previous && timesIn(previous.ownVotes, ({ votedAt }) => votedAt),
      ),
  },
  {
    name: 'counts of the earliest opening are kept',
    check: ({ baseCounts }, previous) => {
      const id = Object.keys(baseCounts).find((one) => {
        const before = previous && getOwn(previous.baseCounts, one);
        return before && (baseCounts[one]?.openedAt ?? '') > before.openedAt;
      });
      return holds(id === undefined, `A later opening replaced the counts of "${id}".`);
    },
  },
  {
    name: 'times of votes are ISO times',
    check: ({ baseCounts, ownVotes, viewCounts }) =>
      all(
        areTimes(Object.values(timesIn(baseCounts, ({ openedAt }) => openedAt))),
        areTimes(Object.values(timesIn(viewCounts, ({ openedAt }) => openedAt))),
        areTimes(Object.values(timesIn(ownVotes, ({ votedAt }) => votedAt))),
      ),
  },
];
