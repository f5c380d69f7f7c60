import { combineReducers } from '@reduxjs/toolkit';

import { catalogueApi } from '../catalogue/catalogueApi';
import { postsSlice } from '../catalogue/postsSlice';
import { toolsSlice } from '../catalogue/toolsSlice';
import { bookmarksSlice } from '../features/bookmarks/bookmarksSlice';
import { compareSlice } from '../features/compare/compareSlice';
import { filtersSlice } from '../features/filters/filtersSlice';
import { filtersStorage } from '../features/filters/filtersStorage';
import { newsletterSlice } from '../features/newsletter/newsletterSlice';
import { themeSlice } from '../features/theme/themeSlice';
import { themeStorage } from '../features/theme/themeStorage';
import { visitSlice } from '../features/visit/visitSlice';
import { votesSlice } from '../features/votes/votesSlice';
import { persistSlice } from '../platform/persistSlice';

/** A new root reducer; each store takes its own, because redux-persist keeps its place in the reducer. */
export function createRootReducer() {
  return combineReducers({
    [catalogueApi.reducerPath]: catalogueApi.reducer,
    tools: toolsSlice.reducer,
    posts: postsSlice.reducer,
    filters: persistSlice(filtersSlice.reducer, filtersStorage),
    theme: persistSlice(themeSlice.reducer, themeStorage),
    compare: compareSlice.reducer,
    bookmarks: bookmarksSlice.reducer,
    votes: votesSlice.reducer,
    newsletter: newsletterSlice.reducer,
    visit: visitSlice.reducer,
  });
}

export type RootState = ReturnType<ReturnType<typeof createRootReducer>>;
