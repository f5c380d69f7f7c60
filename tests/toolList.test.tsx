import { screen, waitFor, within } from '@testing-library/react';

import { categories } from '../src/domain/categories';
import { selectFilters } from '../src/features/filters/filtersSlice';

import { json, serverFault } from './support/apiServer';
import { appWithApi } from './support/appWithApi';
import { expectConsole } from './support/expectConsole';
import { catalogueOf, rawPost, rawTool, rawTools } from './support/records';
import { withRealStyles } from './support/styles';

const records = catalogueOf(
  [
    ...rawTools(14, { subcategories: ['Code review'] }),
    rawTool('Mailer', {
      category: 'marketing',
      pricingModel: 'free',
      subcategories: ['Newsletters'],
      platforms: ['Web', 'Amiga'],
      tags: ['mail'],
      industryFit: ['marketers'],
      features: ['**First**', 'Second', 'Third'],
      pricing: 'x'.repeat(60),
      rating: 4.6,
      description: 'Writes letters to many.',
    }),
    rawTool('Adwriter', { category: 'marketing', subcategories: ['Ads'], platforms: ['Linux'] }),
  ],
  ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((title) => rawPost(`Post ${title}`)),
);

const { server, open } = appWithApi(records);

const article = (name: string) => screen.findByRole('article', { name });
const button = (name: string) => screen.findByRole('button', { name });
const tab = (name: string) => screen.findByRole('tab', { name });
/** The code of the empty list loads when it is first shown: a test that shows it waits for it. */
const noTools = () => screen.findByRole('heading', { name: 'No tools found' });
const articleNames = () =>
  screen.queryAllByRole('article').map((one) => within(one).getByRole('link').textContent);
const lastListing = () => server.reads('/api/tools?limit=12').at(-1)?.params;

async function openPanel({ user }: Awaited<ReturnType<typeof open>>) {
  await user.click(await button('Advanced filters'));
  const group = (name: string) => screen.findByRole('group', { name });
  return {
    choose: async (name: string, option: string) =>
      user.click(within(await group(name)).getByRole('checkbox', { name: option })),
    options: async (name: string) =>
      within(await group(name))
        .getAllByRole('checkbox')
        .map((box) => box.closest('label')?.querySelector('[title]')?.textContent),
    checked: async (name: string) =>
      within(await group(name))
        .getAllByRole('checkbox', { checked: true })
        .map((box) => box.closest('label')?.querySelector('[title]')?.textContent),
  };
}

