import { expectConsole } from '../../../tests/support/expectConsole';
import { routeTo } from '../../../tests/support/routeTo';
import { createTestStore, loadStoredState } from '../../../tests/support/testStore';
import { prefetchData } from '../../app/prefetching/screenQueries';
import { listToolsArgOf } from '../../catalogue/catalogueApi';
import { noFilters } from '../../domain/listing';

import { activeFilterCount, panelToggled, selectFilters, selectIsPanelOpen } from './filtersSlice';

function open() {
  const { store } = createTestStore();
  return {
    store,
    dispatch: store.dispatch,
    filters: () => selectFilters(store.getState()),
    isPanelOpen: () => selectIsPanelOpen(store.getState()),
  };
}

const onPage3 = {
  ...noFilters,
  category: 'marketing',
  search: 'mail',
  pricingModel: 'free',
  platform: 'Web',
  subcategory: 'Newsletters',
  sort: 'price',
  page: 3,
};
const page3Path =
  '/tools/category/marketing?search=mail&pricing=free&platform=Web&subcategory=Newsletters&sort=price&page=3';

/** Opens page 3 of the marketing tools, with all filters set. */
function openOnPage3() {
  const app = open();
  app.dispatch(routeTo(page3Path));
  return app;
}

describe('the listing filter state', () => {
  test('has the same filters while only the panel changes', () => {
    const { filters, dispatch } = openOnPage3();
    const before = filters();
    dispatch(panelToggled());
    expect(filters()).toBe(before);
  });

  test('has the same filters after a list of others was prefetched', () => {
    const { filters, store } = openOnPage3();
    const before = filters();
    prefetchData(store, new URL('/tools/category/finance', window.location.href));
    store.dispatch(panelToggled());
    expect(filters()).toBe(before);
  });

  // proves list-19
  test('begins with nothing chosen, on page 1', () => {
    const { filters, dispatch } = open();
    expect(filters()).toEqual(noFilters);
    dispatch(routeTo('/tools'));
    expect(filters()).toEqual(noFilters);
  });

  // proves list-19, list-22
  test('is what the URL of the tool list says', () => {
    const { filters, dispatch } = openOnPage3();
    expect(filters()).toEqual(onPage3);
    dispatch(routeTo('/tools/category/finance?tag=tax'));
    expect(filters()).toEqual({ ...noFilters, category: 'finance', tag: 'tax' });
  });

  test.each(['/tools/runway', '/', '/tools/category/robots'])('stays as it is at %s', (path) => {
    const { filters, dispatch } = openOnPage3();
    dispatch(routeTo(path));
    expect(filters()).toEqual(onPage3);
  });

  // proves list-33, list-43
  test('keeps pricing model and platform, not order and page, where a link leads to /tools', () => {
    const { filters, dispatch } = openOnPage3();
    dispatch(routeTo('/tools'));
    expect(filters()).toEqual({ ...noFilters, pricingModel: 'free', platform: 'Web' });
  });

  test.each(['POP', 'REPLACE'] as const)(
    'is empty at /tools after going back or clearing (%s)',
    (navigation) => {
      const { filters, dispatch } = openOnPage3();
      dispatch(routeTo('/tools', navigation));
      expect(filters()).toEqual(noFilters);
    },
  );

  // proves list-8, list-43
  test('asks the server for the page before the shown one', () => {
    const { store } = openOnPage3();
    expect(listToolsArgOf(selectFilters(store.getState()))).toEqual({
      category: 'marketing',
      search: 'mail',
      pricingModel: 'free',
      platform: 'Web',
      subcategory: 'Newsletters',
      industry: '',
      tag: '',
      sort: 'price',
      pageIndex: 2,
    });
  });
});

describe('the advanced filters panel', () => {
  test('opens and closes', () => {
    const { dispatch, isPanelOpen } = open();
    expect(isPanelOpen()).toBe(false);
    dispatch(panelToggled());
    expect(isPanelOpen()).toBe(true);
    dispatch(panelToggled());
    expect(isPanelOpen()).toBe(false);
  });

  // proves list-28
  test('counts pricing, platform and subcategory, and nothing else', () => {
    const others = { ...noFilters, category: 'marketing', search: 'a', industry: 'b', tag: 'c', page: 2 };
    expect(activeFilterCount(others)).toBe(0);
    expect(activeFilterCount({ ...others, pricingModel: 'free' })).toBe(1);
    expect(activeFilterCount(onPage3)).toBe(3);
  });
});

