import type { Page } from '@playwright/test';

import { addDevTools } from './devTools';
import { expect, test } from './fixtures';
import { ListPage } from './listPage';

test.use({ site: 'api' });

interface Filters {
  category: string;
  pricingModel: string;
  platform: string;
  page: number;
  isPanelOpen: boolean;
}

const categoryNames: Record<string, string> = {
  '': 'All Tools',
  'ai-video-generation': 'AI Video Generation',
  'ai-chatbots': 'AI Chatbots',
};

const log = (page: Page) => page.evaluate(() => window.devTools.log());

const filtersAt = async (page: Page, index: number) =>
  (await page.evaluate((at) => window.devTools.stateAt(at).filters, index)) as Filters;

/** The state without RTK Query's subscriptions, which depend on mounted components, not on the log. */
const comparable = (page: Page) =>
  page.evaluate(() => {
    const { catalogueApi, ...rest } = window.devTools.state();
    const { queries } = catalogueApi as { queries: Record<string, object> };
    return JSON.parse(JSON.stringify({ ...rest, queries })) as Record<string, unknown>;
  });

/** A visit on the tool list that changes category, filters, page, theme and comparison. */
async function visit(page: Page): Promise<ListPage> {
  const list = new ListPage(page);
  await list.open();
  await list.tab('AI Video Generation').click();
  await list.settled();
  await list.narrowDown();
  await list.cards
    .first()
    .getByRole('button', { name: /^Compare / })
    .click();
  await page.getByRole('button', { name: /^Switch to/ }).click();
  await list.tab('AI Chatbots').click();
  await list.settled();
  return list;
}

/** The filters that the page shows are the state's. */
async function expectShown(list: ListPage, filters: Filters, hint: string): Promise<void> {
  const chips: [string, boolean][] = [
    ['Pricing: Freemium', filters.pricingModel === 'freemium'],
    ['Platform: Web', filters.platform === 'Web'],
  ];
  for (const [name, isThere] of chips) {
    await expect.soft(list.chip(name), `${name}, ${hint}`).toHaveCount(isThere ? 1 : 0);
  }
  await expect
    .soft(list.tab(categoryNames[filters.category] ?? ''), `category, ${hint}`)
    .toHaveAttribute('aria-selected', 'true');
  await expect
    .soft(list.filters, `panel, ${hint}`)
    .toHaveAttribute('aria-expanded', String(filters.isPanelOpen));
}

// proves state-1
test('a production build with REDUX_DEVTOOLS=true shows every change as a plain, named action', async ({
  page,
  api,
}) => {
  expect(api.requests).toEqual([]);
  await addDevTools(page);
  await visit(page);
  const { types, errors } = await log(page);
  expect(errors.filter((error) => error !== undefined)).toEqual([]);
  const own = types.filter((type) => !/^(@@|persistence\/|catalogueApi\/)/.test(type));
  expect(own.filter((type) => !/^[a-zA-Z]+\/[a-z]+[A-Za-z]*$/.test(type))).toEqual([]);
  expect(own).toEqual(
    expect.arrayContaining([
      'visit/visitStarted',
      'visit/routeChanged',
      'filters/panelToggled',
      'theme/themeToggled',
      'compare/toolAdded',
    ]),
  );
});

test('jumping to each state that the visitor has made, and back, shows it without an error', async ({
  page,
}) => {
  await addDevTools(page);
  const list = await visit(page);
  const { types, currentIndex: last } = await log(page);
  const finalState = await comparable(page);
  const first = types.indexOf('visit/routeChanged');
  expect(first).toBeGreaterThan(0);

  const made = types.flatMap((type, index) =>
    index >= first && /^(?:visit|filters|theme|compare)\//.test(type) ? [index] : [],
  );
  for (const index of [...made, ...made.toReversed(), last]) {
    await page.evaluate((at) => window.devTools.jumpTo(at), index);
    await expectShown(list, await filtersAt(page, index), `${index}: ${types[index]}`);
  }
  expect(await comparable(page)).toEqual(finalState);
  expect((await log(page)).errors.filter((error) => error !== undefined)).toEqual([]);
});

test('a jump to the other theme shows it', async ({ page }) => {
  await page.clock.setFixedTime('2026-05-20T12:00:00-04:00');
  await addDevTools(page);
  await new ListPage(page).open();
  const { currentIndex } = await log(page);
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.evaluate((at) => window.devTools.jumpTo(at), currentIndex);
  await expect(page.getByRole('button', { name: 'Switch to dark mode' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('an exported log of a visitor with bookmarks gives the same state in a fresh page', async ({
  page,
  context,
}) => {
  await addDevTools(page);
  const kept = [1, 2].map((n) => ({ _id: `b${n}`, name: `Kept ${n}`, slug: `kept-${n}` }));
  await page.addInitScript((tools) => localStorage.setItem('toolBookmarks', JSON.stringify(tools)), kept);
  await visit(page);
  // In one evaluation: a response in between would be in the one and not in the other.
  const { file, wanted, count } = await page.evaluate(() => {
    const { catalogueApi, ...rest } = window.devTools.state();
    const { queries } = catalogueApi as { queries: Record<string, object> };
    return {
      file: window.devTools.exportLog(),
      wanted: JSON.parse(JSON.stringify({ ...rest, queries })) as Record<string, unknown>,
      count: window.devTools.log().types.length,
    };
  });

  const fresh = await context.newPage();
  await addDevTools(fresh);
  const list = new ListPage(fresh);
  await fresh.addInitScript(() => localStorage.clear());
  await list.open('/tools');
  await fresh.evaluate((text) => window.devTools.importLog(text), file);
  const imported = await log(fresh);
  expect(imported.errors.filter((error) => error !== undefined)).toEqual([]);
  expect(imported.types.length).toBeGreaterThanOrEqual(count);
  const state = await fresh.evaluate((at) => {
    const { catalogueApi, ...rest } = window.devTools.stateAt(at);
    const { queries } = catalogueApi as { queries: Record<string, object> };
    return JSON.parse(JSON.stringify({ ...rest, queries })) as Record<string, unknown>;
  }, count - 1);
  expect(state).toEqual(wanted);
  expect(state).toMatchObject({ bookmarks: { tools: kept } });
});