describe('the list of all tools', () => {
  test('arrow keys show where they take the focus, also after a press by mouse', async () => {
    const { user } = await open('/tools');
    await user.click(await tab('All Tools'));
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    await user.keyboard('{ArrowRight}');
    // WebKit shows a ring only on demand when the mouse came before.
    expect(focus).toHaveBeenLastCalledWith({ focusVisible: true });
    expect(await tab(categories[0]?.name ?? '')).toHaveFocus();
    // The browser's own: Back.
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(await tab(categories[0]?.name ?? '')).toHaveFocus();
  });

  // proves accessibility-3, list-1, list-2, list-4
  test('title, breadcrumb, tabs and twelve cards', async () => {
    await open('/tools');
    expect(await screen.findByRole('heading', { level: 1, name: 'All AI Tools' })).toBeVisible();
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Home', 'Tools']);
    expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    const tabs = within(screen.getByRole('tablist', { name: 'Categories' })).getAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'All Tools',
      ...categories.map(({ name }) => name),
    ]);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('All Tools');
    await article('Tool 01');
    expect(articleNames()).toHaveLength(12);
    expect(document.title).toContain('All AI Tools');
  });

  // proves list-7
  test('twelve skeletons in a busy place while it loads', async () => {
    const release = server.hold('/api/tools');
    await open('/tools');
    await screen.findByRole('heading', { name: 'All AI Tools' });
    const skeletons = document.querySelectorAll('[data-skeleton]');
    expect(skeletons).toHaveLength(12);
    for (const skeleton of skeletons) {
      expect(skeleton.closest('[aria-busy="true"]')).not.toBeNull();
      expect(skeleton.closest('[aria-hidden="true"]')).not.toBeNull();
    }
    release();
    await article('Tool 01');
    expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(0);
  });

  // proves list-6, list-14, list-15, list-18
  test('a card shows what belongs on it', async () => {
    await open('/tools/category/marketing');
    const card = within(await article('Mailer'));
    expect(card.getByRole('link', { name: 'Mailer' })).toHaveAttribute('href', '/tools/mailer');
    expect(card.getByText(/^Marketing/)).toBeVisible();
    expect(card.getByText('Writes letters to many.')).toBeVisible();
    expect(card.getByText('First')).toBeVisible();
    expect(card.getByText('Second')).toBeVisible();
    expect(card.queryByText('Third')).toBeNull();
    expect(card.getByText('Free')).toBeVisible();
    expect(card.getByText(`${'x'.repeat(40)}…`)).toBeVisible();
    const stars = card.getByRole('img', { name: 'Rated 4.6 out of 5' });
    expect(stars).toHaveStyle({ '--filled': '4' });
  });

  // proves list-52
  test('a card without features shows the first sentence of the verdict as plain text', async () => {
    server.reset(
      catalogueOf([
        rawTool('Judged', {
          features: [],
          editorVerdict: 'Calmer than [Mailer](/tools/mailer) is. Costs more.',
        }),
        rawTool('Unjudged', { features: [], editorVerdict: '' }),
        rawTool('Featured', { features: ['First'], editorVerdict: 'Good.' }),
      ]),
    );
    await open('/tools');
    const line = within(await article('Judged'))
      .getByText('Editor:')
      .closest('p');
    expect(line).toHaveTextContent(/^Editor: Calmer than Mailer is\.$/);
    expect(within(await article('Unjudged')).queryByText('Editor:')).toBeNull();
    expect(within(await article('Featured')).queryByText('Editor:')).toBeNull();
  });

  // proves list-53
  test('a card of a tool that nobody rated says so', async () => {
    server.reset(catalogueOf([rawTool('New'), rawTool('Sample', { areFiguresSamples: true, rating: 4 })]));
    await open('/tools');
    const unrated = within(await article('New'));
    expect(unrated.getByText('No ratings yet')).toBeVisible();
    expect(unrated.getByRole('img', { name: 'Not rated' })).toBeVisible();
    expect(within(await article('Sample')).getByText('sample')).toBeVisible();
  });

  // proves trust-6
  test('a card’s price is read out in words', async () => {
    server.reset(
      catalogueOf([
        rawTool('Priced', {
          hasFreePlan: true,
          pricingPlans: [{ name: 'Pro', price: 8, currency: 'USD', per: 'month', note: '' }],
        }),
      ]),
    );
    await open('/tools');
    const card = within(await article('Priced'));
    expect(card.getByText('Free plan')).toBeVisible();
    expect(card.getByText('$8').parentElement).toHaveTextContent(/^from \$8\/mo$/);
    expect(card.getByText('$8').parentElement).toHaveAttribute('aria-hidden', 'true');
    expect(card.getByText('from $8 per month')).toBeInTheDocument();
  });

  // proves list-6
  test('a card leads to the tool', async () => {
    const { user, address } = await open('/tools');
    await user.click(await screen.findByRole('link', { name: 'Tool 01' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Tool 01' })).toBeVisible();
    expect(address()).toBe('/tools/tool-01');
  });

  // proves catalogue-9
  test('the seven samples stand in when the server has no tool at all', async () => {
    server.reset(catalogueOf([]));
    await open('/tools');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(7));
  });

  test('records of any kind break nothing', async () => {
    expectConsole('warn', /./);
    server.answer(
      '/api/tools',
      json([
        null,
        7,
        { name: {}, slug: [] },
        { name: 'Odd', slug: 'odd', features: 5, tags: {}, rating: 'x', category: 1 },
      ]),
    );
    server.answer('/api/blogs', json([null, { title: 5 }, 'x']));
    await open('/tools');
    await article('Odd');
    expect(articleNames()).toEqual(['Odd']);
  });
});

