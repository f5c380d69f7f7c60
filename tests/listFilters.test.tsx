import { act, screen, waitFor, within } from '@testing-library/react';

import { json } from './support/apiServer';
import { appWithApi } from './support/appWithApi';
import { catalogueOf, rawTool } from './support/records';

const plan = (price: number) => [{ name: 'Solo', price, currency: 'USD', per: 'month', note: '' }];

const subcategories = [
  'Zines',
  'Ads',
  'Mail',
  'Links',
  'Polls',
  'Shops',
  'Video',
  'Blogs',
  'Logos',
  'Radio',
  'Texts',
];

const marketing = { category: 'marketing' };
const tools = [
  rawTool('Cedar', { ...marketing, pricingModel: 'free', subcategories: ['Ads'], pricingPlans: plan(30) }),
  rawTool('Birch', { ...marketing, platforms: ['Linux'], subcategories, pricingPlans: plan(20) }),
  rawTool('Aspen', { ...marketing, platforms: ['Linux'], pricingPlans: plan(10) }),
  rawTool('Elm', { category: 'coding-assistants', pricingModel: 'free', platforms: ['Linux'] }),
];
const { server, open } = appWithApi(catalogueOf(tools));

const list = '/tools/category/marketing';
const article = (name: string) => screen.findByRole('article', { name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const names = () => screen.queryAllByRole('article').map((one) => within(one).getByRole('link').textContent);
const countLine = () => document.querySelector('[aria-live="polite"]')?.textContent;
const checkbox = (name: string) => screen.findByRole('checkbox', { name });
const openPanel = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.click(await button('Advanced filters'));
  await screen.findByRole('group', { name: 'Subcategory' });
};

/** The page as a host serves it that tells nothing about its lists. */
function plainHost() {
  server.answer('/api/tools', json({ tools, totalItems: 4, totalPages: 1, currentPage: 0 }));
}

// proves list-44, list-45
describe('the order', () => {
  test('Back closes its menu', async () => {
    const app = await open(list, { before: '/tools' });
    await article('Cedar');
    await app.user.click(screen.getByRole('combobox', { name: 'Sort by' }));
    await screen.findByRole('listbox', { name: 'Sort by' });
    app.goBack();
    await article('Elm');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  });

  test('is chosen from what the host offers, and stays in the address', async () => {
    const app = await open(list, { before: '/not-there' });
    await article('Cedar');
    const control = screen.getByRole('combobox', { name: 'Sort by' });
    expect(control).toHaveTextContent('Recommended');
    await app.user.click(control);
    const orders = await screen.findByRole('listbox', { name: 'Sort by' });
    const offered = within(orders).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      'Recommended',
      'Price low to high',
      'Name',
    ]);
    expect(offered[0]).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByText(/^Recommended: /)).toBeVisible();
    await app.user.click(within(orders).getByRole('option', { name: 'Name' }));
    await waitFor(() => expect(names()).toEqual(['Aspen', 'Birch', 'Cedar']));
    expect(app.address()).toBe(`${list}?sort=name`);
    expect(await screen.findByRole('combobox', { name: 'Sort by' })).toHaveTextContent('Name');
    app.goBack();
    expect(app.address()).toBe('/not-there');
  });

  test('is read from the address', async () => {
    await open(`${list}?sort=price`);
    await article('Birch');
    expect(names()).toEqual(['Cedar', 'Aspen', 'Birch']);
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveTextContent('Price low to high');
  });

  test('works with the keyboard alone, and Escape changes nothing', async () => {
    const { user, address } = await open(list);
    await article('Cedar');
    const control = screen.getByRole('combobox', { name: 'Sort by' });
    act(() => control.focus());
    await user.keyboard('{ArrowDown}');
    await screen.findByRole('listbox', { name: 'Sort by' });
    await user.keyboard('{ArrowDown}{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await waitFor(() => expect(control).toHaveFocus());
    expect(address()).toBe(list);
    await user.keyboard('{Enter}');
    await screen.findByRole('listbox', { name: 'Sort by' });
    await user.keyboard('{End}{Enter}');
    await waitFor(() => expect(address()).toBe(`${list}?sort=name`));
    await waitFor(() => expect(control).toHaveFocus());
  });
});

