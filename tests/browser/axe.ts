import { readFileSync } from 'node:fs';

import { expect, type Page } from '@playwright/test';

interface Axe {
  run: (scope: Document, options: object) => Promise<{ violations: { id: string }[] }>;
}

/** What axe finds against WCAG 2.2 AA in the page as it is now: nothing. */
export async function expectNoViolations(page: Page): Promise<void> {
  // Scripts of others are not allowed in the page: evaluated, not added.
  await page.evaluate(readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8'));
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
    return (await axe.run(document, { runOnly })).violations.map(({ id }) => id);
  });
  expect(violations).toEqual([]);
}
