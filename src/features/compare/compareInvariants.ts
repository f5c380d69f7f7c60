import { limits } from '../../domain/limits';
import { getOwn } from '../../lib/getOwn';
import { areAscending, areKnown, areTimes, areUnique, holds, type Invariant } from '../../lib/invariant';

import type { CompareState } from './compareState';

const idsOf = ({ items, waiting }: CompareState) => [...items, ...waiting].map(({ id }) => id);

/** The invariants of the comparison after every action (compare-1, compare-3, state-14). */
export const compareInvariants: readonly Invariant<CompareState>[] = [
  {
    name: 'at most three tools are compared',
    check: ({ items }) =>
      holds(items.length <= limits.maxCompared, `${items.length} tools are in the comparison.`),
  },
  {
    name: 'a tool waits only while the comparison is full',
    check: ({ items, waiting }) =>
      holds(
        waiting.length === 0 || items.length === limits.maxCompared,
        `${waiting.length} wait beside ${items.length}.`,
      ),
  },
  { name: 'no tool is compared twice', check: (state) => areUnique(idsOf(state)) },
  {
    name: 'compared tools are in the order of choosing',
    check: (state) =>
      areAscending(idsOf(state).map((id) => getOwn(state.placedAt, id) ?? getOwn(state.addedAt, id) ?? '')),
  },
  {
    name: 'no compared tool was removed later than it was added',
    check: (state) => {
      const gone = idsOf(state).find((id) => {
        return (getOwn(state.removedAt, id) ?? '') > (getOwn(state.addedAt, id) ?? '');
      });
      return holds(gone === undefined, `"${gone}" was removed, and is listed.`);
    },
  },
  {
    name: 'times of the comparison are ISO times',
    check: ({ addedAt, removedAt, placedAt }) =>
      areTimes([addedAt, removedAt, placedAt].flatMap((times) => Object.values(times))),
  },
  {
    name: 'only listed tools have a place',
    check: (state) =>
      areKnown(Object.keys(state.placedAt), Object.fromEntries(idsOf(state).map((id) => [id, true]))),
  },
];