describe('saved filter preferences', () => {
  const saved = {
    category: 'marketing',
    subcategory: 'Newsletters',
    pricingModel: 'free',
    platform: 'Web',
    page: 2,
  };
  const stored = () => localStorage.getItem('filterPreferences');

  async function openWith(value?: string) {
    if (value !== undefined) localStorage.setItem('filterPreferences', value);
    const app = open();
    const flush = await loadStoredState(app.store);
    return { ...app, flush };
  }

  // proves list-33
  test('are restored at /tools when the site starts there', async () => {
    const { dispatch, filters } = await openWith(JSON.stringify(saved));
    dispatch(routeTo('/tools', 'POP'));
    expect(filters()).toEqual({ ...noFilters, ...saved });
  });

  // proves list-33
  test('are restored by the first link to /tools, which starts at page 1', async () => {
    const { dispatch, filters } = await openWith(JSON.stringify(saved));
    dispatch(routeTo('/about', 'POP'));
    dispatch(routeTo('/tools'));
    expect(filters()).toEqual({ ...noFilters, ...saved, page: 1 });
    dispatch(routeTo('/tools'));
    expect(filters()).toEqual({ ...noFilters, pricingModel: 'free', platform: 'Web' });
  });

  // proves list-22, list-33
  test.each([
    ['/tools/category/finance', { category: 'finance' }],
    ['/tools/category/marketing', { category: 'marketing' }],
    ['/tools?search=mail', { search: 'mail' }],
    ['/tools?page=4', { page: 4 }],
    ['/tools?utm_source=x', {}],
  ])('are not restored at %s, which says something itself', async (path, said) => {
    const { dispatch, filters } = await openWith(JSON.stringify(saved));
    dispatch(routeTo(path, 'POP'));
    expect(filters()).toEqual({ ...noFilters, ...said });
  });

  // proves list-32, storage-4
  test('are saved on every change, as one JSON object', async () => {
    const { dispatch, flush } = await openWith();
    const after = async (path: string) => {
      dispatch(routeTo(path, 'REPLACE'));
      await flush();
      return JSON.parse(stored() ?? 'null') as unknown;
    };
    const none = { category: '', subcategory: '', pricingModel: '', platform: '', page: 1 };
    expect(await after('/tools?pricing=free')).toEqual({ ...none, pricingModel: 'free' });
    expect(await after('/tools/category/finance?page=2')).toEqual({ ...none, category: 'finance', page: 2 });
    expect(await after(page3Path)).toEqual({
      category: 'marketing',
      subcategory: 'Newsletters',
      pricingModel: 'free',
      platform: 'Web',
      page: 3,
    });
  });

  // proves storage-4
  test('hold neither the search nor the panel', async () => {
    const { dispatch, flush } = await openWith();
    dispatch(routeTo('/tools?search=mail&tag=a&industry=b&pricing=free'));
    dispatch(panelToggled());
    await flush();
    expect(Object.keys(JSON.parse(stored() ?? '{}') as object).sort()).toEqual(Object.keys(saved).sort());
  });

  // proves list-12
  test('are gone after Reset all filters, until the next change', async () => {
    const { dispatch, flush } = await openWith(JSON.stringify(saved));
    dispatch(routeTo('/tools', 'POP'));
    dispatch(routeTo('/tools', 'REPLACE'));
    await flush();
    expect(stored()).toBeNull();
    dispatch(routeTo('/tools?platform=Linux', 'REPLACE'));
    await flush();
    expect(JSON.parse(stored() ?? 'null')).toMatchObject({ platform: 'Linux', category: '' });
  });

  // proves storage-4
  test('are not stored while nothing was chosen', async () => {
    const { dispatch, flush } = await openWith();
    dispatch(routeTo('/tools'));
    await flush();
    expect(stored()).toBeNull();
  });

  // proves list-34
  test.each(['', '{', 'null', '5', '"marketing"', '[]', 'undefined', '{"category":'])(
    'that are %p are ignored and logged',
    async (value) => {
      expectConsole('warn', 'filterPreferences');
      const { dispatch, filters } = await openWith(value);
      dispatch(routeTo('/tools', 'POP'));
      expect(filters()).toEqual(noFilters);
    },
  );

  test.each([
    [
      'fields of wrong types',
      { category: {}, subcategory: [], pricingModel: null, platform: true, page: 'x' },
    ],
    ['nothing', {}],
    ['another shape', { filters: saved }],
    ['a category that is none of the 26', { category: 'robots' }],
    ['a pricing model that is none of the four', { pricingModel: 'barter' }],
    ['a page before the first', { page: -3 }],
    ['page 0', { page: 0 }],
  ])('that hold %s leave the list as it is', async (_, value) => {
    const { dispatch, filters } = await openWith(JSON.stringify(value));
    dispatch(routeTo('/tools', 'POP'));
    expect(filters()).toEqual(noFilters);
  });
});