describe('categories', () => {
  // proves list-1, list-2
  test('a category’s address shows its name, description and tools', async () => {
    await open('/tools/category/marketing');
    expect(await screen.findByRole('heading', { level: 1, name: 'Marketing AI' })).toBeVisible();
    expect(
      screen.getByText(categories.find(({ slug }) => slug === 'marketing')?.description ?? '?'),
    ).toBeVisible();
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Tools',
      'Marketing AI',
    ]);
    expect(crumbs.getByRole('link', { name: 'Tools' })).toHaveAttribute('href', '/tools');
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Marketing AI');
    await article('Mailer');
    expect(articleNames().sort()).toEqual(['Adwriter', 'Mailer']);
    expect(lastListing()).toEqual({ category: 'marketing', page: '0', limit: '12' });
  });

  // proves list-5, accessibility-15
  test('choosing a tab goes to its category, All Tools back to /tools, each with a history entry', async () => {
    const { user, address, goBack } = await open('/tools');
    await article('Tool 01');
    await user.click(await tab('E-commerce AI'));
    expect(address()).toBe('/tools/category/E-commerce');
    expect(await tab('E-commerce AI')).toHaveAttribute('aria-selected', 'true');
    await noTools();
    await user.click(await tab('All Tools'));
    expect(address()).toBe('/tools');
    await user.click(await tab('Marketing AI'));
    expect(await tab('Marketing AI')).toHaveFocus();
    await article('Mailer');
    goBack();
    await article('Tool 01');
    expect(address()).toBe('/tools');
    // The selected tab, which is in view.
    expect(await tab('All Tools')).toHaveFocus();
    goBack();
    await noTools();
    expect(address()).toBe('/tools/category/E-commerce');
  });

  // proves list-21
  test('another category clears the subcategory and returns to page 1', async () => {
    const app = await open('/tools/category/coding-assistants');
    await app.user.click(await button('Go to page 2'));
    await article('Tool 13');
    const panel = await openPanel(app);
    await panel.choose('Subcategory', 'Code review');
    await waitFor(() => expect(lastListing()).toMatchObject({ subcategory: 'Code review', page: '0' }));
    await app.user.click(await tab('Marketing AI'));
    await article('Mailer');
    expect(lastListing()).toEqual({ category: 'marketing', page: '0', limit: '12' });
  });
});

describe('search', () => {
  // proves accessibility-2, list-3
  test('goes to the address and the API, by the button or by Enter', async () => {
    const { user, address } = await open('/tools');
    const form = within(await screen.findByRole('search'));
    const box = form.getByRole('searchbox', { name: 'Search for tools...' });
    expect(box).toHaveAttribute('placeholder', 'Search for tools...');
    await user.type(box, ' mail ');
    expect(server.reads('/api/tools?search=mail&limit=12')).toHaveLength(0);
    await user.click(form.getByRole('button', { name: 'Search' }));
    expect(address()).toBe('/tools?search=mail');
    await article('Mailer');
    expect(articleNames()).toEqual(['Mailer']);
    expect(lastListing()).toEqual({ search: 'mail', page: '0', limit: '12' });
    await user.clear(box);
    await user.type(box, 'tool 07{Enter}');
    await article('Tool 07');
    expect(articleNames()).toEqual(['Tool 07']);
  });

  // proves list-23, seo-11
  test('is read from the address, and its chip takes it off', async () => {
    const { user, address } = await open('/tools?search=adwriter');
    await article('Adwriter');
    const box = screen.getByRole('searchbox', { name: 'Search for tools...' });
    expect(box).toHaveValue('adwriter');
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
    await user.click(await button('Remove filter Search: adwriter'));
    expect(address()).toBe('/tools');
    expect(box).toHaveValue('');
    await article('Tool 01');
  });
});

