import { parseJson } from '../../lib/parseJson';
import { readCount, readRecord } from '../../lib/read';
import type { SliceStorage } from '../../platform/persistSlice';

import { storedVotesChanged, type ToolVotes, type VotesState } from './votesSlice';

function receiveVotes(raw: unknown): ToolVotes | undefined {
  const record = readRecord(raw);
  const upvotes = readCount(record?.upvotes);
  const downvotes = readCount(record?.downvotes);
  const vote = record?.userVote;
  if (upvotes === undefined || downvotes === undefined) return undefined;
  return { upvotes, downvotes, userVote: vote === 'up' || vote === 'down' ? vote : null };
}

/** `toolVotes` as CONTRACT 3 has it: by tool id; a bad entry is dropped, the others stay. */
export const votesStorage: SliceStorage<VotesState> = {
  name: 'votes',
  keys: ['toolVotes'],
  fields: ['votes'],
  read: ({ toolVotes }) => {
    if (toolVotes === null || toolVotes === undefined) return undefined;
    const record = readRecord(parseJson(toolVotes));
    if (!record) {
      console.warn('The stored toolVotes are no object and were ignored.');
      return undefined;
    }
    const entries = Object.entries(record).flatMap(([id, raw]) => {
      const votes = receiveVotes(raw);
      if (!votes) console.warn(`The stored votes of "${id}" are no votes and were dropped.`);
      return votes && id !== '__proto__' ? [[id, votes] as const] : [];
    });
    return { votes: Object.fromEntries(entries) };
  },
  write: ({ votes }) => ({ toolVotes: Object.keys(votes).length > 0 ? JSON.stringify(votes) : null }),
  changes: (before, after, at) => {
    const changed = Object.entries(after.votes ?? {}).filter(
      ([id, votes]) => JSON.stringify(votes) !== JSON.stringify(before.votes?.[id]),
    );
    return changed.length > 0 ? [storedVotesChanged({ votes: Object.fromEntries(changed), at })] : [];
  },
};
