import { useEffect, useState } from 'react';

import { limits } from '../../domain/limits';

const recheckMs = 1000;

/** An entry of a list, or the place of one that was removed from it. */
export interface Place<Entry> {
  entry: Entry;
  isRemoved: boolean;
  /** When its place goes, by `performance.now()`; Infinity for one that stays. */
  passesAt: number;
}

/**
 * The places after a list has changed: what is missing keeps its place (saved-30). An entry without a place stands before
 * the one that follows it in the list.
 */
function nextPlaces<Entry>(
  places: readonly Place<Entry>[],
  entries: readonly Entry[],
  idOf: (entry: Entry) => string,
  areAllPassing = false,
): readonly Place<Entry>[] {
  const byId = new Map(entries.map((entry) => [idOf(entry), entry]));
  const soon = performance.now() + limits.undoNoticeMs;
  const gone = places.filter(({ entry, isRemoved }) => !isRemoved && !byId.has(idOf(entry)));
  const next: Place<Entry>[] = places.map((place) => {
    const listed = byId.get(idOf(place.entry));
    if (listed) return { entry: listed, isRemoved: false, passesAt: Infinity };
    if (place.isRemoved) return place;
    return {
      entry: place.entry,
      isRemoved: true,
      passesAt: areAllPassing || gone.length > 1 ? soon : Infinity,
    };
  });
  const placed = new Set(next.map(({ entry }) => idOf(entry)));
  const indexOf = (id: string) => next.findIndex(({ entry }) => idOf(entry) === id);
  for (const [index, entry] of [...entries.entries()].reverse()) {
    if (placed.has(idOf(entry))) continue;
    const follower = entries[index + 1];
    next.splice(follower === undefined ? next.length : indexOf(idOf(follower)), 0, {
      entry,
      isRemoved: false,
      passesAt: Infinity,
    });
  }
  return next;
}

/** Marks the place of a removed entry: it does not go while the pointer or the focus is on it. */
export const removedPlaceAttribute = 'data-removed-place';

/** The pointer may also be beside it: what follows would move under it. */
const isUsed = () =>
  document.querySelector(`[${removedPlaceAttribute}]:focus-within, :hover > [${removedPlaceAttribute}]`) !==
  null;

/**
 * The entries of a list, and the places of those removed from it since the component mounted (saved-30). Those of many
 * that were removed at once go when their time to be taken back has passed, or with `areAllPassing` every one.
 */
export function useRemovedPlaces<Entry>(
  entries: readonly Entry[],
  idOf: (entry: Entry) => string,
  { areAllPassing = false }: { areAllPassing?: boolean } = {},
): readonly Place<Entry>[] {
  const [seen, setSeen] = useState(entries);
  const [places, setPlaces] = useState(() => nextPlaces([], entries, idOf));
  const nextPassing = Math.min(...places.map(({ passesAt }) => passesAt));
  useEffect(() => {
    if (nextPassing === Infinity) return undefined;
    const end = () => {
      if (isUsed()) timer = setTimeout(end, recheckMs);
      else setPlaces((all) => all.filter(({ passesAt }) => passesAt > nextPassing));
    };
    let timer = setTimeout(end, nextPassing - performance.now());
    return () => clearTimeout(timer);
  }, [nextPassing]);
  if (seen === entries) return places;
  const next = nextPlaces(places, entries, idOf, areAllPassing);
  setSeen(entries);
  setPlaces(next);
  return next;
}
