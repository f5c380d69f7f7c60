import { combineReducers } from '@reduxjs/toolkit';

import { catalogueApi } from '../catalogue/catalogueApi';
import { catalogueApiReducer } from '../catalogue/catalogueApiReducer';
import { postsSlice } from '../catalogue/postsSlice';
import { toolsSlice } from '../catalogue/toolsSlice';
import { bookmarksPersistConfig } from '../features/bookmarks/bookmarksPersistConfig';
import { bookmarksSlice } from '../features/bookmarks/bookmarksSlice';
import { comparePersistConfig } from '../features/compare/comparePersistConfig';
import { compareSlice } from '../features/compare/compareSlice';
import { contactSlice } from '../features/contact/contactSlice';
import { filtersPersistConfig } from '../features/filters/filtersPersistConfig';
import { filtersSlice } from '../features/filters/filtersSlice';
import { newsletterSlice } from '../features/newsletter/newsletterSlice';
import { recentlyViewedPersistConfig } from '../features/recentlyViewed/recentlyViewedPersistConfig';
import { recentlyViewedSlice } from '../features/recentlyViewed/recentlyViewedSlice';
import { recentSearchesPersistConfig } from '../features/recentSearches/recentSearchesPersistConfig';
import { recentSearchesSlice } from '../features/recentSearches/recentSearchesSlice';
import { submissionsPersistConfig } from '../features/submissions/submissionsPersistConfig';
import { submissionsSlice } from '../features/submissions/submissionsSlice';
import { themePersistConfig } from '../features/theme/themePersistConfig';
import { themeSlice } from '../features/theme/themeSlice';
import { visitSlice } from '../features/visit/visitSlice';
import { votesPersistConfig } from '../features/votes/votesPersistConfig';
import { votesSlice } from '../features/votes/votesSlice';

import { withStoredState } from './persistence/withStoredState';

/** The root reducer, for the browser, the prerenderer, tests and replays (state-2). */
export const rootReducer = combineReducers({
  [catalogueApi.reducerPath]: catalogueApiReducer,
  tools: toolsSlice.reducer,
  posts: postsSlice.reducer,
  filters: withStoredState(filtersSlice.reducer, filtersPersistConfig),
  theme: withStoredState(themeSlice.reducer, themePersistConfig),
  compare: withStoredState(compareSlice.reducer, comparePersistConfig),
  bookmarks: withStoredState(bookmarksSlice.reducer, bookmarksPersistConfig),
  votes: withStoredState(votesSlice.reducer, votesPersistConfig),
  newsletter: newsletterSlice.reducer,
  contact: contactSlice.reducer,
  submissions: withStoredState(submissionsSlice.reducer, submissionsPersistConfig),
  recentlyViewed: withStoredState(recentlyViewedSlice.reducer, recentlyViewedPersistConfig),
  recentSearches: withStoredState(recentSearchesSlice.reducer, recentSearchesPersistConfig),
  visit: visitSlice.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;
