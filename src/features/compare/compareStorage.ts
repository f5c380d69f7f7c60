import { limits } from '../../domain/limits';
import { receiveTool } from '../../domain/receiveTool';
import { mergeTool, type Tool } from '../../domain/tool';
import { entriesBetween } from '../../lib/entriesBetween';
import { parseJson } from '../../lib/parseJson';
import type { SliceStorage } from '../../platform/persistSlice';
import { receiveStoredList, storedTextOf } from '../../platform/storedList';

import { type CompareState, toolAdded, toolRemoved } from './compareSlice';

const idOf = ({ id }: Tool) => id;

function receiveCompared(raw: unknown): Tool | undefined {
  const { fields } = receiveTool(raw, '');
  return fields && mergeTool(undefined, fields);
}

/** `compareTools` as CONTRACT 3 has it: the tools themselves, so that the comparison works after a reload. */
export const compareStorage: SliceStorage<CompareState> = {
  name: 'compare',
  keys: ['compareTools'],
  fields: ['items'],
  read: ({ compareTools }) => {
    if (compareTools === null || compareTools === undefined) return undefined;
    const items = receiveStoredList('compareTools', parseJson(compareTools), receiveCompared, idOf);
    return items && { items: items.slice(0, limits.compareMost) };
  },
  write: ({ items }) => ({ compareTools: storedTextOf(items) }),
  changes: (before, after, at) => {
    const { added, removed } = entriesBetween(before.items, after.items, idOf);
    return [...removed.map((tool) => toolRemoved(tool, at)), ...added.map((tool) => toolAdded(tool, at))];
  },
};
