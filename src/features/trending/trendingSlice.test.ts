import { catalogueOf, rawTools } from '../../../tests/support/records';
import { createTestStore, memorySource } from '../../../tests/support/testStore';
import { catalogueApi } from '../../catalogue/catalogueApi';

import { pageTurned, selectPageAt } from './trendingSlice';

const trendingTools = (count: number) => memorySource(catalogueOf(rawTools(count, { trending: true })));

test('a page belongs to the entry of the history it was turned to in', () => {
  const { store } = createTestStore();
  expect(selectPageAt(store.getState(), 'first')).toBe(1);
  store.dispatch(pageTurned({ entry: 'first', page: 3 }));
  expect(selectPageAt(store.getState(), 'first')).toBe(3);
  expect(selectPageAt(store.getState(), 'second')).toBe(1);
});

test('a page that exists stays, one that no longer exists becomes the last one', async () => {
  const { store } = createTestStore({ source: trendingTools(30) });
  const read = (page: number) => store.dispatch(catalogueApi.endpoints.listTrendingTools.initiate(page - 1));
  store.dispatch(pageTurned({ entry: 'first', page: 3 }));
  await read(3);
  expect(selectPageAt(store.getState(), 'first')).toBe(3);
  store.dispatch(pageTurned({ entry: 'first', page: 9 }));
  // The response to another page does not affect this one.
  await read(2);
  expect(selectPageAt(store.getState(), 'first')).toBe(9);
  await read(9);
  expect(selectPageAt(store.getState(), 'first')).toBe(3);
});

test('an empty list has a first page', async () => {
  const { store } = createTestStore({ source: trendingTools(0) });
  store.dispatch(pageTurned({ entry: 'first', page: 2 }));
  await store.dispatch(catalogueApi.endpoints.listTrendingTools.initiate(1));
  expect(selectPageAt(store.getState(), 'first')).toBe(1);
});
