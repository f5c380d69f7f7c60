import { useEffect, useState } from 'react';

import { limits } from '../../domain/limits';

const recheckMs = 1000;

/** An entry of a list, or a removed entry that keeps its place. */
export interface Slot<Entry> {
  entry: Entry;
  isRemoved: boolean;
  /** When a removed entry disappears, by `performance.now()`; Infinity if it stays. */
  expiresAt: number;
}

/**
 * Returns the slots after a list has changed: removed entries keep theirs (saved-30), and a new entry comes
 * before the one that follows it in the list.
 */
function nextSlots<Entry>(
  slots: readonly Slot<Entry>[],
  entries: readonly Entry[],
  idOf: (entry: Entry) => string,
  doAllExpire = false,
): readonly Slot<Entry>[] {
  const byId = new Map(entries.map((entry) => [idOf(entry), entry]));
  const soon = performance.now() + limits.undoNoticeMs;
  const gone = slots.filter(({ entry, isRemoved }) => !isRemoved && !byId.has(idOf(entry)));
  const next: Slot<Entry>[] = slots.map((slot) => {
    const listed = byId.get(idOf(slot.entry));
    if (listed) return { entry: listed, isRemoved: false, expiresAt: Infinity };
    if (slot.isRemoved) return slot;
    return {
      entry: slot.entry,
      isRemoved: true,
      expiresAt: doAllExpire || gone.length > 1 ? soon : Infinity,
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
      expiresAt: Infinity,
    });
  }
  return next;
}

/** The attribute of a removed entry's slot, which stays while it is hovered or focused. */
export const removedSlotAttribute = 'data-removed-slot';

/** Hovering beside the slot counts too, because the following entries would move under the pointer. */
const isUsed = () =>
  document.querySelector(`[${removedSlotAttribute}]:focus-within, :hover > [${removedSlotAttribute}]`) !==
  null;

/**
 * Returns the entries of a list, and slots for those removed since the component mounted (saved-30). If
 * several are removed at once, or with `doAllExpire`, the slots disappear after the time for Undo.
 */
export function useRemovedSlots<Entry>(
  entries: readonly Entry[],
  idOf: (entry: Entry) => string,
  { doAllExpire = false }: { doAllExpire?: boolean } = {},
): readonly Slot<Entry>[] {
  const [seen, setSeen] = useState(entries);
  const [slots, setSlots] = useState(() => nextSlots([], entries, idOf));
  const nextPassing = Math.min(...slots.map(({ expiresAt }) => expiresAt));
  useEffect(() => {
    if (nextPassing === Infinity) return undefined;
    const end = () => {
      if (isUsed()) timer = setTimeout(end, recheckMs);
      else setSlots((all) => all.filter(({ expiresAt }) => expiresAt > nextPassing));
    };
    let timer = setTimeout(end, nextPassing - performance.now());
    return () => clearTimeout(timer);
  }, [nextPassing]);
  if (seen === entries) return slots;
  const next = nextSlots(slots, entries, idOf, doAllExpire);
  setSeen(entries);
  setSlots(next);
  return next;
}
