import { screen, waitFor } from '@testing-library/react';

import { catalogueOf, rawPost, rawTools } from '../../../tests/support/records';
import { renderApp } from '../../../tests/support/renderApp';
import { memorySource } from '../../../tests/support/testStore';
import { catalogueApi } from '../../catalogue/catalogueApi';
import { createBrowserStyleCache } from '../../ui/theme/createStyleCache';
import { preloadScreen } from '../routes';

import { warmUpScreen } from './warmUpScreen';

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

afterEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = true;
});

// proves delivery-59
test.each(['/tools', '/tools/tool-01', '/blog/post-one', '/nowhere'])(
  'a screen that is warmed up inserts its style rules, and nothing else happens: %s',
  async (path) => {
    const source = memorySource(catalogueOf(rawTools(3), [rawPost('Post One')]));
    const { store } = await renderApp('/tools', { source });
    await screen.findAllByRole('article');
    await preloadScreen(path);
    // RTK Query adds a page's subscriptions to the state half a second after the page is rendered.
    await waitFor(() => expect(store.getState()[catalogueApi.reducerPath].subscriptions).not.toEqual({}));
    const cache = createBrowserStyleCache([]);
    const state = store.getState();
    const { title } = document;
    const [head, body] = [document.head.querySelectorAll('title, meta').length, document.body.innerHTML];
    const globalStyles = () => document.querySelectorAll('style[data-emotion^="mui-global"]').length;
    const globalsBefore = globalStyles();
    source.requests.length = 0;
    const scrolled = jest.spyOn(window, 'scrollTo');
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    await warmUpScreen(store, cache, path);
    expect(Object.keys(cache.inserted).length).toBeGreaterThan(30);
    expect(store.getState()).toBe(state);
    expect(document.title).toBe(title);
    expect(document.head.querySelectorAll('title, meta')).toHaveLength(head);
    expect(document.body.innerHTML).toBe(body);
    expect(globalStyles()).toBe(globalsBefore);
    expect(source.requests).toEqual([]);
    expect(scrolled).not.toHaveBeenCalled();
  },
);
