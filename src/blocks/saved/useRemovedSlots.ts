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
 * Returns the slots after a list has changed: the entries in their order, each followed by the slots of
 * removed entries that came after it before (saved-30).
 */
function nextSlots<Entry>(
  slots: readonly Slot<Entry>[],
  entries: readonly Entry[],
  idOf: (entry: Entry) => string,
  doAllExpire = false,
): readonly Slot<Entry>[] {
  const ids = new Set(entries.map(idOf));
  const isGone = ({ entry, isRemoved }: Slot<Entry>) => !isRemoved && !ids.has(idOf(entry));
  const hasExpiry = doAllExpire || slots.filter(isGone).length > 1;
  const expiresAt = hasExpiry ? performance.now() + limits.undoNoticeMs : Infinity;
  /** Slots of removed entries by the entry they follow; '' at the start. */
  const followers = new Map<string, Slot<Entry>[]>();
  let previousId = '';
  for (const slot of slots) {
    const id = idOf(slot.entry);
    if (ids.has(id)) previousId = id;
    else {
      const followersOfPrevious = followers.get(previousId) ?? [];
      followers.set(previousId, followersOfPrevious);
      // When nothing is left, the places that were kept before go as well.
      const isKept = slot.isRemoved && entries.length > 0;
      followersOfPrevious.push(
        isKept ? slot : { ...slot, isRemoved: true, expiresAt: Math.min(slot.expiresAt, expiresAt) },
      );
    }
  }
  return [
    ...(followers.get('') ?? []),
    ...entries.flatMap((entry) => [
      { entry, isRemoved: false, expiresAt: Infinity },
      ...(followers.get(idOf(entry)) ?? []),
    ]),
  ];
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
  const nextExpiry = Math.min(...slots.map(({ expiresAt }) => expiresAt));
  useEffect(() => {
    if (nextExpiry === Infinity) return undefined;
    const end = () => {
      if (isUsed()) timer = setTimeout(end, recheckMs);
      else setSlots((all) => all.filter(({ expiresAt }) => expiresAt > nextExpiry));
    };
    let timer = setTimeout(end, nextExpiry - performance.now());
    return () => clearTimeout(timer);
  }, [nextExpiry]);
  if (seen === entries) return slots;
  const next = nextSlots(slots, entries, idOf, doAllExpire);
  setSeen(entries);
  setSlots(next);
  return next;
}
