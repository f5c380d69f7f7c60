import { catalogueApi } from '../../catalogue/catalogueApi';
import { postsSlice } from '../../catalogue/postsSlice';
import { toolsSlice } from '../../catalogue/toolsSlice';
import {
  recordedStateContinued,
  routeChanged,
  toolFoundMissing,
  toolOpened,
  visitStarted,
} from '../../domain/events';
import { bookmarksSlice } from '../../features/bookmarks/bookmarksSlice';
import {
  additionRefused,
  compareSlice,
  comparisonRefused,
  restorationRefused,
} from '../../features/compare/compareSlice';
import { contactSlice } from '../../features/contact/contactSlice';
import { filtersSlice } from '../../features/filters/filtersSlice';
import { newsletterSlice } from '../../features/newsletter/newsletterSlice';
import { recentlyViewedSlice } from '../../features/recentlyViewed/recentlyViewedSlice';
import { recentSearchesSlice } from '../../features/recentSearches/recentSearchesSlice';
import * as sharingEvents from '../../features/sharing/sharingEvents';
import { submissionsSlice } from '../../features/submissions/submissionsSlice';
import { themeSlice } from '../../features/theme/themeSlice';
import { visitSlice } from '../../features/visit/visitSlice';
import { votesSlice } from '../../features/votes/votesSlice';
import * as persistenceEvents from '../persistence/persistenceEvents';

import type { Session } from './session';

/** The slices made with `createSlice`: all but RTK Query's. */
export const stateSlices = [
  toolsSlice,
  postsSlice,
  filtersSlice,
  themeSlice,
  compareSlice,
  bookmarksSlice,
  votesSlice,
  newsletterSlice,
  contactSlice,
  submissionsSlice,
  recentlyViewedSlice,
  recentSearchesSlice,
  visitSlice,
] as const;

/** The events defined outside the slices. */
export const otherEvents = [
  visitStarted,
  routeChanged,
  toolOpened,
  toolFoundMissing,
  recordedStateContinued,
  comparisonRefused,
  additionRefused,
  restorationRefused,
  ...Object.values(sharingEvents),
  ...Object.values(persistenceEvents),
] as const;

const knownTypes = new Set([
  ...stateSlices.flatMap(({ actions }) => Object.values<{ type: string }>(actions).map(({ type }) => type)),
  ...otherEvents.map(({ type }) => type),
]);

/** The prefixes of RTK Query's and Redux's own actions. */
const knownPrefixes = [`${catalogueApi.reducerPath}/`, '__rtkq/', '@@'];

/** Returns the numbers and types of actions unknown to this version of the site; a replay ignores them. */
export function unknownActions({ actions }: Session): { number: number; type: string }[] {
  return actions.flatMap(({ type }, index) =>
    knownTypes.has(type) || knownPrefixes.some((prefix) => type.startsWith(prefix))
      ? []
      : [{ number: index + 1, type }],
  );
}
