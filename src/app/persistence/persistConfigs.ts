import { bookmarksPersistConfig } from '../../features/bookmarks/bookmarksPersistConfig';
import { comparePersistConfig } from '../../features/compare/comparePersistConfig';
import { filtersPersistConfig } from '../../features/filters/filtersPersistConfig';
import { recentlyViewedPersistConfig } from '../../features/recentlyViewed/recentlyViewedPersistConfig';
import { recentSearchesPersistConfig } from '../../features/recentSearches/recentSearchesPersistConfig';
import { submissionsPersistConfig } from '../../features/submissions/submissionsPersistConfig';
import { themePersistConfig } from '../../features/theme/themePersistConfig';
import { votesPersistConfig } from '../../features/votes/votesPersistConfig';
import type { SlicePersistConfig } from '../../platform/slicePersistConfig';
import type { RootState } from '../rootReducer';

/** The persist config of each persisted slice (storage-1). */
export const persistConfigs = {
  bookmarks: bookmarksPersistConfig,
  compare: comparePersistConfig,
  filters: filtersPersistConfig,
  recentlyViewed: recentlyViewedPersistConfig,
  recentSearches: recentSearchesPersistConfig,
  submissions: submissionsPersistConfig,
  theme: themePersistConfig,
  votes: votesPersistConfig,
} satisfies { readonly [Name in keyof RootState]?: SlicePersistConfig<RootState[Name], Name> };

/** The slices that are persisted. */
export type PersistedName = keyof typeof persistConfigs;
