import { getOwn } from '../../lib/getOwn';
import { parseJson } from '../../lib/parseJson';
import { readCount, readKey, readObject } from '../../lib/read';
import type { OnUnusable } from '../../platform/keptAside';
import type { SlicePersistConfig } from '../../platform/slicePersistConfig';
import { reportDropped } from '../../platform/storedList';
import { parseTime, parseTimes, parseTimesRecord } from '../../platform/storedTimes';

import {
  addOwnVote,
  forgetVotes,
  mergeVotes,
  type OwnVote,
  type ToolVotes,
  type Vote,
  votesSlice,
  type VotesState,
} from './votesSlice';

function parseVote(raw: unknown): Vote | null {
  return raw === 'up' || raw === 'down' ? raw : null;
}

function parseVotes(raw: unknown): ToolVotes | undefined {
  const record = readObject(raw);
  const upvotes = readCount(record?.upvotes);
  const downvotes = readCount(record?.downvotes);
  if (upvotes === undefined || downvotes === undefined) return undefined;
  const userVote = parseVote(record?.userVote);
  // The counts must include the visitor's own vote.
  return {
    upvotes: userVote === 'up' ? Math.max(1, upvotes) : upvotes,
    downvotes: userVote === 'down' ? Math.max(1, downvotes) : downvotes,
    userVote,
  };
}

/**
 * Validates the votes under `toolVotes`. Ignores a value that is not an object, drops invalid entries, and
 * reports both.
 */
function parseToolVotes(text: string | null, onUnusable: OnUnusable): Record<string, ToolVotes> {
  if (text === null) return {};
  const key = 'toolVotes';
  const record = readObject(parseJson(text));
  if (!record) onUnusable({ key, message: 'The stored toolVotes are no object and were ignored.' });
  const raws = Object.entries(record ?? {});
  const dropped: { message: string; raw: unknown }[] = [];
  const entries = raws.flatMap(([id, raw]) => {
    const votes = parseVotes(raw);
    if (!votes)
      dropped.push({
        message: `The stored votes of "${id}" are no votes and were dropped.`,
        raw: [id, raw],
      });
    return votes && id !== '__proto__' ? [[id, votes] as const] : [];
  });
  reportDropped(onUnusable, key, dropped, raws.length);
  return Object.fromEntries(entries);
}

/** Validates the visitor's stored votes and their times. */
function parseOwnVotes(raw: unknown): Record<string, OwnVote> {
  const entries = Object.entries(readObject(raw) ?? {}).flatMap(([key, value]) => {
    const id = readKey(key);
    const record = readObject(value);
    const userVote = parseVote(record?.userVote);
    const votedAt = parseTime(record?.castAt);
    return id === undefined || votedAt === '' ? [] : [[id, { userVote, votedAt }] as const];
  });
  return Object.fromEntries(entries);
}

/** Returns the counts under `toolVotes` without the visitor's own vote. */
const withoutOwnVote = ({ upvotes, downvotes, userVote }: ToolVotes) => ({
  upvotes: upvotes - (userVote === 'up' ? 1 : 0),
  downvotes: downvotes - (userVote === 'down' ? 1 : 0),
});

function mapValues<Value, Result>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value, id: string) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([id, value]) => [id, map(value, id)]));
}

/**
 * `toolVotes`, by tool id, has the shape of storage-6: the visitor's vote, and counts that include it. Since
 * it has no place for times, these are under `voteTimes`,
 * `{openedAt: {id: time}, cast: {id: {userVote, castAt}}}`: when the tools were first opened, and the
 * visitor's votes with their times.
 * On start, a vote there that contradicts `toolVotes` is dropped, because someone may have edited only
 * `toolVotes`.
 */
export const votesPersistConfig: SlicePersistConfig<VotesState, 'votes'> = {
  name: 'votes',
  keys: ['voteTimes', 'toolVotes'],
  fields: ['baseCounts', 'ownVotes'],
  acrossTabs: 'merged',
  merge: mergeVotes,
  clear: forgetVotes,
  read: ({ voteTimes = null, toolVotes = null }, isStart, onUnusable) => {
    if (voteTimes === null && toolVotes === null) return undefined;
    const votes = parseToolVotes(toolVotes, onUnusable);
    const times = parseTimesRecord('voteTimes', voteTimes, onUnusable);
    const openedAt = parseTimes(times.openedAt);
    const isContradicted = ([id, { userVote }]: readonly [string, OwnVote]) =>
      isStart && (getOwn(votes, id)?.userVote ?? null) !== userVote;
    const timedVotes = Object.entries(parseOwnVotes(times.cast)).filter((entry) => !isContradicted(entry));
    const untimedVotes = Object.entries(votes).flatMap(([id, { userVote }]) =>
      userVote ? [[id, { userVote, votedAt: '' }] as const] : [],
    );
    return {
      ...votesSlice.getInitialState(),
      baseCounts: mapValues(votes, (counts, id) => ({
        ...withoutOwnVote(counts),
        openedAt: getOwn(openedAt, id) ?? '',
      })),
      ownVotes: Object.fromEntries([...untimedVotes, ...timedVotes]),
    };
  },
  write: ({ baseCounts, ownVotes }) => {
    const timed = <Value>(record: Readonly<Record<string, Value>>, time: (value: Value) => string) =>
      Object.fromEntries(Object.entries(record).filter(([, value]) => time(value) !== ''));
    const openedAt = mapValues(
      timed(baseCounts, (base) => base.openedAt),
      (base) => base.openedAt,
    );
    const cast = mapValues(
      timed(ownVotes, ({ votedAt }) => votedAt),
      ({ userVote, votedAt }) => ({ userVote, castAt: votedAt }),
    );
    const votes = mapValues(baseCounts, (base, id) =>
      addOwnVote(base, getOwn(ownVotes, id)?.userVote ?? null),
    );
    const isTimed = Object.keys(openedAt).length + Object.keys(cast).length > 0;
    return {
      voteTimes: isTimed ? JSON.stringify({ openedAt, cast }) : null,
      toolVotes: Object.keys(votes).length > 0 ? JSON.stringify(votes) : null,
    };
  },
};
