import type { Locator, Page } from '@playwright/test';

import { findFailure } from '../../src/app/session/findFailure';
import { readSession } from '../../src/app/session/readSession';

import { expect } from './fixtures';

/** How long a control may take to appear, before its address is opened instead. */
const controlTimeout = 20_000;

/** What the scripts of `npm run replay -- session.json --to-test` need to repeat a visit. */
export class RecordedVisit {
  constructor(
    readonly page: Page,
    /** What has to hold of the state, beside the invariants. */
    private readonly expression?: string,
  ) {}

  /** Stores what the visitor's browser had stored before the visit. */
  async storedBefore(texts: Readonly<Record<string, string>>): Promise<void> {
    await this.page.addInitScript((stored) => {
      if (localStorage.length > 0) return;
      for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
    }, texts);
  }

  /** Uses the control that leads to an address; opens the address where the page does not have the control. */
  async goTo(address: string, control?: Locator): Promise<void> {
    const isUsed = await control
      ?.first()
      .click({ timeout: controlTimeout })
      .then(
        () => true,
        () => false,
      );
    if (!isUsed) {
      // The new page begins a recording of its own.
      await this.expectSound();
      await this.page.goto(address);
    }
    await expect(this.page).toHaveURL(({ pathname, search, hash }) => pathname + search + hash === address);
  }

  /** Nothing that the page has recorded breaks an invariant or the expression. Only builds with DevTools can tell. */
  async expectSound(): Promise<void> {
    const text = await this.page.evaluate(() => window.sessionFile?.());
    if (text === undefined) return;
    const session = readSession(text);
    expect(findFailure(session)).toBeUndefined();
    if (this.expression !== undefined) expect(findFailure(session, this.expression)).toBeUndefined();
  }
}
