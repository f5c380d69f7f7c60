import type { Locator, Page } from '@playwright/test';

import type { Figure } from './figures';
import { press, slowDown, untilIdle } from './slowPhone';

declare global {
  interface Window {
    pressedAt: number;
  }
}

const runs = Number(process.env.BENCH_RUNS ?? 5);
/** How long a page has been looked at before the press: screens are warmed up by then (delivery-59). */
const lookedAtMs = 4000;

interface Navigation {
  name: string;
  path: string;
  link: (page: Page) => Locator;
  /** A selector, and the text it must contain, of what only the new screen shows. */
  shows: (page: Page) => Promise<{ selector: string; text: string }>;
  /** Steps before the measured press, such as opening the page to go back from. */
  before?: (page: Page) => Promise<void>;
  /** Instead of a press. */
  act?: (page: Page) => Promise<void>;
}

const heading = (text: string) => Promise.resolve({ selector: 'main h1', text });
const card = (page: Page) =>
  page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').first();

const navigations: readonly Navigation[] = [
  {
    name: 'home to list',
    path: '/',
    link: (page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tools' }),
    shows: () => Promise.resolve({ selector: '[role="tabpanel"] article', text: '' }),
  },
  {
    name: 'list to tool',
    path: '/tools',
    link: card,
    shows: async (page) => heading((await card(page).textContent()) ?? ''),
  },
  {
    name: 'tool back to list',
    path: '/tools',
    link: card,
    before: async (page) => {
      await card(page).click();
      // The URL changes with the press, the screen later.
      await page.getByRole('tabpanel').waitFor({ state: 'detached' });
      await page.waitForLoadState('networkidle');
    },
    act: (page) =>
      page.evaluate(() => {
        window.pressedAt = performance.now();
        history.back();
      }),
    shows: () => Promise.resolve({ selector: '[role="tabpanel"] article', text: '' }),
  },
  {
    name: 'category',
    path: '/tools',
    link: (page) => page.getByRole('tablist', { name: 'Categories' }).getByRole('tab').nth(2),
    shows: () =>
      Promise.resolve({ selector: '[role="tabpanel"]:not(:has([data-skeleton])) article', text: '' }),
  },
  {
    name: 'page 2',
    path: '/tools',
    link: (page) => page.getByRole('button', { name: 'Go to page 2', exact: true }),
    shows: () => Promise.resolve({ selector: '[role="tabpanel"] article', text: '' }),
  },
  {
    name: 'blog to article',
    path: '/blog',
    link: card,
    shows: async (page) => heading((await card(page).textContent()) ?? ''),
  },
];

/** Resolves with the ms from the press to the paint that shows the new screen; begins to look at the press. */
function timeToScreen(page: Page, wanted: { selector: string; text: string }): Promise<number> {
  return page.evaluate(
    ({ selector, text }) =>
      new Promise<number>((resolve) => {
        const from = location.href;
        const firstCard = document.querySelector('main article a')?.getAttribute('href');
        const isShown = () => {
          if (location.href === from) return false;
          const element = document.querySelector(selector);
          if (!element?.textContent.includes(text)) return false;
          // A list must be another one than before.
          return (
            selector.includes('h1') ||
            element.querySelector('a')?.getAttribute('href') !== firstCard ||
            !from.includes('/tools')
          );
        };
        const look = () => {
          if (!isShown()) requestAnimationFrame(look);
          else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - window.pressedAt)));
        };
        look();
        setTimeout(() => resolve(Number.NaN), 15_000);
      }),
    wanted,
  );
}

async function measureOnce(page: Page, navigation: Navigation, hasIntent: boolean): Promise<number> {
  await page.goto(navigation.path);
  await untilIdle(page);
  await page.waitForTimeout(lookedAtMs);
  const wanted = await navigation.shows(page);
  await navigation.before?.(page);
  if (!navigation.act) await navigation.link(page).scrollIntoViewIfNeeded();
  await slowDown(page, { network: true });
  const time = timeToScreen(page, wanted);
  // Its own failure is told by what is awaited below.
  time.catch(() => undefined);
  if (navigation.act) await navigation.act(page);
  else await press(page, navigation.link(page), { rests: hasIntent });
  return time;
}

/** From the press of a link to the new screen, at four times slower with Lighthouse's mobile network. */
export async function measureNavigations(openPage: () => Promise<Page>): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const navigation of navigations) {
    for (const hasIntent of navigation.act ? [false] : [true, false]) {
      const values: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        const page = await openPage();
        await page.addInitScript(() => {
          addEventListener('pointerdown', ({ timeStamp }) => (window.pressedAt = timeStamp), true);
        });
        values.push(await measureOnce(page, navigation, hasIntent));
        await page.context().close();
      }
      figures.push({
        name: `${navigation.name}, ${hasIntent ? 'hovered before' : 'at once'}`,
        unit: 'ms',
        values,
      });
    }
  }
  return figures;
}