describe('the advanced filters panel', () => {
  // proves accessibility-3, list-24
  test('opens and closes', async () => {
    withRealStyles();
    const { user } = await open('/tools');
    const toggle = await button('Advanced filters');
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('group', { name: 'Pricing model' })).toBeNull();
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(await screen.findByRole('group', { name: 'Pricing model' })).toBeVisible();
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Pricing model' })).toBeNull());
  });

  // proves list-25, list-26
  test('offers the models, the fixed platforms and the known subcategories', async () => {
    const app = await open('/tools/category/marketing');
    await article('Mailer');
    const { options } = await openPanel(app);
    expect(await options('Pricing model')).toEqual(['Free', 'Freemium', 'Subscription', 'One-time']);
    expect(await options('Platform')).toEqual([
      'Web',
      'Windows',
      'macOS',
      'Linux',
      'iOS',
      'Android',
      'Browser extension',
      'API',
      'Amiga',
    ]);
    expect(await options('Subcategory')).toEqual(['Ads', 'Newsletters']);
  });

  // proves list-27, list-28
  test('one choice in each group, counted, and asked of the server', async () => {
    const app = await open('/tools/category/marketing');
    await article('Mailer');
    const { choose, checked } = await openPanel(app);
    expect(screen.getByText('0 active filters')).toBeVisible();
    await choose('Pricing model', 'Freemium');
    expect(await screen.findByText('1 active filter')).toBeVisible();
    await choose('Pricing model', 'Free');
    expect(await checked('Pricing model')).toEqual(['Free']);
    expect(screen.getByText('1 active filter')).toBeVisible();
    await choose('Platform', 'Amiga');
    await choose('Subcategory', 'Newsletters');
    expect(screen.getByText('3 active filters')).toBeVisible();
    expect(within(await button('Advanced filters')).getByText('3')).toBeVisible();
    await waitFor(() =>
      expect(lastListing()).toEqual({
        category: 'marketing',
        pricingModel: 'free',
        platform: 'Amiga',
        subcategory: 'Newsletters',
        page: '0',
        limit: '12',
      }),
    );
    await waitFor(() => expect(articleNames()).toEqual(['Mailer']));
  });

  // proves list-27, list-29, accessibility-15
  test('choosing the active option clears it; Clear all clears all', async () => {
    const app = await open('/tools');
    await article('Tool 01');
    const { choose } = await openPanel(app);
    await choose('Pricing model', 'Free');
    await choose('Pricing model', 'Free');
    expect(screen.getByText('0 active filters')).toBeVisible();
    await choose('Platform', 'Web');
    await choose('Pricing model', 'Freemium');
    await app.user.click(await button('Clear all'));
    expect(screen.getByText('0 active filters')).toBeVisible();
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
    expect(screen.getByRole('checkbox', { name: 'Free' })).toHaveFocus();
    await article('Tool 01');
  });
});

describe('chips', () => {
  // proves accessibility-3, list-23
  test('each filter has one, and it takes the filter off', async () => {
    const app = await open('/tools/category/marketing?industry=marketers&tag=mail');
    await article('Mailer');
    expect(articleNames()).toEqual(['Mailer']);
    expect(lastListing()).toMatchObject({ industry: 'marketers', tag: 'mail' });
    const { choose } = await openPanel(app);
    await choose('Pricing model', 'Free');
    await choose('Platform', 'Web');
    await choose('Subcategory', 'Newsletters');
    for (const chip of ['Pricing: Free', 'Platform: Web', 'Subcategory: Newsletters']) {
      await app.user.click(await button(`Remove filter ${chip}`));
      expect(screen.queryByRole('button', { name: `Remove filter ${chip}` })).toBeNull();
    }
    expect(screen.getByText('0 active filters')).toBeVisible();
    await app.user.click(await button('Remove filter Industry: Marketers'));
    expect(app.address()).toBe('/tools/category/marketing?tag=mail');
    await app.user.click(await button('Remove filter Tag: mail'));
    expect(app.address()).toBe('/tools/category/marketing');
    expect(screen.queryByRole('button', { name: /^Remove filter/ })).toBeNull();
    await article('Adwriter');
  });
});

