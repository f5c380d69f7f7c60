import { holdClock, whileClockRuns } from '../../../tests/support/clock';
import { expectConsole } from '../../../tests/support/expectConsole';
import { catalogueOf, rawTools } from '../../../tests/support/records';
import { createTestStore, memorySource, rehydrate } from '../../../tests/support/testStore';
import { catalogueApi } from '../../catalogue/catalogueApi';

import {
  activeFilterCount,
  allFiltersReset,
  listingOpened,
  type ListingOpening,
  pageTurned,
  panelFiltersCleared,
  panelToggled,
  platformChosen,
  pricingModelChosen,
  queryOf,
  selectFilters,
  selectIsPanelOpen,
  selectRememberedCategory,
  subcategoryChosen,
} from './filtersSlice';

const tools: ListingOpening = { category: '', search: '', industry: '', tag: '', isRestored: false };
const nothing = {
  category: '',
  search: '',
  industry: '',
  tag: '',
  subcategory: '',
  pricingModel: '',
  platform: '',
  page: 1,
};

function open() {
  const { store } = createTestStore({ source: memorySource(catalogueOf(rawTools(30))) });
  return {
    store,
    dispatch: store.dispatch,
    filters: () => {
      const filters = selectFilters(store.getState());
      return Object.fromEntries(
        Object.keys(nothing).map((name) => [name, Reflect.get(filters, name) as unknown]),
      );
    },
    count: () => activeFilterCount(selectFilters(store.getState())),
    isPanelOpen: () => selectIsPanelOpen(store.getState()),
    remembered: () => selectRememberedCategory(store.getState()),
  };
}

/** The list on page 3 of the marketing tools, with everything chosen. */
function openOnPage3() {
  const app = open();
  app.dispatch(listingOpened({ ...tools, category: 'marketing', search: 'mail' }));
  app.dispatch(pricingModelChosen('free'));
  app.dispatch(platformChosen('Web'));
  app.dispatch(subcategoryChosen('Newsletters'));
  app.dispatch(pageTurned(3));
  return app;
}

const onPage3 = {
  ...nothing,
  category: 'marketing',
  search: 'mail',
  pricingModel: 'free',
  platform: 'Web',
  subcategory: 'Newsletters',
  page: 3,
};

