import { isMissingError } from '../../catalogue/baseQuery';
import { catalogueApi } from '../../catalogue/catalogueApi';
import { selectPostBySlug } from '../../catalogue/postsSlice';
import { selectToolBySlug } from '../../catalogue/toolsSlice';
import { postBookmarked, toolBookmarked } from '../../features/bookmarks/bookmarksSlice';
import { readTime } from '../../lib/read';
import { browserStorage, type TextStorage } from '../../platform/browserStorage';
import { observeTime } from '../../platform/clock';
import type { RootState } from '../rootReducer';
import { matchAt, screens } from '../routes';
import type { AppStore } from '../store';

import { earlySavePrefix } from './keepEarlySave';

const { toolBySlug, postBySlug } = catalogueApi.endpoints;
const once = { subscribe: false } as const;

/** Returns the event that saves the record at a path, or undefined if the record is not in the state yet. */
function eventFor(state: RootState, path: string, savedAt: string | undefined) {
  const { route, params } = matchAt(path);
  const { slug = '' } = params;
  if (route.screen === screens.article) {
    const post = selectPostBySlug(state, slug);
    return post && postBookmarked(post, savedAt);
  }
  const tool = selectToolBySlug(state, slug);
  return tool && toolBookmarked(tool, savedAt);
}

/**
 * Requests the record at a path and resolves to whether the catalogue answered. A path without a slug has no
 * record to request.
 */
async function loadRecord({ dispatch }: AppStore, path: string): Promise<boolean> {
  const { route, params } = matchAt(path);
  const { slug = '' } = params;
  if (slug === '') return true;
  const { error } = await dispatch(
    route.screen === screens.article ? postBySlug.initiate(slug, once) : toolBySlug.initiate(slug, once),
  );
  return error === undefined || isMissingError(error);
}

async function dispatchEarlySave(store: AppStore, storage: TextStorage, key: string): Promise<void> {
  const path = key.slice(earlySavePrefix.length);
  const time = readTime(Number(storage.get(key)) || undefined);
  const savedAt = time === undefined ? undefined : observeTime(time);
  // If the record is already in the state, there is no await: it is saved before the page is hydrated.
  let event = eventFor(store.getState(), path, savedAt);
  if (!event) {
    // The request failed: keep the entry for the next start.
    if (!(await loadRecord(store, path))) return;
    event = eventFor(store.getState(), path, savedAt);
  }
  if (event) store.dispatch(event);
  storage.set(key, null);
}

/**
 * Saves the records that the visitor saved before the code was loaded, on this page or on one that was left
 * before (delivery-61). Records that are not in the state are requested first; those that the catalogue no
 * longer has are dropped. Call it once the stored state is loaded.
 */
export async function dispatchEarlySaves(
  store: AppStore,
  storage: TextStorage = browserStorage,
): Promise<void> {
  const keys = storage.keys().filter((key) => key.startsWith(earlySavePrefix));
  await Promise.all(keys.map((key) => dispatchEarlySave(store, storage, key)));
}
