import type { Page } from '@playwright/test';

/**
 * A visitor who saves data, for whom nothing is prefetched (delivery-41). For tests whose clock leaps: a prefetch that is under
 * way would time out.
 */
export const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
  });
