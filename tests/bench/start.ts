import type { Page } from '@playwright/test';

import type { Figure } from './figures';
import { slowDown } from './slowPhone';
import { pageKinds } from './weight';

declare global {
  interface Window {
    /** When the page was first painted, and what became of presses at that moment, in ms from the navigation. */
    start: {
      paintedAt?: number;
      switchedAt?: number;
      takenAt?: number;
      keptAt?: number;
      savedLookAt?: number;
      answeredAt?: number;
    };
  }
}

const runs = Number(process.env.BENCH_RUNS ?? 7);
const pages = ['home', 'list', 'tool'] as const;

/** Presses the theme's button and one that saves a tool at the first paint, and waits for the other theme and the other name. */
function pressAtFirstPaint(): void {
  window.start = {};
  const nameOf = (button: HTMLElement) => button.ariaLabel ?? button.textContent;
  const press = (paintedAt: number) => {
    const theme = document.querySelector<HTMLElement>('header button[aria-label^="Switch to"]');
    const save = [...document.querySelectorAll<HTMLElement>('main button')].find((button) =>
      nameOf(button).startsWith('Save'),
    );
    if (!theme || !save) {
      requestAnimationFrame(() => press(paintedAt));
      return;
    }
    window.start.paintedAt = paintedAt;
    // The document's own root: there was none when this script began.
    const root = document.documentElement;
    const before = [root.dataset.theme, nameOf(save)];
    new MutationObserver(() => {
      if (root.dataset.theme !== before[0]) window.start.switchedAt ??= performance.now();
      if (nameOf(save) !== before[1]) window.start.answeredAt ??= performance.now();
    }).observe(root, { attributes: true, characterData: true, childList: true, subtree: true });
    theme.click();
    save.click();
    if (Object.keys(localStorage).some((key) => key.startsWith('earlySave')))
      window.start.keptAt = performance.now();
    // The pulse of a press that waits ends where the rules of a kept one have come.
    const look = () => {
      if (getComputedStyle(save).animationName === 'none') window.start.savedLookAt = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    if (save.ariaBusy === 'true')
      requestAnimationFrame(() => setTimeout(() => (window.start.takenAt = performance.now())));
  };
  new PerformanceObserver((list) => {
    const [paint] = list.getEntriesByName('first-contentful-paint');
    if (paint && window.start.paintedAt === undefined) press(paint.startTime);
  }).observe({ type: 'paint', buffered: true });
}

/** First paint, and the answers to presses at that moment, of a first visit on a slow phone. */
export async function measureStart(openPage: () => Promise<Page>): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const name of pages) {
    const visits: Window['start'][] = [];
    for (let run = 0; run < runs; run += 1) {
      const page = await openPage();
      await page.addInitScript(pressAtFirstPaint);
      await slowDown(page, { network: true });
      await page.goto(pageKinds[name]);
      await page.waitForFunction(() => window.start.answeredAt !== undefined);
      visits.push(await page.evaluate(() => window.start));
      await page.context().close();
    }
    const figure = (what: string, time: keyof Window['start']) => ({
      name: `${name}: ${what}`,
      unit: 'ms' as const,
      values: visits.map((visit) => visit[time] ?? NaN),
    });
    figures.push(
      figure('first paint', 'paintedAt'),
      figure('the theme, pressed at that moment, is switched', 'switchedAt'),
      figure('a tool is saved: the press shows', 'takenAt'),
      figure('a tool is saved: the press is kept, whatever comes', 'keptAt'),
      figure('a tool is saved: it looks saved', 'savedLookAt'),
      figure('a tool is saved: the press is answered', 'answeredAt'),
    );
  }
  return figures;
}