describe('the listing filter state', () => {
  // proves list-19
  test('begins with nothing chosen, on page 1', () => {
    const { filters, dispatch } = open();
    expect(filters()).toEqual(nothing);
    dispatch(listingOpened(tools));
    expect(filters()).toEqual(nothing);
  });

  // proves list-19
  test('keeps what was chosen, and the page', () => {
    expect(openOnPage3().filters()).toEqual(onPage3);
  });

  // proves list-20
  test.each([
    ['pricing model', pricingModelChosen('freemium'), { pricingModel: 'freemium' }],
    ['platform', platformChosen('Linux'), { platform: 'Linux' }],
    ['subcategory', subcategoryChosen('Ads'), { subcategory: 'Ads' }],
    ['search', listingOpened({ ...tools, category: 'marketing', search: 'post' }), { search: 'post' }],
  ])('changing the %s resets the page to 1 and nothing else', (_, event, change) => {
    const { dispatch, filters } = openOnPage3();
    dispatch(event);
    expect(filters()).toEqual({ ...onPage3, ...change, page: 1 });
  });

  // proves list-21
  test('changing the category resets the page to 1 and clears the subcategory', () => {
    const { dispatch, filters } = openOnPage3();
    dispatch(listingOpened({ ...tools, category: 'finance', search: 'mail' }));
    expect(filters()).toEqual({ ...onPage3, category: 'finance', subcategory: '', page: 1 });
  });

  test('going back to all tools is a change of the category too', () => {
    const { dispatch, filters } = openOnPage3();
    dispatch(listingOpened({ ...tools, search: 'mail' }));
    expect(filters()).toEqual({ ...onPage3, category: '', subcategory: '', page: 1 });
  });

  test('the same address again leaves the page where it is', () => {
    const { dispatch, filters } = openOnPage3();
    dispatch(listingOpened({ ...tools, category: 'marketing', search: 'mail' }));
    expect(filters()).toEqual(onPage3);
  });

  test('resetting all filters clears everything', () => {
    const { dispatch, filters } = openOnPage3();
    dispatch(allFiltersReset());
    expect(filters()).toEqual(nothing);
  });

  // proves list-8
  test('asks the server for the page before the shown one', () => {
    const { store } = openOnPage3();
    expect(queryOf(selectFilters(store.getState()))).toEqual({
      category: 'marketing',
      search: 'mail',
      pricingModel: 'free',
      platform: 'Web',
      subcategory: 'Newsletters',
      industry: '',
      tag: '',
      page: 2,
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
    const { dispatch, count } = open();
    dispatch(listingOpened({ ...tools, category: 'marketing', search: 'a', industry: 'b', tag: 'c' }));
    expect(count()).toBe(0);
    dispatch(pricingModelChosen('free'));
    expect(count()).toBe(1);
    dispatch(platformChosen('Web'));
    expect(count()).toBe(2);
    dispatch(subcategoryChosen('Newsletters'));
    expect(count()).toBe(3);
  });

  // proves list-27
  test.each([
    ['pricing model', pricingModelChosen('free'), { pricingModel: '' }],
    ['platform', platformChosen('Web'), { platform: '' }],
    ['subcategory', subcategoryChosen('Newsletters'), { subcategory: '' }],
  ])('choosing the active %s clears it', (_, event, change) => {
    const { dispatch, filters } = openOnPage3();
    dispatch(event);
    expect(filters()).toEqual({ ...onPage3, ...change, page: 1 });
  });

  // proves list-29
  test('Clear all clears these three and returns to page 1; category and search stay', () => {
    const { dispatch, filters, count } = openOnPage3();
    dispatch(panelFiltersCleared());
    expect(filters()).toEqual({ ...nothing, category: 'marketing', search: 'mail' });
    expect(count()).toBe(0);
  });
});

describe('a page that does not exist', () => {
  async function answered(page: number) {
    holdClock();
    const app = open();
    app.dispatch(listingOpened(tools));
    app.dispatch(pageTurned(page));
    const query = queryOf(selectFilters(app.store.getState()));
    await whileClockRuns(app.dispatch(catalogueApi.endpoints.listTools.initiate(query)));
    return app.filters();
  }

  // proves list-36
  test('becomes the last one that does', async () => {
    expect(await answered(9)).toMatchObject({ page: 3 });
  });

  test.each([1, 2, 3])('page %p of three stays', async (page) => {
    expect(await answered(page)).toMatchObject({ page });
  });

  test('an answer to an older question moves nothing', async () => {
    holdClock();
    const { store, dispatch, filters } = open();
    dispatch(listingOpened(tools));
    const older = queryOf(selectFilters(store.getState()));
    dispatch(pageTurned(9));
    await whileClockRuns(dispatch(catalogueApi.endpoints.listTools.initiate({ ...older, page: 5 })));
    expect(filters()).toMatchObject({ page: 9 });
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
    const flush = await rehydrate(app.store);
    return { ...app, flush };
  }

  // proves list-33
  test('are restored where the address names no category', async () => {
    const { dispatch, filters, remembered } = await openWith(JSON.stringify(saved));
    expect(remembered()).toBe('marketing');
    dispatch(listingOpened({ ...tools, category: 'marketing', isRestored: true }));
    expect(filters()).toEqual({ ...nothing, ...saved });
    expect(remembered()).toBe('');
  });

  // proves list-33
  test('are restored at /tools when no category was saved', async () => {
    const { dispatch, filters, remembered } = await openWith(JSON.stringify({ ...saved, category: '' }));
    expect(remembered()).toBe('');
    dispatch(listingOpened(tools));
    expect(filters()).toEqual({ ...nothing, ...saved, category: '' });
  });

  // proves list-33
  test('stand beside a search of the address', async () => {
    const { dispatch, filters } = await openWith(JSON.stringify({ ...saved, category: '' }));
    dispatch(listingOpened({ ...tools, search: 'mail' }));
    expect(filters()).toEqual({ ...nothing, ...saved, category: '', search: 'mail', page: 1 });
  });

  // proves list-22, list-33
  test.each(['finance', 'marketing'])('are not restored at the address of %s', async (category) => {
    const { dispatch, filters } = await openWith(JSON.stringify(saved));
    dispatch(listingOpened({ ...tools, category }));
    expect(filters()).toEqual({ ...nothing, category });
  });

  // proves list-32, storage-4
  test('are saved on every change, as one JSON object', async () => {
    const { dispatch, flush } = await openWith();
    const after = async (event: Parameters<typeof dispatch>[0]) => {
      dispatch(event);
      await flush();
      return JSON.parse(stored() ?? 'null') as unknown;
    };
    const none = { category: '', subcategory: '', pricingModel: '', platform: '', page: 1 };
    dispatch(listingOpened(tools));
    expect(await after(pricingModelChosen('free'))).toEqual({ ...none, pricingModel: 'free' });
    expect(await after(listingOpened({ ...tools, category: 'finance' }))).toEqual({
      ...none,
      category: 'finance',
      pricingModel: 'free',
    });
    expect(await after(pageTurned(2))).toMatchObject({ page: 2 });
    expect(await after(platformChosen('Web'))).toMatchObject({ platform: 'Web', page: 1 });
    expect(await after(subcategoryChosen('Taxes'))).toEqual({
      category: 'finance',
      subcategory: 'Taxes',
      pricingModel: 'free',
      platform: 'Web',
      page: 1,
    });
  });

  // proves storage-4
  test('hold neither the search nor the panel', async () => {
    const { dispatch, flush } = await openWith();
    dispatch(listingOpened({ ...tools, search: 'mail', tag: 'a', industry: 'b' }));
    dispatch(panelToggled());
    dispatch(pricingModelChosen('free'));
    await flush();
    expect(Object.keys(JSON.parse(stored() ?? '{}') as object).sort()).toEqual(Object.keys(saved).sort());
  });

  // proves list-12
  test('are gone after Reset all filters, until the next change', async () => {
    const { dispatch, flush } = await openWith(JSON.stringify(saved));
    dispatch(listingOpened({ ...tools, category: 'marketing', isRestored: true }));
    dispatch(allFiltersReset());
    dispatch(listingOpened(tools));
    await flush();
    expect(stored()).toBeNull();
    dispatch(platformChosen('Linux'));
    await flush();
    expect(JSON.parse(stored() ?? 'null')).toMatchObject({ platform: 'Linux', category: '' });
  });

  // proves storage-4
  test('are not stored while nothing was chosen', async () => {
    const { dispatch, flush } = await openWith();
    dispatch(listingOpened(tools));
    await flush();
    expect(stored()).toBeNull();
  });

  // proves list-34
  test.each(['', '{', 'null', '5', '"marketing"', '[]', 'undefined', '{"category":'])(
    'that are %p are ignored and logged',
    async (value) => {
      expectConsole('warn', 'filterPreferences');
      const { dispatch, filters } = await openWith(value);
      dispatch(listingOpened(tools));
      expect(filters()).toEqual(nothing);
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
    const { dispatch, filters, remembered } = await openWith(JSON.stringify(value));
    expect(remembered()).toBe('');
    dispatch(listingOpened(tools));
    expect(filters()).toEqual(nothing);
  });
});