describe('pagination', () => {
  // proves accessibility-6, list-8, list-38, list-41
  test('turns the page, in place of the history entry and without its hash', async () => {
    const { user, address, goBack } = await open('/tools?search=tool#here', { before: '/not-there' });
    await article('Tool 01');
    const pages = within(screen.getByRole('navigation', { name: 'Pagination' }));
    expect(pages.getByRole('button', { name: 'page 1' })).toHaveAttribute('aria-current');
    expect(pages.getByRole('button', { name: 'Go to previous page' })).toBeDisabled();
    await user.click(pages.getByRole('button', { name: 'Go to page 2' }));
    await article('Tool 13');
    expect(articleNames()).toEqual(['Tool 13', 'Tool 14']);
    expect(lastListing()).toEqual({ search: 'tool', page: '1', limit: '12' });
    expect(address()).toBe('/tools?search=tool&page=2');
    expect(pages.getByRole('button', { name: 'page 2' })).toHaveAttribute('aria-current');
    expect(pages.getByRole('button', { name: 'Go to next page' })).toBeDisabled();
    await user.click(pages.getByRole('button', { name: 'Go to previous page' }));
    await article('Tool 01');
    goBack();
    expect(address()).toBe('/not-there');
  });

  // proves list-41
  test('the page one is on asks for nothing', async () => {
    const { user } = await open('/tools');
    await article('Tool 01');
    const before = server.requests.length;
    await user.click(await button('page 1'));
    await user.click(await button('Go to page 2'));
    await article('Tool 13');
    expect(server.requests).toHaveLength(before + 1);
  });

  // proves list-37, trending-4
  test('is not there when there is one page', async () => {
    await open('/tools/category/marketing');
    await article('Mailer');
    expect(screen.queryByRole('navigation', { name: 'Pagination' })).toBeNull();
  });

  // proves list-36, list-41
  test.each([9, 1_000_000])(
    'a stored page out of range (%d) goes to the last page that exists',
    async (page) => {
      localStorage.setItem('filterPreferences', JSON.stringify({ category: '', page }));
      await open('/tools');
      expect(await screen.findByRole('button', { name: 'page 2' })).toHaveAttribute('aria-current');
      await article('Tool 13');
    },
  );
});

// proves list-23, list-42
describe('the address says what is shown', () => {
  test('every filter and the page, also to somebody else', async () => {
    const path =
      '/tools/category/coding-assistants?search=tool&pricing=free&platform=Web&subcategory=Code+review';
    await open(path);
    expect(await button('Remove filter Pricing: Free')).toBeVisible();
    for (const chip of ['Platform: Web', 'Subcategory: Code review', 'Search: tool']) {
      expect(screen.getByRole('button', { name: `Remove filter ${chip}` })).toBeVisible();
    }
    await waitFor(() =>
      expect(lastListing()).toMatchObject({
        category: 'coding-assistants',
        pricingModel: 'free',
        platform: 'Web',
        subcategory: 'Code review',
        search: 'tool',
      }),
    );
  });

  test('a filter replaces the history entry, a search adds one; Back shows what was there', async () => {
    const app = await open('/tools?page=2', { before: '/not-there' });
    await article('Tool 13');
    const { choose } = await openPanel(app);
    await choose('Pricing model', 'Free');
    expect(app.address()).toBe('/tools?pricing=free');
    await app.user.type(screen.getByRole('searchbox', { name: 'Search for tools...' }), 'mail{Enter}');
    expect(app.address()).toBe('/tools?search=mail&pricing=free');
    await article('Mailer');
    await app.user.type(screen.getByRole('searchbox', { name: 'Search for tools...' }), '{Enter}');
    app.goBack();
    expect(app.address()).toBe('/tools?pricing=free');
    expect(screen.getByRole('searchbox', { name: 'Search for tools...' })).toHaveValue('');
    app.goBack();
    expect(app.address()).toBe('/not-there');
  });

  test('going back to a later page than the current list has keeps that page', async () => {
    const { user, address, goBack } = await open('/tools?page=2');
    await article('Tool 13');
    await user.click(await tab('Marketing AI'));
    await article('Mailer');
    goBack();
    await article('Tool 13');
    expect(address()).toBe('/tools?page=2');
  });

  test('the site’s own link starts at page 1 and keeps pricing model and platform', async () => {
    const { user, address } = await open('/tools/category/coding-assistants?pricing=free&page=2');
    const menu = within(await screen.findByRole('navigation', { name: 'Main' }));
    await user.click(menu.getByRole('link', { name: 'Tools' }));
    expect(address()).toBe('/tools?pricing=free');
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('All Tools');
  });

  test.each([
    ['9', '/tools?page=2', 'Tool 13'],
    ['0', '/tools', 'Tool 01'],
    ['x', '/tools', 'Tool 01'],
  ])('page %s does not exist and becomes %s', async (page, path, tool) => {
    const { address } = await open(`/tools?page=${page}`);
    await article(tool);
    await waitFor(() => expect(address()).toBe(path));
  });

  test('an encoded category is the category', async () => {
    await open('/tools/category/%6darketing');
    await article('Mailer');
    expect(lastListing()).toMatchObject({ category: 'marketing' });
  });
});

