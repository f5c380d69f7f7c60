import { own } from '../../lib/own';
import { parseJson } from '../../lib/parseJson';
import { readCount, readKey, readRecord } from '../../lib/read';
import type { SliceStorage } from '../../platform/persistedSlice';
import { receiveTime, receiveTimes, receiveTimesRecord } from '../../platform/storedTimes';

import { type Cast, mergeVotes, type ToolVotes, type Vote, votesSlice, type VotesState } from './votesSlice';

function receiveVote(raw: unknown): Vote | null {
  return raw === 'up' || raw === 'down' ? raw : null;
}

function receiveVotes(raw: unknown): ToolVotes | undefined {
  const record = readRecord(raw);
  const upvotes = readCount(record?.upvotes);
  const downvotes = readCount(record?.downvotes);
  if (upvotes === undefined || downvotes === undefined) return undefined;
  return { upvotes, downvotes, userVote: receiveVote(record?.userVote) };
}

/** Checks the votes under `toolVotes`; a non-object is ignored with a warning, an invalid entry is dropped. */
function receiveToolVotes(text: string | null): Record<string, ToolVotes> {
  if (text === null) return {};
  const record = readRecord(parseJson(text));
  if (!record) console.warn('The stored toolVotes are no object and were ignored.');
  const entries = Object.entries(record ?? {}).flatMap(([id, raw]) => {
    const votes = receiveVotes(raw);
    if (!votes) console.warn(`The stored votes of "${id}" are no votes and were dropped.`);
    return votes && id !== '__proto__' ? [[id, votes] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** Checks the stored votes and their times. */
function receiveCasts(raw: unknown): Record<string, Cast> {
  const entries = Object.entries(readRecord(raw) ?? {}).flatMap(([key, value]) => {
    const id = readKey(key);
    const record = readRecord(value);
    const userVote = receiveVote(record?.userVote);
    const castAt = receiveTime(record?.castAt);
    return id === undefined || castAt === '' ? [] : [[id, { userVote, castAt }] as const];
  });
  return Object.fromEntries(entries);
}

/**
 * `toolVotes` (storage-6), by tool id. Beside it `voteTimes`: when the tools were first opened, and when
 * which votes were cast. At the start `toolVotes` wins, since it may have been edited alone.
 */
export const votesStorage: SliceStorage<VotesState> = {
  name: 'votes',
  keys: ['voteTimes', 'toolVotes'],
  fields: ['votes', 'openedAt', 'cast'],
  acrossTabs: 'merged',
  merge: mergeVotes,
  read: ({ voteTimes = null, toolVotes = null }, isStart) => {
    if (voteTimes === null && toolVotes === null) return undefined;
    const votes = receiveToolVotes(toolVotes);
    const times = receiveTimesRecord('voteTimes', voteTimes);
    const plain = { ...votesSlice.getInitialState(), votes, openedAt: receiveTimes(times.openedAt) };
    const isOutdated = ([id, { userVote }]: readonly [string, Cast]) =>
      isStart && (own(votes, id)?.userVote ?? null) !== userVote;
    const casts = Object.entries(receiveCasts(times.cast)).filter((entry) => !isOutdated(entry));
    return mergeVotes(plain, { ...votesSlice.getInitialState(), cast: Object.fromEntries(casts) });
  },
  write: ({ votes, openedAt, cast }) => {
    const opened = Object.fromEntries(Object.entries(openedAt).filter(([, time]) => time !== ''));
    const isTimed = Object.keys(opened).length + Object.keys(cast).length > 0;
    return {
      voteTimes: isTimed ? JSON.stringify({ openedAt: opened, cast }) : null,
      toolVotes: Object.keys(votes).length > 0 ? JSON.stringify(votes) : null,
    };
  },
};