describe('counts', () => {
  // proves list-46
  test('the count line says of how many, and in which category', async () => {
    const app = await open(list);
    await article('Cedar');
    expect(countLine()).toBe('3 tools in Marketing AI');
    await openPanel(app);
    await app.user.click(await checkbox('Linux'));
    await waitFor(() => expect(countLine()).toBe('2 tools of 3 in Marketing AI'));
  });

  // proves list-26, list-47
  test('each option says how many it would leave; what leaves none is still chosen by a press', async () => {
    const app = await open(list);
    await article('Cedar');
    await openPanel(app);
    const countOf = async (name: string) =>
      (await checkbox(name)).closest('label')?.lastElementChild?.textContent;
    expect(await checkbox('Linux')).toHaveAccessibleDescription('2 tools');
    expect(await countOf('Freemium')).toBe('2');
    await app.user.click(await checkbox('Linux'));
    await waitFor(async () => expect(await countOf('Free')).toBe('0'));
    // Its own group does not count itself.
    expect(await countOf('Web')).toBe('1');
    await app.user.click(await checkbox('Free'));
    expect(await checkbox('Free')).toBeChecked();
    expect(await screen.findByRole('heading', { name: 'No tools found' })).toBeVisible();
  });

  // proves list-47
  test('all subcategories of the category, in alphabetical order, and a field that narrows them', async () => {
    const app = await open(list);
    await article('Cedar');
    await openPanel(app);
    const group = within(screen.getByRole('group', { name: 'Subcategory' }));
    const shown = () =>
      group
        .queryAllByRole('checkbox')
        .map((box) => box.closest('label')?.querySelector('[title]')?.textContent);
    expect(shown()).toEqual([...subcategories].sort());
    const field = group.getByRole('textbox', { name: 'Find a subcategory' });
    await app.user.type(field, 'LO');
    expect(shown()).toEqual(['Blogs', 'Logos']);
    await app.user.type(field, '{Escape}');
    expect(shown()).toHaveLength(11);
    expect(await button('Advanced filters')).toHaveAttribute('aria-expanded', 'true');
  });

  // proves list-26
  test('a platform whose case differs in the URL is the offered one', async () => {
    const app = await open(`${list}?platform=linux`);
    await article('Birch');
    await app.user.click(await button('Advanced filters'));
    expect(await checkbox('Linux')).toBeChecked();
    expect(screen.getAllByRole('checkbox', { name: /^linux$/i })).toHaveLength(1);
    expect(await button('Advanced filters')).toHaveAccessibleDescription('1 active filter');
  });

  // proves list-26
  test('of two spellings the chosen one is checked, and unchecked again', async () => {
    const platforms = ['macOS', 'MacOS'];
    server.reset(catalogueOf([rawTool('Cedar', { ...marketing, platforms })]));
    const app = await open(list);
    await article('Cedar');
    await openPanel(app);
    await app.user.click(await checkbox('MacOS'));
    expect(await checkbox('MacOS')).toBeChecked();
    expect(await checkbox('macOS')).not.toBeChecked();
    await app.user.click(await checkbox('MacOS'));
    expect(app.address()).toBe(list);
  });

  // proves list-31
  test('a subcategory whose case differs in the URL is another one', async () => {
    const app = await open(`${list}?subcategory=ads`);
    await button('Remove filter Subcategory: ads');
    await app.user.click(await button(/^Advanced filters/));
    expect(await checkbox('ads')).toBeChecked();
    expect(await checkbox('Ads')).not.toBeChecked();
  });

  // proves list-47
  test('without a category the group asks for one', async () => {
    const app = await open('/tools');
    await article('Elm');
    await openPanel(app);
    const group = within(screen.getByRole('group', { name: 'Subcategory' }));
    expect(group.getByText('Choose a category to filter by subcategory.')).toBeVisible();
    expect(group.queryByRole('checkbox')).toBeNull();
  });

  // proves list-48
  test('the filter Free offers what has a free plan', async () => {
    const { user, address } = await open(`${list}?pricing=free`);
    await article('Cedar');
    await user.click(await button('2 more have a free plan'));
    expect(address()).toBe(`${list}?pricing=freemium`);
    await article('Birch');
    expect(screen.queryByRole('button', { name: /free plan/ })).toBeNull();
  });
});