describe('nothing found', () => {
  // proves list-11, list-12
  test('says so, and Reset all filters clears the search, all filters and what was stored', async () => {
    const app = await open('/tools/category/marketing?search=zeta', { before: '/not-there' });
    expect(await noTools()).toBeVisible();
    expect(
      screen.getByText("Try adjusting your search or filters to find what you're looking for."),
    ).toBeVisible();
    const { choose } = await openPanel(app);
    await choose('Platform', 'iOS');
    await app.flush();
    expect(JSON.parse(localStorage.getItem('filterPreferences') ?? 'null')).toMatchObject({
      category: 'marketing',
      platform: 'iOS',
    });
    await app.user.click(await button('Reset all filters'));
    await article('Tool 01');
    expect(document.activeElement).toHaveTextContent(/^\d+ tools/);
    expect(app.address()).toBe('/tools');
    expect(screen.getByRole('searchbox', { name: 'Search for tools...' })).toHaveValue('');
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('All Tools');
    await app.flush();
    expect(localStorage.getItem('filterPreferences')).toBeNull();
    app.goBack();
    expect(app.address()).toBe('/not-there');
  });
});

describe('when the listing fails', () => {
  const sentence = 'Error loading tools. Please try again later.';

  // proves list-13, toasts-12, accessibility-18
  test('the sentence stands in place of the grid, once as a toast, and Retry brings the tools', async () => {
    expectConsole('error', 'API error: 500');
    server.answer('/api/tools', serverFault);
    const { user, toasts } = await open('/tools');
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(0);
    expect(screen.queryByText('No tools found')).toBeNull();
    expect(toasts()).toEqual([sentence]);
    server.reset(records);
    await user.click(await button('Retry'));
    await article('Tool 01');
    expect(screen.queryByText(sentence)).toBeNull();
    expect((await screen.findByText(/showing 1 to 12/)).parentElement).toHaveFocus();
  });

  // proves accessibility-18
  test('the focus stays on Retry after another failure', async () => {
    expectConsole('error', 'API error: 500');
    server.answer('/api/tools', serverFault);
    const { user } = await open('/tools');
    const retry = await button('Retry');
    await user.click(retry);
    await waitFor(() => expect(retry).toHaveAttribute('aria-disabled'));
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-disabled'));
    expect(retry).toHaveFocus();
  });

  // proves list-13
  test('results already on screen stay', async () => {
    expectConsole('error', 'API error: 500');
    const { user, toasts } = await open('/tools');
    await article('Tool 01');
    server.answer('/api/tools?page=1', serverFault);
    await user.click(await button('Go to page 2'));
    await waitFor(() => expect(toasts()).toEqual([sentence]));
    expect(articleNames()).toHaveLength(12);
    expect(await screen.findByText(/showing 1 to 12/)).toBeInTheDocument();
    server.reset(records);
    await user.click(await button('Retry'));
    await article('Tool 13');
    expect(articleNames().slice(0, 2)).toEqual(['Tool 13', 'Tool 14']);
    expect(screen.queryByText(sentence)).toBeNull();
  });
});

describe('the count line', () => {
  // proves list-54
  test('a turned page is announced once', async () => {
    const { user } = await open('/tools');
    await article('Tool 01');
    const line = await screen.findByText(/showing 1 to 12/);
    const region = line.closest('[aria-live]') ?? line;
    const heard: (string | null)[] = [];
    const listener = new MutationObserver(() => heard.push(region.textContent));
    listener.observe(region, { subtree: true, childList: true, characterData: true });
    await user.click(await button('Go to page 2'));
    await screen.findByText(/showing 13 to 16/);
    listener.disconnect();
    expect(heard).toEqual(['16 tools · showing 13 to 16']);
  });
});

