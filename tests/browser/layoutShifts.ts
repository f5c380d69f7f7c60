import type { Page } from '@playwright/test';

type Window = typeof globalThis & { layoutShifts: number };

/** Adds up the layout shifts of every page that is opened from now on, whatever causes them. */
export const countLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(window, { layoutShifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (window as unknown as Window).layoutShifts += (entry as unknown as { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Returns the sum of the layout shifts of the current page so far. */
export const layoutShifts = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as Window).layoutShifts);
