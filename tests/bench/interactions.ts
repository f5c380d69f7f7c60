import type { Page } from '@playwright/test';

import type { Figure } from './figures';
import { press, slowDown, untilIdle } from './slowPhone';
import { measureSuggestions } from './suggestions';

declare global {
  interface Window {
    /** The durations of the interactions since the last press, by Event Timing. */
    interactions: { start: number; duration: number }[];
  }
}

const runs = Number(process.env.BENCH_RUNS ?? 12);
/** Event Timing tells nothing about what takes less than its shortest duration. */
const shortest = 16;

/** Collects what Interaction to Next Paint is made of. */
const observe = () => {
  window.interactions = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      if (entry.interactionId > 0) {
        window.interactions.push({ start: entry.startTime, duration: entry.duration });
      }
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
};

/** The longest interaction that an action of the visitor causes, in ms. */
async function timeOf(page: Page, action: () => Promise<void>): Promise<number> {
  await page.evaluate(() => void (window.interactions = []));
  await action();
  // Entries arrive after the paint that they measure.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 400))));
  const durations = await page.evaluate(() => window.interactions.map(({ duration }) => duration));
  return Math.max(shortest / 2, ...durations);
}

interface Interaction {
  name: string;
  /** Where it begins. */
  path: string;
  /** On a phone's width. */
  isNarrow?: boolean;
  /** Does it once, from the state that the one before has left. */
  act: (page: Page, run: number) => Promise<void>;
  /** Brings the page back, unmeasured. */
  reset?: (page: Page) => Promise<void>;
}

const main = (page: Page) => page.getByRole('main');

const interactions: readonly Interaction[] = [
  {
    name: 'filter: tick and untick a price',
    path: '/tools',
    act: (page) => press(page, page.getByRole('checkbox', { name: /^Freemium/ })),
  },
  {
    name: 'order: choose one',
    path: '/tools',
    act: async (page, run) => {
      await press(page, page.getByRole('combobox', { name: 'Sort by' }));
      await press(page, page.getByRole('option').nth(run % 2 === 0 ? 1 : 0));
    },
  },
  {
    name: 'page turn',
    path: '/tools',
    act: (page, run) =>
      press(
        page,
        page.getByRole('button', { name: run % 2 === 0 ? 'Go to next page' : 'Go to previous page' }),
      ),
  },
  {
    name: 'save a tool',
    path: '/tools',
    act: (page) =>
      press(
        page,
        main(page)
          .getByRole('button', { name: /^(Save|Remove .* from saved)/ })
          .first(),
      ),
  },
  {
    name: 'compare a tool',
    path: '/tools',
    act: (page) =>
      press(
        page,
        main(page)
          .getByRole('article')
          .first()
          .getByRole('button', { name: /^(Compare|Remove .* from comparison)/ }),
      ),
  },
  {
    name: 'switch the theme',
    path: '/tools',
    act: (page) => press(page, page.getByRole('button', { name: /^Switch to/ }).first()),
  },
  {
    name: 'open the menu',
    path: '/tools',
    isNarrow: true,
    act: (page) => press(page, page.getByRole('button', { name: 'Open menu' })),
    reset: async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Open menu' }).waitFor();
    },
  },
  {
    name: 'open the search',
    path: '/tools',
    act: (page) => press(page, page.getByRole('button', { name: 'Search tools' })),
    reset: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'type a key in the search',
    path: '/tools',
    act: async (page, run) => {
      if (run === 0) await page.keyboard.press('/');
      await page.getByRole('combobox', { name: /^Search tools, categories/ }).waitFor();
      await page.keyboard.type('chatgptdalle'.charAt(run % 12));
    },
  },
  {
    name: 'open a tool',
    path: '/tools',
    act: (page, run) =>
      press(
        page,
        main(page)
          .getByRole('article')
          .nth(run % 12)
          .getByRole('link')
          .first(),
      ),
    reset: async (page) => {
      await page.waitForURL(/\/tools\/[^?]+$/);
      await page.goBack();
      await main(page).getByRole('article').first().waitFor();
    },
  },
];

/** Opens the panel of filters, which is closed at first. */
async function openFilters(page: Page): Promise<void> {
  const panel = page.getByRole('button', { name: 'Advanced filters' });
  if ((await panel.getAttribute('aria-expanded')) === 'false') await panel.click();
  await page.getByRole('checkbox', { name: /^Freemium/ }).waitFor();
}

async function measureInteraction(
  page: Page,
  { name, path, isNarrow, act, reset }: Interaction,
): Promise<Figure> {
  if (isNarrow) await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await untilIdle(page);
  if (name.startsWith('filter')) await openFilters(page);
  await slowDown(page);
  const values: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    values.push(await timeOf(page, () => act(page, run)));
    await reset?.(page);
    await page.waitForLoadState('networkidle');
  }
  return { name, unit: 'ms', values };
}

/** Interaction to next paint on a desktop page at four times slower, without a network delay. */
export async function measureInteractions(openPage: () => Promise<Page>): Promise<Figure[]> {
  const figures: Figure[] = [];
  const withPage = async (measure: (page: Page) => Promise<Figure>) => {
    const page = await openPage();
    await page.addInitScript(observe);
    figures.push(await measure(page));
    await page.context().close();
  };
  for (const interaction of interactions) await withPage((page) => measureInteraction(page, interaction));
  return [...figures, ...(await measureSuggestions(openPage))];
}