// proves list-49
describe('how a search is met', () => {
  const answerWith = (match: unknown) =>
    server.answer(
      '/api/tools?limit=12',
      json({ tools, totalItems: 4, totalPages: 1, currentPage: 0, match }),
    );

  test('what was corrected is said, and can be searched for as typed', async () => {
    answerWith({ kind: 'all', corrected: 'cedar' });
    const { user, address } = await open('/tools?search=cedra');
    expect(await screen.findByText(/^Showing results for/)).toHaveTextContent('Showing results for cedar.');
    expect(countLine()).toBe('4 tools for “cedar”');
    await user.click(await button('Search for “cedra” instead'));
    expect(address()).toBe('/tools?search=%22cedra%22');
    await waitFor(() => expect(screen.queryByRole('button', { name: /instead$/ })).toBeNull());
    expect(screen.getByText('4 tools').closest('p')).toHaveFocus();
  });

  test('what only comes close is said', async () => {
    answerWith({ kind: 'some' });
    await open('/tools?search=cedar+submarine');
    expect(await screen.findByText('No tool has every word. These come close.')).toBeVisible();
  });

  test('nothing is said where every word is met', async () => {
    answerWith({ kind: 'all' });
    await open('/tools?search=cedar');
    await button('Remove filter Search: cedar');
    await article('Cedar');
    expect(screen.queryByText(/come close|Showing results/)).toBeNull();
  });
});

