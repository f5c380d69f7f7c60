import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createMemoryHistory as createMemoryHistory,
} from 'react-router-dom';

import { createTestStore } from '../../../tests/support/testStore';
import { selectRoute } from '../../features/visit/visitSlice';

import { startRouting } from './startRouting';

const histories = {
  'the browser': () => {
    window.history.replaceState(null, '', '/tools?page=2#top');
    return createBrowserHistory({ v5Compat: true });
  },
  memory: () => createMemoryHistory({ initialEntries: ['/tools?page=2#top'], v5Compat: true }),
};

test.each(Object.entries(histories))('navigations of %s become events', (_, create) => {
  const { store, actions } = createTestStore();
  const history = create();
  const routing = startRouting(store, history);
  expect(selectRoute(store.getState())).toMatchObject({
    pathname: '/tools',
    search: '?page=2',
    hash: '#top',
    key: 'default',
    state: null,
    navigation: 'POP',
  });

  routing.navigator.push('/blog', { keepFocus: true });
  const pushed = selectRoute(store.getState());
  expect(pushed).toMatchObject({
    pathname: '/blog',
    search: '',
    state: { keepFocus: true },
    navigation: 'PUSH',
  });
  expect(pushed.key).not.toBe('default');
  expect(routing.currentRoute()).toEqual(pushed);
  expect(routing.currentRoute()).toBe(routing.currentRoute());

  routing.navigator.replace('/about');
  expect(selectRoute(store.getState())).toMatchObject({ pathname: '/about', navigation: 'REPLACE' });
  expect(actions.filter(({ type }) => type === 'visit/routeChanged')).toHaveLength(3);
});

test('the state of the first history entry, which a reload leaves, is not used', () => {
  const { store } = createTestStore();
  const arranged = { options: { order: 'name' } };
  const history = createMemoryHistory({
    initialEntries: [{ pathname: '/saved-tools', state: arranged }],
    v5Compat: true,
  });
  const routing = startRouting(store, history);
  expect(history.location.state).toEqual(arranged);
  expect(routing.currentRoute()).toMatchObject({ pathname: '/saved-tools', state: null });
});
