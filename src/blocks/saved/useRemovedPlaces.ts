import { useState } from 'react';

/** An entry of a list, or the place of one that was removed from it. */
export interface Place<Entry> {
  entry: Entry;
  isRemoved: boolean;
}

/**
 * The places after a list has changed: a single entry that is missing keeps its place, several at once do not (saved-30).
 * An entry without a place stands before the one that follows it in the list.
 */
export function nextPlaces<Entry>(
  places: readonly Place<Entry>[],
  entries: readonly Entry[],
  idOf: (entry: Entry) => string,
): readonly Place<Entry>[] {
  const byId = new Map(entries.map((entry) => [idOf(entry), entry]));
  const gone = places.filter(({ entry, isRemoved }) => !isRemoved && !byId.has(idOf(entry)));
  const next: Place<Entry>[] = places
    .filter((place) => gone.length < 2 || !gone.includes(place))
    .map(({ entry }) => {
      const listed = byId.get(idOf(entry));
      return { entry: listed ?? entry, isRemoved: listed === undefined };
    });
  const placed = new Set(next.map(({ entry }) => idOf(entry)));
  const indexOf = (id: string) => next.findIndex(({ entry }) => idOf(entry) === id);
  for (const [index, entry] of [...entries.entries()].reverse()) {
    if (placed.has(idOf(entry))) continue;
    const follower = entries[index + 1];
    next.splice(follower === undefined ? next.length : indexOf(idOf(follower)), 0, {
      entry,
      isRemoved: false,
    });
  }
  return next;
}

/** The entries of a list, and the places of those removed from it one by one since the component mounted (saved-30). */
export function useRemovedPlaces<Entry>(
  entries: readonly Entry[],
  idOf: (entry: Entry) => string,
): readonly Place<Entry>[] {
  const [seen, setSeen] = useState(entries);
  const [places, setPlaces] = useState(() => nextPlaces([], entries, idOf));
  if (seen === entries) return places;
  const next = nextPlaces(places, entries, idOf);
  setSeen(entries);
  setPlaces(next);
  return next;
}