describe('below the tools', () => {
  // proves list-9
  test('three to five related articles', async () => {
    await open('/tools');
    const box = await screen.findByRole('region', { name: 'Related Articles' });
    const links = within(box).getAllByRole('link');
    expect(links.length).toBeGreaterThanOrEqual(3);
    expect(links.length).toBeLessThanOrEqual(5);
    const addresses = links.map((link) => link.getAttribute('href'));
    expect(new Set(addresses).size).toBe(links.length);
    for (const address of addresses) expect(address).toMatch(/^\/blog\/post-/);
  });

  // proves list-9
  test('the box is left out when there are no posts', async () => {
    server.reset(catalogueOf(rawTools(1)));
    await open('/tools');
    await article('Tool 01');
    await waitFor(() => expect(server.reads('/api/blogs')).toHaveLength(1));
    expect(screen.queryByText('Related Articles')).toBeNull();
  });

  // proves list-10
  test('the questions: best tools, free or paid, the right tool, comparing', async () => {
    await open('/tools');
    await article('Tool 01');
    const names = screen
      .getAllByRole('heading', { level: 3 })
      .flatMap((heading) => within(heading).queryAllByRole('button'))
      .map(({ textContent }) => textContent);
    expect(names).toEqual([
      expect.stringContaining('best AI tools'),
      expect.stringContaining('free or paid'),
      expect.stringContaining('right tool'),
      expect.stringContaining('compare tools'),
    ]);
    const [data = ''] = [...document.querySelectorAll('script[type="application/ld+json"]')]
      .map(({ textContent }) => textContent)
      .filter((text) => text.includes('FAQPage'));
    expect(data).toContain('Add two or three tools to the compare list');
    expect(data).toContain('side-by-side view');
  });

  // proves list-10
  test('four questions, the last one about comparing, also as structured data', async () => {
    const { user } = await open('/tools');
    await article('Tool 01');
    const questions = screen
      .getAllByRole('heading', { level: 3 })
      .flatMap((heading) => within(heading).queryAllByRole('button'));
    expect(questions).toHaveLength(4);
    const last = questions[3];
    if (!last) throw new Error('There is no fourth question.');
    expect(last).toHaveAttribute('aria-expanded', 'false');
    await user.click(last);
    expect(last).toHaveAttribute('aria-expanded', 'true');
    expect(await screen.findByText(/Compare Tools/)).toBeVisible();
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => JSON.parse(textContent) as { '@type': unknown; mainEntity?: unknown[] },
    );
    expect(data.find((node) => node['@type'] === 'FAQPage')?.mainEntity).toHaveLength(4);
  });
});

describe('saving and comparing from a card', () => {
  // proves accessibility-4, list-17, saved-1
  test('Save turns into Remove and back, each with its toast', async () => {
    const { user, toasts } = await open('/tools');
    const card = within(await article('Tool 01'));
    await user.click(card.getByRole('button', { name: 'Save Tool 01' }));
    await user.click(card.getByRole('button', { name: 'Remove Tool 01 from saved' }));
    expect(card.getByRole('button', { name: 'Save Tool 01' })).toBeVisible();
    expect(toasts()).toEqual(['Tool added to bookmarks', 'Tool removed from bookmarks']);
  });

  // proves accessibility-4, list-17
  test('Compare takes three tools and refuses a fourth', async () => {
    const { user, toasts } = await open('/tools');
    await article('Tool 01');
    const press = async (card: string, name: string) =>
      user.click(within(screen.getByRole('article', { name: card })).getByRole('button', { name }));
    for (const name of ['Tool 01', 'Tool 02', 'Tool 03', 'Tool 04']) await press(name, `Compare ${name}`);
    await press('Tool 02', 'Remove Tool 02 from comparison');
    const cards = ['Tool 01', 'Tool 02', 'Tool 04'].map((name) =>
      within(screen.getByRole('article', { name })),
    );
    expect(cards[0]?.getByRole('button', { name: 'Remove Tool 01 from comparison' })).toBeVisible();
    expect(cards[1]?.getByRole('button', { name: 'Compare Tool 02' })).toBeVisible();
    expect(cards[2]?.getByRole('button', { name: 'Compare Tool 04' })).toBeVisible();
    expect(toasts()).toEqual([
      'Tool 01 added to comparison',
      'Tool 02 added to comparison',
      'Tool 03 added to comparison',
      'You can only compare up to 3 tools at once',
      'Tool 02 removed from comparison',
    ]);
  });
});

