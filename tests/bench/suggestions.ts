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
const words = ['cursor', 'notion', 'video', 'logo', 'zapier', 'music', 'paper', 'gamma'];
/** Longer than any answer takes, in ms. */
const betweenKeys = 900;

const observe = () => {
  window.keysToSuggestion = [];
  let pressedAt: number | undefined;
  let shown: string | null | undefined;
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key.length === 1) pressedAt = performance.now();
    },
    true,
  );
  // The press that clears the field changes the first suggestion as well.
  document.addEventListener('click', () => (pressedAt = undefined), true);
  new MutationObserver(() => {
    const first = document.querySelector('[role="dialog"] [role="option"]')?.textContent;
    if (pressedAt === undefined || first === undefined || first === shown) return;
    const from = pressedAt;
    [pressedAt, shown] = [undefined, first];
    requestAnimationFrame(() =>
      setTimeout(() => window.keysToSuggestion.push(Math.round(performance.now() - from))),
    );
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
};

async function measureWidth(page: Page, width: number): Promise<Figure> {
  await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
  await page.goto('/about');
  await untilIdle(page);
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: /^Search tools, categories/ }).waitFor();
  await page.waitForLoadState('networkidle');
  await slowDown(page);
  await page.evaluate(observe);
  for (const word of words) {
    for (const letter of word) {
      await page.keyboard.type(letter);
      await page.waitForTimeout(betweenKeys);
    }
    await page.getByRole('button', { name: 'Clear search' }).click();
    await page.waitForTimeout(betweenKeys);
  }
  const values = await page.evaluate(() => window.keysToSuggestion);
  return { name: `key to first new suggestion, ${width} px`, unit: 'ms', values };
}

/** From a key in the search to the first suggestion for it, at four times slower, without a network delay. */
export async function measureSuggestions(openPage: () => Promise<Page>): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const width of widths) {
    const page = await openPage();
    figures.push(await measureWidth(page, width));
    await page.context().close();
  }
  return figures;
}
