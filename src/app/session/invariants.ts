import type { UnknownAction } from '@reduxjs/toolkit';

import {
  type CatalogueSlices,
  postsInvariants,
  queriesInvariants,
  toolsInvariants,
} from '../../catalogue/catalogueInvariants';
import { outcomesInvariant } from '../../domain/formSending';
import { bookmarksInvariants } from '../../features/bookmarks/bookmarksInvariants';
import { compareInvariants } from '../../features/compare/compareInvariants';
import { filtersInvariants } from '../../features/filters/filtersInvariants';
import { newsletterInvariants } from '../../features/newsletter/newsletterInvariants';
import { recentlyViewedInvariants } from '../../features/recentlyViewed/recentlyViewedInvariants';
import { recentSearchesInvariants } from '../../features/recentSearches/recentSearchesInvariants';
import { submissionsInvariants } from '../../features/submissions/submissionsInvariants';
import { themeInvariants } from '../../features/theme/themeInvariants';
import { visitInvariants } from '../../features/visit/visitInvariants';
import { votesInvariants } from '../../features/votes/votesInvariants';
import type { Invariant } from '../../lib/invariant';
import { messageOf } from '../../lib/messageOf';
import type { RootState } from '../rootReducer';

/** An invariant that a state breaks: its slice, its name, and a sentence that says what is wrong. */
export interface BrokenInvariant {
  slice: string;
  name: string;
  sentence: string;
}

/** Checks the invariants of one part of the state if it has changed. */
type Checker = (
  state: RootState,
  previous: RootState | undefined,
  action: UnknownAction,
) => BrokenInvariant[];

function sentenceOf<Part>(
  { check }: Invariant<Part>,
  ...parts: Parameters<Invariant<Part>['check']>
): true | string {
  try {
    return check(...parts);
  } catch (error) {
    // In a damaged session file a slice can have another shape.
    return `It cannot be checked: ${messageOf(error)}.`;
  }
}

function checkerOf<Part>(
  slice: string,
  invariants: readonly Invariant<Part>[],
  select: (state: RootState) => Part,
  isSame: (one: Part, other: Part) => boolean = Object.is,
): Checker {
  return (state, previous, action) => {
    const part = select(state);
    const before = previous && select(previous);
    if (before !== undefined && isSame(part, before)) return [];
    return invariants.flatMap((invariant) => {
      const sentence = sentenceOf(invariant, part, before, action);
      return sentence === true ? [] : [{ slice, name: invariant.name, sentence }];
    });
  };
}

const areSameQueries = (one: CatalogueSlices, other: CatalogueSlices) =>
  one.catalogueApi.queries === other.catalogueApi.queries &&
  one.tools === other.tools &&
  one.posts === other.posts;

const checkers: readonly Checker[] = [
  checkerOf('tools', toolsInvariants, ({ tools }) => tools),
  checkerOf('posts', postsInvariants, ({ posts }) => posts),
  checkerOf<CatalogueSlices>('catalogueApi', queriesInvariants, (state) => state, areSameQueries),
  checkerOf('filters', filtersInvariants, ({ filters }) => filters),
  checkerOf('theme', themeInvariants, ({ theme }) => theme),
  checkerOf('compare', compareInvariants, ({ compare }) => compare),
  checkerOf('bookmarks', bookmarksInvariants, ({ bookmarks }) => bookmarks),
  checkerOf('votes', votesInvariants, ({ votes }) => votes),
  checkerOf('newsletter', newsletterInvariants, ({ newsletter }) => newsletter),
  checkerOf('contact', [outcomesInvariant], ({ contact }) => contact),
  checkerOf('submissions', submissionsInvariants, ({ submissions }) => submissions),
  checkerOf('recentlyViewed', recentlyViewedInvariants, ({ recentlyViewed }) => recentlyViewed),
  checkerOf('recentSearches', recentSearchesInvariants, ({ recentSearches }) => recentSearches),
  checkerOf('visit', visitInvariants, ({ visit }) => visit),
];

/**
 * Returns the invariants that a state breaks after an action, in the slices that the action changed, or in
 * all of them if there is no previous state (state-14).
 */
export function brokenInvariants(
  state: RootState,
  previous: RootState | undefined,
  action: UnknownAction,
): BrokenInvariant[] {
  return checkers.flatMap((check) => check(state, previous, action));
}