// proves list-11, list-50
describe('nothing found is a beginning', () => {
  const nothing = `${list}?pricing=free&platform=Linux`;
  const noTools = () => screen.findByRole('heading', { name: 'No tools found' });

  test('says what each filter’s removal leaves, and does it by one press', async () => {
    const { user, address } = await open(nothing);
    await noTools();
    expect(
      screen.getByText("Try adjusting your search or filters to find what you're looking for."),
    ).toBeVisible();
    expect(countLine()).toMatch(/^No tools/);
    expect(screen.getByRole('button', { name: 'Reset all filters' })).toBeVisible();
    expect(within(await button('Without Platform: Linux leaves 1 tool')).queryByRole('button')).toBeNull();
    await user.click(await button('Without Pricing: Free leaves 2 tools'));
    expect(address()).toBe(`${list}?platform=Linux`);
    await article('Birch');
    expect(document.querySelector('[aria-live="polite"]')).toHaveFocus();
  });

  test('all categories, and tools with a free plan', async () => {
    const { user, address, goBack } = await open(nothing);
    await noTools();
    await user.click(await button('1 tool in all categories'));
    expect(address()).toBe('/tools?pricing=free&platform=Linux');
    await article('Elm');
    goBack();
    await noTools();
    await user.click(await button('2 more have a free plan'));
    expect(address()).toBe(`${list}?pricing=freemium&platform=Linux`);
  });

  test('the nearest matches miss one filter', async () => {
    await open(nothing);
    await noTools();
    const nearest = await screen.findByRole('region', { name: 'Nearest matches' });
    expect(within(nearest).getByText('Without Pricing: Free')).toBeVisible();
    await article('Birch');
    expect(names()).toEqual(['Birch', 'Aspen']);
  });

  test('there are none without the only filter', async () => {
    await open('/tools?search=qqqqqq');
    await noTools();
    expect(await button(/^Without Search: qqqqqq leaves/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Nearest matches' })).toBeNull();
  });

  test('what leads to nothing is not offered', async () => {
    await open('/tools/category/marketing?search=qqqqqq&platform=iOS');
    await noTools();
    expect(await button('Without Search: qqqqqq still none')).toBeVisible();
    expect(screen.queryByRole('button', { name: /all categories|free plan/ })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Nearest matches' })).toBeNull();
  });
});

// proves list-51, accessibility-15
describe('the filters on phones', () => {
  beforeEach(() => {
    jest.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        Object.assign(new EventTarget(), {
          matches: media.includes('max-width'),
          media,
          onchange: null,
          addListener: () => undefined,
          removeListener: () => undefined,
        }) as MediaQueryList,
    );
  });
  afterEach(() => jest.restoreAllMocks());

  test('are a sheet whose choices apply when its button, which counts, is pressed', async () => {
    const { user, address } = await open(list);
    await article('Cedar');
    const toggle = await button('Advanced filters');
    await user.click(toggle);
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(sheet.getByRole('button', { name: 'Show 3 tools' })).toBeVisible();
    await user.click(sheet.getByRole('checkbox', { name: 'Linux' }));
    expect(sheet.getByText('1 active filter')).toBeVisible();
    expect(address()).toBe(list);
    await sheet.findByRole('button', { name: 'Show 2 tools' });
    expect(await sheet.findByText('2 tools found')).toHaveAttribute('aria-live', 'polite');
    await user.click(sheet.getByRole('button', { name: 'Show 2 tools' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe(`${list}?platform=Linux`);
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(toggle).toHaveFocus());
    await user.click(toggle);
    await user.click(await button('Clear all'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe(`${list}?platform=Linux`);
  });

  test('the orders are a sheet too', async () => {
    const { user, address } = await open(list);
    await article('Cedar');
    await user.click(screen.getByRole('combobox', { name: 'Sort by' }));
    const sheet = await screen.findByRole('dialog', { name: 'Sort by' });
    await user.click(within(sheet).getByRole('option', { name: 'Name' }));
    expect(address()).toBe(`${list}?sort=name`);
  });
});

// proves list-44, list-47
test('a host that tells nothing about its lists has a list that works', async () => {
  plainHost();
  const app = await open(list);
  await article('Cedar');
  expect(countLine()).toBe('4 tools in Marketing AI');
  expect(screen.queryByRole('combobox')).toBeNull();
  await openPanel(app);
  const group = within(screen.getByRole('group', { name: 'Subcategory' }));
  expect(group.getAllByRole('checkbox')).toHaveLength(11);
  expect(await checkbox('Free')).not.toHaveAccessibleDescription();
  await app.user.click(await checkbox('Free'));
  await button('Remove filter Pricing: Free');
  await article('Cedar');
  expect(screen.queryByRole('button', { name: /free plan/ })).toBeNull();
  await app.user.click(await screen.findByRole('tab', { name: 'All Tools' }));
  await waitFor(() => expect(screen.getByRole('group', { name: 'Subcategory' })).toBeVisible());
  expect(within(screen.getByRole('group', { name: 'Subcategory' })).getAllByRole('checkbox')).toHaveLength(
    11,
  );
  server.answer('/api/tools', json({ tools: [], totalItems: 0, totalPages: 0, currentPage: 0 }));
  await app.user.click(await checkbox('iOS'));
  expect(await screen.findByRole('heading', { name: 'No tools found' })).toBeVisible();
  const search = screen.getByRole('searchbox', { name: 'Search for tools...' });
  await app.user.type(search, 'not searched for');
  await app.user.click(await button('Reset all filters'));
  expect(app.address()).toBe('/tools');
  expect(screen.getByRole('searchbox', { name: 'Search for tools...' })).toHaveValue('');
});

// proves list-3
test('clearing what was typed, but not searched for, keeps the page', async () => {
  server.answer('/api/tools', json({ tools, totalItems: 28, totalPages: 3, currentPage: 1 }));
  const app = await open('/tools?page=2');
  await article('Cedar');
  await app.user.type(screen.getByRole('searchbox', { name: 'Search for tools...' }), 'Asp');
  await app.user.click(await button('Clear search'));
  expect(screen.getByRole('searchbox', { name: 'Search for tools...' })).toHaveValue('');
  expect(app.address()).toBe('/tools?page=2');
});

// proves list-46, list-49
test('the count line quotes an exact search once', async () => {
  await open(`${list}?search=%22Aspen%22`);
  await article('Aspen');
  await waitFor(() => expect(countLine()).toBe('1 tool in Marketing AI for “Aspen”'));
});

// proves list-46
test('while another list loads, the count line says what is still shown', async () => {
  const { user } = await open(list);
  await article('Cedar');
  const release = server.hold('/api/tools');
  await user.type(screen.getByRole('searchbox', { name: 'Search for tools...' }), 'Aspen{Enter}');
  await button('Remove filter Search: Aspen');
  expect(countLine()).toBe('3 tools in Marketing AI');
  release();
  await waitFor(() => expect(countLine()).toBe('1 tool of 3 in Marketing AI for “Aspen”'));
  const releaseAll = server.hold('/api/tools');
  await user.click(screen.getByRole('tab', { name: 'Coding Assistants' }));
  expect(countLine()).toBe('1 tool of 3 in Marketing AI for “Aspen”');
  releaseAll();
  await waitFor(() => expect(countLine()).not.toContain('Marketing AI'));
});
