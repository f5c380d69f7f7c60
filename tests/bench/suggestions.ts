import type { Page } from '@playwright/test';

import type { Figure } from './figures';
import { slowDown, untilIdle } from './slowPhone';

declare global {
  interface Window {
    /** From each key that changed the first suggestion to the frame that shows it, in ms. */
    keysToSuggestion: number[];
  }
}

const widths = [1280, 390];

/** Opens a search field and waits until it can be typed into. */
const places = {
  overlay: async (page: Page) => {
    await page.goto('/about');
    await untilIdle(page);
    await page.keyboard.press('/');
    await page.getByRole('combobox', { name: /^Search tools, categories/ }).waitFor();
  },
  "list's field": async (page: Page) => {
    await page.goto('/tools');
    await untilIdle(page);
    await page.getByRole('searchbox', { name: 'Search for tools...' }).click();
  },
};
const words = [
  'cursor',
  'notion',
  'video',
  'logo',
  'zapier',
  'music',
  'paper',
  'gamma',
  'slides',
  'code',
  'email',
  'resume',
];
/** Longer than any answer takes, in ms. */
const betweenKeys = 900;

/**
 * The frame is the browser's own figure (Event Timing, rounded to 8 ms): a timer after it would also wait for what comes
 * after the frame, such as the logos.
 */
const observe = () => {
  window.keysToSuggestion = [];
  let pressedAt = 0;
  let isKey = false;
  let shown: string | null | undefined;
  const first = () => document.querySelector('[role="option"]')?.textContent;
  document.addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      isKey = key.length === 1;
      pressedAt = timeStamp;
    },
    true,
  );
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries()) {
      if (name !== 'input' || !isKey) continue;
      isKey = false;
      if (first() !== shown) window.keysToSuggestion.push(Math.round(startTime + duration - pressedAt));
      shown = first();
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
};

/** The times of the keys of one word, in a page of its own: the first key costs most. */
async function measureWord(
  page: Page,
  width: number,
  open: (page: Page) => Promise<void>,
  word: string,
): Promise<number[]> {
  await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
  await open(page);
  await page.waitForLoadState('networkidle');
  await slowDown(page);
  await page.evaluate(observe);
  await page.waitForTimeout(betweenKeys);
  for (const letter of word) {
    await page.keyboard.type(letter);
    await page.waitForTimeout(betweenKeys);
  }
  return page.evaluate(() => window.keysToSuggestion);
}

/** From a key in the overlay and in the list's own field to the first suggestion for it, at four times slower, without a network delay. */
export async function measureSuggestions(openPage: () => Promise<Page>): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [place, open] of Object.entries(places)) {
    for (const width of widths) {
      const first: number[] = [];
      const later: number[] = [];
      for (const word of words) {
        const page = await openPage();
        const [firstKey, ...laterKeys] = await measureWord(page, width, open, word);
        if (firstKey !== undefined) first.push(firstKey);
        later.push(...laterKeys);
        await page.context().close();
      }
      figures.push(
        { name: `first key to suggestion, ${place}, ${width} px`, unit: 'ms', values: first },
        { name: `later key to new first suggestion, ${place}, ${width} px`, unit: 'ms', values: later },
      );
    }
  }
  return figures;
}
