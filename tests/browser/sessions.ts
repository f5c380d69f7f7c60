import { readFileSync } from 'node:fs';

import { expect, type Page } from '@playwright/test';

import { readSession } from '../../src/app/session/readSession';
import { replaySession } from '../../src/app/session/replaySession';

/** Downloads the session with the recorder's panel, as a tester does. */
export async function downloadSession(page: Page): Promise<string> {
  const arrived = page.waitForEvent('download');
  await page
    .getByRole('region', { name: 'Session recorder' })
    .getByRole('button', { name: 'Download session' })
    .press('Enter');
  const download = await arrived;
  expect(download.suggestedFilename()).toMatch(/^toolshelf-session-[\dT-]+\.json$/);
  return readFileSync(await download.path(), 'utf8');
}

/** The state of a page that has the DevTools engine. */
export const liveState = (page: Page) =>
  page.evaluate(() => JSON.parse(JSON.stringify(window.devTools.state())) as Record<string, unknown>);

/** Replays what a page has recorded; the end must be the state that the page has. Gives the types of the actions. */
export async function expectReplaysToLiveState(page: Page): Promise<string[]> {
  let file = '';
  let live: unknown;
  // An answer or a timer may come between the two.
  await expect(async () => {
    live = await liveState(page);
    file = await downloadSession(page);
    expect(await liveState(page)).toEqual(live);
  }).toPass({ intervals: [200] });
  const session = readSession(file);
  const { state, failure } = replaySession(session);
  expect(failure).toBeUndefined();
  expect(JSON.parse(JSON.stringify(state))).toEqual(live);
  return session.actions.map(({ type }) => type);
}
