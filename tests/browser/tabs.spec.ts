import { isDeepStrictEqual } from 'node:util';

import type { BrowserContext, Page } from '@playwright/test';

import { addDevTools } from './devTools';
import { expect, test } from './fixtures';
import { ListPage } from './listPage';
import { storm, type TabEvent, type Union, unionOf } from './tabStorm';
import { toast } from './toasts';

test.use({ site: 'api' });

const rounds = Number(process.env.TAB_ROUNDS ?? 1);
const changesPerTab = 200;

async function openTab(page: Page, path = '/about'): Promise<Page> {
  await addDevTools(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

interface State {
  bookmarks: { tools: { id: string }[]; posts: { _id: string }[] };
  compare: { items: { id: string }[] };
  votes: { baseCounts: Record<string, unknown>; ownVotes: Record<string, { userVote: string | null }> };
  recentlyViewed: { items: { _id: string }[] };
  submissions: { items: { name: string }[] };
  theme: { scheme: string };
}

const voteEntries = (votes: Record<string, { userVote: string | null }>) =>
  Object.fromEntries(Object.entries(votes).map(([id, { userVote }]) => [id, userVote]));

/** What a tab shows, in the form of the union. */
async function shownIn(page: Page): Promise<Union> {
  // Without what the catalogue has answered, which is most of the state.
  const state = (await page.evaluate(() => {
    const { bookmarks, compare, votes, recentlyViewed, submissions, theme } = window.devTools.state();
    return { bookmarks, compare, votes, recentlyViewed, submissions, theme };
  })) as unknown as State;
  return {
    tools: state.bookmarks.tools.map(({ id }) => id).sort(),
    posts: state.bookmarks.posts.map(({ _id }) => _id).sort(),
    compared: state.compare.items.map(({ id }) => id),
    votes: Object.fromEntries(
      Object.keys(state.votes.baseCounts).map((id) => [id, state.votes.ownVotes[id]?.userVote ?? null]),
    ),
    viewed: state.recentlyViewed.items.map(({ _id }) => _id),
    submissions: state.submissions.items.map(({ name }) => name).sort(),
    theme: state.theme.scheme,
  };
}

/** What is stored, in the form of the union. */
async function storedIn(page: Page): Promise<Union> {
  const stored = await page.evaluate(() =>
    Object.fromEntries(Object.entries(localStorage) as [string, string][]),
  );
  const list = <Entry>(key: string) => JSON.parse(stored[key] ?? '[]') as Entry[];
  return {
    tools: list<{ id: string }>('toolBookmarks')
      .map(({ id }) => id)
      .sort(),
    posts: list<{ _id: string }>('blogBookmarks')
      .map(({ _id }) => _id)
      .sort(),
    compared: list<{ id: string }>('compareTools').map(({ id }) => id),
    votes: voteEntries(JSON.parse(stored.toolVotes ?? '{}') as Record<string, { userVote: string | null }>),
    viewed: list<{ _id: string }>('recentlyViewedTools').map(({ _id }) => _id),
    submissions: list<{ name: string }>('userSubmittedTools')
      .map(({ name }) => name)
      .sort(),
    theme: stored.theme,
  };
}

/** Tools that were only opened have no vote: null in the state, nothing in the union. */
const withOpened = (union: Union, events: readonly TabEvent[]): Union => {
  const opened = events
    .filter(({ type }) => type === 'tools/toolOpened')
    .map(({ payload }) => String(payload.id));
  return { ...union, votes: { ...Object.fromEntries(opened.map((id) => [id, null])), ...union.votes } };
};

/** What the browser has before the tabs are opened: from an earlier version of the site, so without times. */
function storeBeginning(): void {
  if (location.protocol === 'about:' || localStorage.length > 0) return;
  const tool = (n: number) => ({ _id: `s${n}`, name: `Storm ${n}`, slug: `storm-${n}` });
  const at = (n: number) => new Date(1.7e12 + n).toISOString();
  const votes = { upvotes: 41, downvotes: 5, userVote: null };
  const bookmarks = [0, 1, 2].map((n) => ({ ...tool(n), bookmarkedAt: at(n) }));
  localStorage.setItem('toolBookmarks', JSON.stringify(bookmarks));
  localStorage.setItem('compareTools', JSON.stringify([tool(5)]));
  localStorage.setItem(
    'toolVotes',
    JSON.stringify(Object.fromEntries([3, 4, 5].map((n) => [`s${n}`, votes]))),
  );
}

/** What the beginning says, as events. */
const beginning: TabEvent[] = [
  ...[0, 1, 2].map((n) => ({
    type: 'bookmarks/toolBookmarked',
    payload: { id: `s${n}`, bookmarkedAt: new Date(1.7e12 + n).toISOString() },
  })),
  { type: 'compare/toolAdded', payload: { tool: { id: 's5' }, addedAt: new Date(0).toISOString() } },
  ...[3, 4, 5].map((n) => ({
    type: 'votes/voteWithdrawn',
    payload: { id: `s${n}`, votedAt: new Date(0).toISOString() },
  })),
];

/** Loses the share of the messages that another tab sends, and sets the clock of the page wrong. */
function disturb({ share, clockMs }: { share: number; clockMs: number }): void {
  let state = 1 + clockMs;
  const isLost = () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % 100 < share;
  };
  const send = Reflect.get(BroadcastChannel.prototype, 'postMessage') as (message: unknown) => void;
  BroadcastChannel.prototype.postMessage = function (message: unknown) {
    if (!isLost()) send.call(this, message);
  };
  const present = Date.now.bind(Date);
  Date.now = () => present() + clockMs;
}

interface Disturbance {
  /** Percent of the messages that are lost. */
  lost: number;
  /** How far the clock of the second tab is off, in milliseconds. */
  clockMs: number;
}

/** Two tabs change everything at once, several times; each time they must end with the union, and at last rest. */
async function expectUnion(context: BrowserContext, { lost, clockMs }: Disturbance): Promise<void> {
  test.setTimeout(300_000 + rounds * 30_000);
  await context.addInitScript(storeBeginning);
  const [one, other] = [await context.newPage(), await context.newPage()];
  for (const [tab, offset] of [[one, 0] as const, [other, clockMs] as const]) {
    await tab.addInitScript(disturb, { share: lost, clockMs: offset });
    await openTab(tab);
  }
  const events = [...beginning];
  for (let round = 1; round <= rounds; round += 1) {
    const [first, second] = await Promise.all([
      one.evaluate(storm, { count: changesPerTab, seed: 7919 * round, parity: 0 }),
      other.evaluate(storm, { count: changesPerTab, seed: 104729 * round, parity: 1 }),
    ]);
    events.push(...first, ...second);
    const union = withOpened(unionOf(events), events);
    for (const tab of [one, other]) {
      // The theme is stored without a time: without messages between tabs the last writer wins.
      await expect
        .poll(async () => {
          const [shown, stored] = [await shownIn(tab), await storedIn(tab)];
          const wanted = lost === 0 ? union : { ...union, theme: stored.theme };
          return {
            shown: isDeepStrictEqual(shown, wanted) || shown,
            stored: isDeepStrictEqual(stored, wanted) || stored,
            wanted,
          };
        }, `round ${round}`)
        .toMatchObject({ shown: true, stored: true });
    }
  }
  // They come to rest, however long the last messages take: for a second neither log grows. Nothing stored has changed.
  const stored = await storedIn(one);
  const logs = () =>
    Promise.all([one, other].map((tab) => tab.evaluate(() => window.devTools.log().currentIndex)));
  await expect
    .poll(async () => {
      const before = await logs();
      await one.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
      return isDeepStrictEqual(await logs(), before);
    })
    .toBe(true);
  expect(await storedIn(one)).toEqual(stored);
  test.info().annotations.push({ type: 'changes', description: String(events.length) });
}

// proves storage-15
test('two tabs that change everything at once end with the union, stored and shown, and come to rest', ({
  context,
}) => expectUnion(context, { lost: 0, clockMs: 0 }));

// proves storage-17
test('two tabs that hear nothing of each other end with the union', ({ context }) =>
  expectUnion(context, { lost: 100, clockMs: -3_000 }));

// proves storage-16
test('what one tab does shows in the other without a reload, and without a toast', async ({ context }) => {
  const list = new ListPage(await openTab(await context.newPage(), '/tools'));
  const other = await openTab(await context.newPage(), '/saved-tools');
  await list.page.bringToFront();
  await list.settled();
  const [name = ''] = await list.names();
  await list.cards
    .first()
    .getByRole('button', { name: `Save ${name}`, exact: true })
    .click();
  await list.cards
    .first()
    .getByRole('button', { name: `Compare ${name}`, exact: true })
    .click();
  await list.filters.click();
  await list.option('Pricing model', 'Freemium').check();

  await expect(other.getByRole('main').getByRole('article', { name })).toBeVisible();
  await expect(other.getByRole('region', { name: 'Comparison tray' })).toContainText(name);

  await other.bringToFront();
  const shown = await other.locator('html').getAttribute('data-theme');
  await other.getByRole('button', { name: /^Switch to/ }).click();
  await expect(list.page.locator('html')).toHaveAttribute('data-theme', shown === 'dark' ? 'light' : 'dark');
  // By now the toasts of its own have come.
  await expect(toast(other, /^Switched to/)).toBeVisible();
  await expect(toast(other, /bookmarks|comparison/)).toHaveCount(0);

  // Filters are each tab's own.
  await other.goto('/about');
  const filters = await other.evaluate(() => window.devTools.state().filters);
  await list.page.bringToFront();
  await list.option('Pricing model', 'Freemium').uncheck();
  await list.page.getByRole('button', { name: /^Switch to/ }).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', shown ?? '');
  expect(await other.evaluate(() => window.devTools.state().filters)).toEqual(filters);
});

// proves storage-18
test('a tab that did not hear catches up when it is shown again', async ({ context }) => {
  const page = await openTab(await context.newPage(), '/saved-tools');
  // Another version of the site stores something without sending a message.
  await page.evaluate(() => {
    const tool = { _id: 'x', name: 'Stored elsewhere', slug: 'x', bookmarkedAt: '2026-01-01T00:00:00.000Z' };
    localStorage.setItem('toolBookmarks', JSON.stringify([tool]));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(page.getByRole('main').getByRole('article', { name: 'Stored elsewhere' })).toBeVisible();
});

// proves state-6
test('importing a log in a live page leaves what the visitor has stored alone', async ({ context }) => {
  const page = await openTab(await context.newPage(), '/tools');
  const list = new ListPage(page);
  await list.settled();
  const [first = '', second = ''] = await list.names();
  await list.cards
    .nth(0)
    .getByRole('button', { name: `Save ${first}`, exact: true })
    .click();
  const session = await page.evaluate(() => window.devTools.exportLog());
  await list.cards
    .nth(1)
    .getByRole('button', { name: `Save ${second}`, exact: true })
    .click();
  await expect.poll(async () => (await storedIn(page)).tools).toHaveLength(2);
  await page.evaluate((file) => window.devTools.importLog(file), session);
  expect((await shownIn(page)).tools).toHaveLength(1);
  // Whatever waits to be written is written then.
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  expect((await storedIn(page)).tools).toHaveLength(2);
});
