import { combineReducers } from '@reduxjs/toolkit';

import { catalogueApi } from '../catalogue/catalogueApi';
import { catalogueApiReducer } from '../catalogue/catalogueApiReducer';
import { postsSlice } from '../catalogue/postsSlice';
import { toolsSlice } from '../catalogue/toolsSlice';
import { bookmarksSlice } from '../features/bookmarks/bookmarksSlice';
import { bookmarksStorage } from '../features/bookmarks/bookmarksStorage';
import { compareSlice } from '../features/compare/compareSlice';
import { compareStorage } from '../features/compare/compareStorage';
import { contactSlice } from '../features/contact/contactSlice';
import { filtersSlice } from '../features/filters/filtersSlice';
import { filtersStorage } from '../features/filters/filtersStorage';
import { newsletterSlice } from '../features/newsletter/newsletterSlice';
import { recentlyViewedSlice } from '../features/recentlyViewed/recentlyViewedSlice';
import { recentlyViewedStorage } from '../features/recentlyViewed/recentlyViewedStorage';
import { submissionsSlice } from '../features/submissions/submissionsSlice';
import { submissionsStorage } from '../features/submissions/submissionsStorage';
import { themeSlice } from '../features/theme/themeSlice';
import { themeStorage } from '../features/theme/themeStorage';
import { visitSlice } from '../features/visit/visitSlice';
import { votesSlice } from '../features/votes/votesSlice';
import { votesStorage } from '../features/votes/votesStorage';

import { withStoredState } from './persistence/withStoredState';

/** The root reducer, for the browser, the prerenderer, tests and replays (state-2). */
export const rootReducer = combineReducers({
  [catalogueApi.reducerPath]: catalogueApiReducer,
  tools: toolsSlice.reducer,
  posts: postsSlice.reducer,
  filters: withStoredState(filtersSlice.reducer, filtersStorage),
  theme: withStoredState(themeSlice.reducer, themeStorage),
  compare: withStoredState(compareSlice.reducer, compareStorage),
  bookmarks: withStoredState(bookmarksSlice.reducer, bookmarksStorage),
  votes: withStoredState(votesSlice.reducer, votesStorage),
  newsletter: newsletterSlice.reducer,
  contact: contactSlice.reducer,
  submissions: withStoredState(submissionsSlice.reducer, submissionsStorage),
  recentlyViewed: withStoredState(recentlyViewedSlice.reducer, recentlyViewedStorage),
  visit: visitSlice.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;
