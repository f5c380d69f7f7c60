import { readFileSync } from 'node:fs';

import { expect, type Page } from '@playwright/test';

interface Axe {
  run: (options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

const script = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Expects that axe finds nothing in the page as it is now, without its frames. */
export async function expectNoViolations(page: Page, message?: string): Promise<void> {
  // Scripts of others are not allowed in the page: evaluated, not added.
  await page.evaluate(script);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    const found = await axe.run({
      iframes: false,
      resultTypes: ['violations'],
      // Toasts are in no landmark.
      rules: { region: { enabled: false } },
    });
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
    );
  });
  expect(violations, message).toEqual([]);
}
