import { limits } from '../../domain/limits';
import { receiveTool } from '../../domain/receiveTool';
import { mergeTool, type Tool } from '../../domain/tool';
import { parseJson } from '../../lib/parseJson';
import type { SliceStorage } from '../../platform/persistSlice';

import type { CompareState } from './compareSlice';

function receiveCompared(list: readonly unknown[]): Tool[] {
  const byId = new Map<string, Tool>();
  for (const raw of list) {
    const { fields, warnings } = receiveTool(raw, '');
    for (const warning of warnings) console.warn(warning);
    if (fields) byId.set(fields.id, mergeTool(undefined, fields));
  }
  return [...byId.values()].slice(0, limits.compareMost);
}

/** `compareTools` as CONTRACT 3 has it: the tools themselves, so that the comparison works after a reload. */
export const compareStorage: SliceStorage<CompareState> = {
  name: 'compare',
  keys: ['compareTools'],
  fields: ['items'],
  read: ({ compareTools }) => {
    if (compareTools === null || compareTools === undefined) return undefined;
    const list = parseJson(compareTools);
    if (Array.isArray(list)) return { items: receiveCompared(list) };
    console.warn('The stored compareTools are no list and were ignored.');
    return undefined;
  },
  write: ({ items }) => ({ compareTools: items.length > 0 ? JSON.stringify(items) : null }),
};
