import { useEffect, useState } from 'react';

import { limits } from '../../domain/limits';

const recheckMs = 1000;

/** An entry of a list, or one that was removed from it and keeps its place. */
export interface Slot<Entry> {
  entry: Entry;
  isRemoved: boolean;
  /** When a removed one goes, by `performance.now()`; Infinity for one that stays. */
  passesAt: number;
}

/**
 * The slots after a list has changed: what is missing keeps its own (saved-30). A new entry stands before
 * the one that follows it in the list.
 */
function nextSlots<Entry>(
  slots: readonly Slot<Entry>[],
  entries: readonly Entry[],
  idOf: (entry: Entry) => string,
  areAllPassing = false,
): readonly Slot<Entry>[] {
  const byId = new Map(entries.map((entry) => [idOf(entry), entry]));
  const soon = performance.now() + limits.undoNoticeMs;
  const gone = slots.filter(({ entry, isRemoved }) => !isRemoved && !byId.has(idOf(entry)));
  const next: Slot<Entry>[] = slots.map((slot) => {
    const listed = byId.get(idOf(slot.entry));
    if (listed) return { entry: listed, isRemoved: false, passesAt: Infinity };
    if (slot.isRemoved) return slot;
    return {
      entry: slot.entry,
      isRemoved: true,
      passesAt: areAllPassing || gone.length > 1 ? soon : Infinity,
    };
  });
  const known = new Set(next.map(({ entry }) => idOf(entry)));
  const indexOf = (id: string) => next.findIndex(({ entry }) => idOf(entry) === id);
  for (const [index, entry] of [...entries.entries()].reverse()) {
    if (known.has(idOf(entry))) continue;
    const follower = entries[index + 1];
    next.splice(follower === undefined ? next.length : indexOf(idOf(follower)), 0, {
      entry,
      isRemoved: false,
      passesAt: Infinity,
    });
  }
  return next;
}

/** Marks the slot of a removed entry: it does not go while the pointer or the focus is on it. */
export const removedSlotAttribute = 'data-removed-slot';

/** The pointer may also be beside it: what follows would move under it. */
const isUsed = () =>
  document.querySelector(`[${removedSlotAttribute}]:focus-within, :hover > [${removedSlotAttribute}]`) !==
  null;

/**
 * The entries of a list, and the slots of those removed from it since the component mounted (saved-30). Those of many
 * that were removed at once go when their time to be taken back has passed, or with `areAllPassing` every one.
 */
export function useRemovedSlots<Entry>(
  entries: readonly Entry[],
  idOf: (entry: Entry) => string,
  { areAllPassing = false }: { areAllPassing?: boolean } = {},
): readonly Slot<Entry>[] {
  const [seen, setSeen] = useState(entries);
  const [slots, setSlots] = useState(() => nextSlots([], entries, idOf));
  const nextPassing = Math.min(...slots.map(({ passesAt }) => passesAt));
  useEffect(() => {
    if (nextPassing === Infinity) return undefined;
    const end = () => {
      if (isUsed()) timer = setTimeout(end, recheckMs);
      else setSlots((all) => all.filter(({ passesAt }) => passesAt > nextPassing));
    };
    let timer = setTimeout(end, nextPassing - performance.now());
    return () => clearTimeout(timer);
  }, [nextPassing]);
  if (seen === entries) return slots;
  const next = nextSlots(slots, entries, idOf, areAllPassing);
  setSeen(entries);
  setSlots(next);
  return next;
}
