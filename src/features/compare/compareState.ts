import { limits } from '../../domain/limits';
import type { Tool } from '../../domain/tool';
import { getOwn } from '../../lib/getOwn';
import {
  type EntryReader,
  latestTimes,
  mergeEntries,
  mergeTimes,
  oldestFirst,
  type TimesById,
  unlessEqual,
  unlessSameEntries,
  unlessSameTimes,
} from '../../lib/lastWriteWins';

/**
 * The tools chosen for comparison, in the order of choosing. They are snapshots, so that they outlive the
 * visit (compare-1, compare-2).
 */
export interface CompareState {
  items: readonly Tool[];
  /** Tools beyond the third, after concurrent additions in two tabs: one moves up when another is removed. */
  waiting: readonly Tool[];
  /** Times by id, which make merges of two tabs converge. */
  addedAt: TimesById;
  removedAt: TimesById;
  /** The places of listed tools that were restored: times earlier than those of their last addition. */
  placedAt: TimesById;
}

/** Nothing chosen. */
export const initialState: CompareState = {
  items: [],
  waiting: [],
  addedAt: {},
  removedAt: {},
  placedAt: {},
};

/** A tool, and when it was chosen. */
export interface Choice {
  tool: Tool;
  addedAt: string;
}

const byTool: EntryReader<Choice> = { id: ({ tool }) => tool.id, time: ({ addedAt }) => addedAt };

/** A choice with the time that determines its position. */
type Placed = Choice & { placedAt: string };

const byPlace = oldestFirst<Placed>({ ...byTool, time: ({ placedAt }) => placedAt });

const choicesOf = ({ items, waiting, addedAt: times, placedAt }: CompareState) =>
  [...items, ...waiting].map((tool): Placed => {
    const addedAt = getOwn(times, tool.id) ?? '';
    return { tool, addedAt, placedAt: getOwn(placedAt, tool.id) ?? addedAt };
  });

/** Merges two states of the slice. The latest change of each tool wins; tools above the limit wait. */
export function mergeCompare(state: CompareState, other: CompareState): CompareState {
  const addedAt = mergeTimes(state.addedAt, other.addedAt);
  const removedAt = mergeTimes(state.removedAt, other.removedAt, limits.maxStoredTimes);
  const chosen = mergeEntries(choicesOf(state), choicesOf(other), (id) => getOwn(removedAt, id), byTool);
  const isRestored = (choice: Placed) => choice.placedAt !== choice.addedAt;
  // A later time can arrive without its tool, from a tab in which the tool is waiting.
  const placed = chosen
    .map((choice) =>
      isRestored(choice) ? choice : { ...choice, placedAt: getOwn(addedAt, choice.tool.id) ?? '' },
    )
    .sort(byPlace);
  const tools = placed.map(({ tool }) => tool);
  // Keeps the times of waiting tools too, or other tabs would consider those tools older.
  const chosenAt = placed.map(({ tool }) => [tool.id, getOwn(addedAt, tool.id) ?? ''] as const);
  const keptTimes = { ...latestTimes(addedAt, limits.maxStoredTimes), ...Object.fromEntries(chosenAt) };
  const restored = chosen.filter(isRestored).map(({ tool, placedAt }) => [tool.id, placedAt] as const);
  return unlessEqual(state, {
    items: unlessSameEntries(state.items, tools.slice(0, limits.maxCompared)),
    waiting: unlessSameEntries(state.waiting, tools.slice(limits.maxCompared)),
    addedAt: unlessSameTimes(state.addedAt, keptTimes),
    removedAt,
    placedAt: unlessSameTimes(state.placedAt, Object.fromEntries(restored)),
  });
}
