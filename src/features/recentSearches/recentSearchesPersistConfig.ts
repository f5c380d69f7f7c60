import { limits } from '../../domain/limits';
import { parseJson } from '../../lib/parseJson';
import { readFilledText } from '../../lib/read';
import type { SlicePersistConfig } from '../../platform/slicePersistConfig';
import { parseStoredList, storedTextOf } from '../../platform/storedList';

import type { RecentSearchesState } from './recentSearchesSlice';

/**
 * `recentSearches` (storage-19), not stored while empty. The list of the tab that wrote last replaces the
 * others, because a removed search must not come back.
 */
export const recentSearchesPersistConfig: SlicePersistConfig<RecentSearchesState, 'recentSearches'> = {
  name: 'recentSearches',
  keys: ['recentSearches'],
  fields: ['items'],
  acrossTabs: 'replaced',
  merge: (state, stored) =>
    storedTextOf(state.items) === storedTextOf(stored.items) ? state : { ...state, items: stored.items },
  read: ({ recentSearches }, isStart, onUnusable) => {
    // Another tab has cleared the list.
    if (recentSearches === null || recentSearches === undefined)
      return isStart ? undefined : { items: [], shown: '' };
    const list = parseJson(recentSearches);
    const items = parseStoredList(
      'recentSearches',
      list,
      readFilledText,
      (text) => text.toLowerCase(),
      onUnusable,
    );
    return items && { items: items.slice(0, limits.maxRecentSearches), shown: '' };
  },
  write: ({ items }) => ({ recentSearches: storedTextOf(items) }),
};
