import type { UnknownAction } from '@reduxjs/toolkit';

import { asRemote } from '../../domain/remote';
import { bookmarksStorage } from '../../features/bookmarks/bookmarksStorage';
import { compareStorage } from '../../features/compare/compareStorage';
import { recentlyViewedStorage } from '../../features/recentlyViewed/recentlyViewedStorage';
import { submissionsStorage } from '../../features/submissions/submissionsStorage';
import { themeStorage } from '../../features/theme/themeStorage';
import { votesStorage } from '../../features/votes/votesStorage';
import { changesElsewhere } from '../../platform/persistSlice';

/**
 * The events that happened while this tab slept or did not hear, as far as what is stored shows them. While
 * tabs are busy a stored value can be behind by an event that is still on its way: ask when all is at rest.
 */
export function missedEvents(): UnknownAction[] {
  return [
    ...changesElsewhere(bookmarksStorage),
    ...changesElsewhere(compareStorage),
    ...changesElsewhere(recentlyViewedStorage),
    ...changesElsewhere(submissionsStorage),
    ...changesElsewhere(themeStorage),
    ...changesElsewhere(votesStorage),
  ].map(asRemote);
}
