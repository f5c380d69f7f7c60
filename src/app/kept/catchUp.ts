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
 * The events that this tab missed since it fell asleep, as far as what is stored shows them. While tabs are
 * busy a stored value can be behind by an event that is still on its way: ask when all is at rest.
 */
export function missedEvents(sleptAt: string): UnknownAction[] {
  return [
    ...changesElsewhere(bookmarksStorage, sleptAt),
    ...changesElsewhere(compareStorage, sleptAt),
    ...changesElsewhere(recentlyViewedStorage, sleptAt),
    ...changesElsewhere(submissionsStorage, sleptAt),
    ...changesElsewhere(themeStorage, sleptAt),
    ...changesElsewhere(votesStorage, sleptAt),
  ].map(asRemote);
}
