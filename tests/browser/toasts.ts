import type { Locator, Page } from '@playwright/test';

/** A toast by its text: politely said, or as an alert when it tells of an error (accessibility-13). */
export function toast(page: Page, text: string | RegExp, role: 'status' | 'alert' = 'status'): Locator {
  return page.getByRole(role).getByText(text, { exact: true });
}
