import { combineReducers } from '@reduxjs/toolkit';

import { catalogueApi } from '../catalogue/catalogueApi';
import { catalogueReducer } from '../catalogue/catalogueReducer';
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
import { submissionsSlice } from '../features/submissions/submissionsSlice';
import { submissionsStorage } from '../features/submissions/submissionsStorage';
import { recentlyViewedSlice } from '../features/recentlyViewed/recentlyViewedSlice';
import { recentlyViewedStorage } from '../features/recentlyViewed/recentlyViewedStorage';
import { themeSlice } from '../features/theme/themeSlice';
import { themeStorage } from '../features/theme/themeStorage';
import { trendingSlice } from '../features/trending/trendingSlice';
import { visitSlice } from '../features/visit/visitSlice';
import { votesSlice } from '../features/votes/votesSlice';
import { votesStorage } from '../features/votes/votesStorage';
import { persistSlice } from '../platform/persistSlice';

/**
 * A new root reducer; each store takes its own, because redux-persist keeps its place in the reducer.
 * Without `isLive` it is pure: it computes the state of a log and touches no storage.
 */
export function createRootReducer(isLive: () => boolean = () => false) {
  return combineReducers({
    [catalogueApi.reducerPath]: catalogueReducer,
    tools: toolsSlice.reducer,
    posts: postsSlice.reducer,
    filters: persistSlice(filtersSlice.reducer, filtersStorage, isLive),
    theme: persistSlice(themeSlice.reducer, themeStorage, isLive),
    compare: persistSlice(compareSlice.reducer, compareStorage, isLive),
    bookmarks: persistSlice(bookmarksSlice.reducer, bookmarksStorage, isLive),
    votes: persistSlice(votesSlice.reducer, votesStorage, isLive),
    newsletter: newsletterSlice.reducer,
    contact: contactSlice.reducer,
    submissions: persistSlice(submissionsSlice.reducer, submissionsStorage, isLive),
    recentlyViewed: persistSlice(recentlyViewedSlice.reducer, recentlyViewedStorage, isLive),
    trending: trendingSlice.reducer,
    visit: visitSlice.reducer,
  });
}

export type RootState = ReturnType<ReturnType<typeof createRootReducer>>;
