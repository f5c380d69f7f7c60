import { catalogueOf, rawTools } from '../../../tests/support/records';
import { createTestStore } from '../../../tests/support/testStore';
import { preloadedStateOf } from '../../app/hydration/dehydratedState';
import { catalogueApi } from '../../catalogue/catalogueApi';

import { loadPage } from './loadPage';
import { recordsSource } from './recordsSource';
import { renderPage } from './renderPage';

// proves delivery-4
test('the page of a category without tools says so, though that part loads when it is first shown', async () => {
  const tools = [...catalogueOf(rawTools(3), []).tools];
  const path = '/tools/category/marketing';
  const { store } = createTestStore({ source: recordsSource({ tools, posts: [], articles: [] }) });
  const state = await loadPage(store, path);
  store.dispatch(catalogueApi.util.resetApiState());
  const page = await renderPage(createTestStore({ preloadedState: preloadedStateOf(state) }).store, path);
  expect(page.body).toContain('No tools found');
});
