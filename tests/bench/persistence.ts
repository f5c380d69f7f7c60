import type { Page } from '@playwright/test';

import type { Figure } from './figures';
import { untilIdle } from './slowPhone';

interface Write {
  key: string;
  characters: number;
  at: number;
}

declare global {
  interface Window {
    writes: Write[];
    clickedAt: number;
  }
}

const runs = 9;
/** 10,000 do not fit: a bookmark is a whole record, and a site may store some 5 million characters. */
const bookmarkCounts = [10, 1_000, 2_500];

/** Fills the storage before the application starts, and notes from then on what is written, and when. */
async function prepare(page: Page, bookmarks: number, isEverything: boolean): Promise<void> {
  await page.addInitScript(
    ({ count, all }) => {
      const tool = (n: number) => ({
        ...{ _id: `b${n}`, id: `b${n}`, name: `Kept tool ${n}`, slug: `kept-${n}`, category: 'ai-chatbots' },
        ...{
          logo: '/images/tool-placeholder.svg',
          pricingModel: 'freemium',
          pricing: 'Free plan, paid plans by seat',
        },
        description:
          'A tool that somebody has saved, described in two sentences. They are as long as most of them are.',
        features: Array.from({ length: 6 }, (_, at) => `Feature number ${at} of this tool, in a few words`),
        useCases: ['Writing', 'Research', 'Planning'],
        pros: ['One good thing about it', 'Another good thing about it'],
        cons: ['One limit that it has', 'Another limit that it has'],
        editorVerdict:
          'A verdict that says in two sentences for whom the tool is. And who should look elsewhere.',
        bookmarkedAt: new Date(1.7e12 + n * 1000).toISOString(),
      });
      const list = (length: number) => Array.from({ length }, (_, n) => tool(n));
      if (count > 0) localStorage.setItem('toolBookmarks', JSON.stringify(list(count)));
      if (all) {
        const post = (n: number) => ({
          _id: `p${n}`,
          title: `Post ${n}`,
          slug: `p${n}`,
          bookmarkedAt: '2026-01-01T00:00:00Z',
        });
        const votes = { upvotes: 30, downvotes: 4, userVote: 'up' };
        localStorage.setItem('blogBookmarks', JSON.stringify(Array.from({ length: 100 }, (_, n) => post(n))));
        localStorage.setItem('compareTools', JSON.stringify(list(3)));
        localStorage.setItem('theme', 'dark');
        localStorage.setItem('filterPreferences', JSON.stringify({ pricingModel: 'freemium', page: 1 }));
        localStorage.setItem(
          'toolVotes',
          JSON.stringify(Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`b${n}`, votes]))),
        );
        localStorage.setItem(
          'recentlyViewedTools',
          JSON.stringify(list(10).map((one) => ({ ...one, timestamp: one.bookmarkedAt }))),
        );
      }
      window.writes = [];
      const { value } = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem') as { value: unknown };
      const setItem = value as (this: Storage, key: string, text: string) => void;
      Storage.prototype.setItem = function (key: string, text: string) {
        setItem.call(this, key, text);
        window.writes.push({ key, characters: key.length + text.length, at: performance.now() });
      };
      addEventListener('click', () => (window.clickedAt = performance.now()), true);
    },
    { count: bookmarks, all: isEverything },
  );
}

/** Presses a button; gives what was written after it, and how long the last write took to come. */
async function press(page: Page, name: string | RegExp): Promise<{ characters: number; ms: number }> {
  await page.evaluate(() => void (window.writes = []));
  await page.getByRole('main').getByRole('button', { name }).first().click();
  await page.waitForFunction(() => window.writes.length > 0);
  return page.evaluate(() => ({
    characters: window.writes.reduce((sum, write) => sum + write.characters, 0),
    ms: (window.writes.at(-1)?.at ?? 0) - window.clickedAt,
  }));
}

async function measureToggles(openPage: () => Promise<Page>, bookmarks: number): Promise<Figure[]> {
  const page = await openPage();
  await prepare(page, bookmarks, false);
  await page.goto('/tools');
  await untilIdle(page);
  const saves: { characters: number; ms: number }[] = [];
  for (let at = 0; at < runs; at += 1) saves.push(await press(page, /^Save /));
  const compares: { characters: number; ms: number }[] = [];
  for (let at = 0; at < 3; at += 1) compares.push(await press(page, /^Compare /));
  await page.context().close();
  const of = `with ${bookmarks.toLocaleString('en-US')} bookmarks`;
  return [
    { name: `Save a tool, ${of}: click to stored`, unit: 'ms', values: saves.map(({ ms }) => ms) },
    {
      name: `Save a tool, ${of}: written`,
      unit: 'characters',
      values: saves.map(({ characters }) => characters),
    },
    {
      name: `Compare a tool, ${of}: written`,
      unit: 'characters',
      values: compares.map(({ characters }) => characters),
    },
  ];
}

async function measureToolPage(openPage: () => Promise<Page>): Promise<Figure[]> {
  const opened: number[] = [];
  const voted: number[] = [];
  for (let at = 0; at < 3; at += 1) {
    const page = await openPage();
    await prepare(page, 0, false);
    await page.goto('/tools/chatgpt');
    await page.waitForFunction(() => window.writes.some(({ key }) => key === 'recentlyViewedTools'));
    opened.push(
      await page.evaluate(() => window.writes.reduce((sum, { characters }) => sum + characters, 0)),
    );
    voted.push((await press(page, /^Helpful/)).characters);
    await page.context().close();
  }
  return [
    { name: 'Open a tool: written', unit: 'characters', values: opened },
    { name: 'Vote: written', unit: 'characters', values: voted },
  ];
}

async function measureStart(openPage: () => Promise<Page>, bookmarks: number): Promise<Figure> {
  const values: number[] = [];
  for (let at = 0; at < runs; at += 1) {
    const page = await openPage();
    await prepare(page, bookmarks, bookmarks > 0);
    await page.goto('/about');
    // The prerendered page is there before the application.
    await untilIdle(page);
    values.push(
      await page.evaluate(
        () => performance.getEntriesByName('application-started')[0]?.startTime ?? Number.NaN,
      ),
    );
    await page.context().close();
  }
  const what = bookmarks > 0 ? `everything stored, ${bookmarks} bookmarks` : 'nothing stored';
  return { name: `Start of the application, ${what}`, unit: 'ms', values };
}

/** The cost of persistence: writes after a toggle, characters per action, and the start with everything stored. */
export async function measurePersistence(openPage: () => Promise<Page>): Promise<Figure[]> {
  const figures = await measureToolPage(openPage);
  for (const count of bookmarkCounts) figures.push(...(await measureToggles(openPage, count)));
  for (const count of [0, ...bookmarkCounts]) figures.push(await measureStart(openPage, count));
  return figures;
}
