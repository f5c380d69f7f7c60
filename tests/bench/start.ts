import type { Page } from '@playwright/test';

import type { Figure } from './figures';
import { slowDown } from './slowPhone';
import { pageKinds } from './weight';

declare global {
  interface Window {
    /** When the page was first painted, and a press at that moment seen to be taken and answered, in ms from the navigation. */
    paintedAt?: number;
    takenAt?: number;
    answeredAt?: number;
  }
}

const runs = 7;
const pages = ['home', 'list', 'tool'] as const;

/** Presses the theme's button at the first paint, and waits for the other theme. */
function pressAtFirstPaint(): void {
  new PerformanceObserver((list) => {
    const [paint] = list.getEntriesByName('first-contentful-paint');
    const button = document.querySelector<HTMLElement>('header button[aria-label^="Switch to"]');
    if (!paint || !button || window.paintedAt !== undefined) return;
    window.paintedAt = paint.startTime;
    // The document's own root: there was none when this script began.
    const root = document.documentElement;
    const before = root.dataset.theme;
    new MutationObserver(() => {
      if (root.dataset.theme !== before) window.answeredAt ??= performance.now();
    }).observe(root, { attributes: true });
    button.click();
    if (button.ariaBusy === 'true')
      requestAnimationFrame(() => setTimeout(() => (window.takenAt = performance.now())));
  }).observe({ type: 'paint', buffered: true });
}

/** First paint, and the answer to a press at that moment, of a first visit on a slow phone. */
export async function measureStart(openPage: () => Promise<Page>): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const name of pages) {
    const paints: number[] = [];
    const taken: number[] = [];
    const answers: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const page = await openPage();
      await page.addInitScript(pressAtFirstPaint);
      await slowDown(page, { network: true });
      await page.goto(pageKinds[name]);
      await page.waitForFunction(() => window.answeredAt !== undefined);
      const times = await page.evaluate(() => [window.paintedAt, window.takenAt, window.answeredAt]);
      paints.push(times[0] ?? NaN);
      taken.push(times[1] ?? NaN);
      answers.push(times[2] ?? NaN);
      await page.context().close();
    }
    figures.push(
      { name: `${name}: first paint`, unit: 'ms', values: paints },
      { name: `${name}: a press at that moment shows`, unit: 'ms', values: taken },
      { name: `${name}: a press at that moment is answered`, unit: 'ms', values: answers },
    );
  }
  return figures;
}