describe('restored filters', () => {
  const saved = {
    category: 'marketing',
    subcategory: 'Newsletters',
    pricingModel: 'free',
    platform: 'Web',
    page: 1,
  };

  // proves list-33
  test('apply at /tools, which becomes the address of the saved category', async () => {
    localStorage.setItem('filterPreferences', JSON.stringify(saved));
    const { address, goBack } = await open('/tools', { before: '/not-there' });
    expect(await button('Remove filter Pricing: Free')).toBeVisible();
    expect(await button('Remove filter Subcategory: Newsletters')).toBeVisible();
    await article('Mailer');
    expect(articleNames()).toEqual(['Mailer']);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Marketing AI');
    expect(address()).toBe('/tools/category/marketing?pricing=free&platform=Web&subcategory=Newsletters');
    expect(server.reads('/api/tools?limit=12')).toHaveLength(1);
    goBack();
    expect(address()).toBe('/not-there');
  });

  // proves list-33
  test('do not apply at the address of a category', async () => {
    localStorage.setItem('filterPreferences', JSON.stringify(saved));
    await open('/tools/category/marketing');
    await article('Adwriter');
    expect(articleNames().sort()).toEqual(['Adwriter', 'Mailer']);
    expect(screen.queryByRole('button', { name: /^Remove filter/ })).toBeNull();
    expect(lastListing()).toEqual({ category: 'marketing', page: '0', limit: '12' });
  });

  // proves list-33
  test('do not apply where the address says something else', async () => {
    localStorage.setItem('filterPreferences', JSON.stringify(saved));
    const { address } = await open('/tools?search=tool');
    await article('Tool 01');
    expect(lastListing()).toEqual({ search: 'tool', page: '0', limit: '12' });
    expect(address()).toBe('/tools?search=tool');
  });

  test('stay with the visitor who comes back from a tool', async () => {
    const app = await open('/tools');
    await article('Tool 01');
    const { choose } = await openPanel(app);
    await choose('Pricing model', 'Free');
    await app.user.click(await screen.findByRole('link', { name: 'Mailer' }));
    await screen.findByRole('heading', { level: 1, name: 'Mailer' });
    app.goBack();
    expect(await button('Remove filter Pricing: Free')).toBeVisible();
    expect(selectFilters(app.store.getState()).pricingModel).toBe('free');
  });

  test('at the address of a category they are not counted, not even for a moment', async () => {
    localStorage.setItem(
      'filterPreferences',
      JSON.stringify({ category: '', subcategory: '', pricingModel: 'free', platform: 'Web', page: 1 }),
    );
    const shown: (string | undefined)[] = [];
    const observer = new MutationObserver(() => {
      const toggle = screen.queryByRole('button', { name: /^Advanced filters/ });
      shown.push(toggle?.textContent, screen.queryByRole('list', { name: 'Active filters' })?.textContent);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    await open('/tools/category/marketing');
    await article('Mailer');
    observer.disconnect();
    expect(new Set(shown.filter(Boolean))).toEqual(new Set(['Advanced filters']));
  });

  // proves list-34
  test('that cannot be parsed are ignored', async () => {
    expectConsole('warn', 'filterPreferences');
    localStorage.setItem('filterPreferences', '{"category":');
    await open('/tools');
    await article('Tool 01');
    expect(screen.queryByRole('button', { name: /^Remove filter/ })).toBeNull();
  });
});

describe('paths that do not exist', () => {
  // proves list-33
  test('leave the stored filters alone', async () => {
    const { store } = await open('/Tools?pricing=free');
    await screen.findByRole('heading', { level: 1, name: /404/ });
    expect(store.getState().filters.pricingModel).toBe('');
  });

  // proves routes-3, routes-10, routes-11, seo-11
  test.each(['/tools/category/robots', '/nowhere', '/Tools', '/tools/category/e-commerce', '/tools/a/b/c'])(
    '%s is not found',
    async (path) => {
      await open(path);
      const heading = await screen.findByRole('heading', { level: 1, name: /404/ });
      expect(heading).toBeVisible();
      const links = within(screen.getByRole('main')).getAllByRole('link');
      const addresses = links.map((link) => link.getAttribute('href') ?? '');
      expect(addresses).toContain('/');
      expect(addresses).toContain('/tools');
      const shelves = addresses.filter((address) => address.startsWith('/tools/category/'));
      expect(new Set(shelves).size).toBe(4);
      const known = categories.map(({ slug }) => `/tools/category/${slug}`);
      for (const shelf of shelves) expect(known).toContain(shelf);
      expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
      expect(server.reads('/api/tools')).toHaveLength(0);
    },
  );
});
