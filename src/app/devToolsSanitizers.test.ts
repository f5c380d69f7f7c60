import { catalogueOf, rawTools } from '../../tests/support/records';
import { createTestStore, memorySource } from '../../tests/support/testStore';
import { catalogueApi, listToolsArgOf } from '../catalogue/catalogueApi';
import { selectFilters } from '../features/filters/filtersSlice';

import { sanitizeAction, sanitizeState } from './devToolsSanitizers';

test('DevTools show how many entities a response and the state have, not the entities', async () => {
  const { store, actions } = createTestStore({ source: memorySource(catalogueOf(rawTools(8))) });
  await store.dispatch(
    catalogueApi.endpoints.listTools.initiate(listToolsArgOf(selectFilters(store.getState()))),
  );
  const action = actions.find(({ type }) => type === 'catalogueApi/executeQuery/fulfilled');
  const whole = JSON.stringify(action);
  expect(sanitizeAction(action ?? { type: '' })).toMatchObject({
    type: 'catalogueApi/executeQuery/fulfilled (listTools)',
    payload: { totalPages: 1 },
    meta: { baseQueryMeta: { entities: expect.stringMatching(/^\d tools, 0 posts$/) as string } },
  });
  expect(JSON.stringify(action)).toBe(whole);
  const state = sanitizeState(store.getState());
  expect(JSON.stringify(state).length).toBeLessThan(JSON.stringify(store.getState()).length / 2);
  expect(state).toMatchObject({ tools: expect.stringMatching(/tools$/) as string, filters: { page: 1 } });
});
