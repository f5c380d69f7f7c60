import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from '@playwright/test';

import { readSession } from '../../src/app/session/readSession';
import { replaySession } from '../../src/app/session/replaySession';

import { addDevTools, atRest } from './devTools';
import { expect, test } from './fixtures';
import { ListPage } from './listPage';
import { downloadSession, liveState } from './sessions';
import { projectFolder, siteOrigin } from './testSites';
import { toast } from './toasts';

// The build with DevTools.
test.use({ site: 'api' });

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/**
 * The recorded session replays to the live state, field by field. With UPDATE_REPLAYS=true it becomes one of
 * the sessions that the unit tests replay.
 */
async function expectReplayed(page: Page, name: string): Promise<string[]> {
  await atRest(page);
  const live = await liveState(page);
  const file = await downloadSession(page);
  const session = readSession(file);
  const { state, failure } = replaySession(session);
  expect(failure).toBeUndefined();
  expect(JSON.parse(JSON.stringify(state))).toEqual(live);

  // The same from what DevTools itself exports.
  const exported = readSession(await page.evaluate(() => window.devTools.exportLog()));
  expect(JSON.parse(JSON.stringify(replaySession(exported).state))).toEqual(live);

  if (process.env.UPDATE_REPLAYS === 'true') {
    const folder = path.join(projectFolder, 'tests', 'replays');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, `${name}.session.json`), file);
    writeFileSync(path.join(folder, `${name}.state.json`), JSON.stringify(live));
  }
  return session.actions.map(({ type }) => type);
}

test('a first visit that chooses a tool', async ({ page }) => {
  await addDevTools(page);
  const list = new ListPage(page);
  await list.open('/tools?record');
  await list.search.fill('video');
  await list.search.press('Enter');
  await list.settled();
  await list.narrowDown();
  const [first = '', second = ''] = await list.names();
  await button(page, `Compare ${first}`).click();
  await button(page, `Compare ${second}`).click();
  await list.openTool(first);
  await button(page, /^Helpful/).click();
  await button(page, /^Not Helpful/).click();
  await main(page).getByRole('button', { name: 'Save', exact: true }).click();
  await button(page, 'Compare Now').click();
  await expect(page.getByRole('table').first()).toBeVisible();
  await button(page, /^Switch to/).click();
  await page.goBack();
  await button(page, 'Clear').click();
  expect(await expectReplayed(page, 'first-visit')).toEqual(
    expect.arrayContaining([
      'visit/routeChanged',
      ...['compare/toolAdded', 'compare/comparisonCleared', 'tools/toolOpened', 'votes/voteCast'],
      ...['bookmarks/toolBookmarked', 'theme/themeToggled', 'catalogueApi/executeQuery/fulfilled'],
    ]),
  );
});

// proves state-5
test('a returning visitor with stored bookmarks, who reads, submits and writes', async ({ page }) => {
  await addDevTools(page);
  await page.addInitScript(() => {
    if (localStorage.length > 0) return;
    const tool = (n: number) => ({
      _id: `b${n}`,
      name: `Kept ${n}`,
      slug: `kept-${n}`,
      bookmarkedAt: '2026-10-01T08:00:00Z',
    });
    localStorage.setItem('toolBookmarks', JSON.stringify([1, 2, 3].map(tool)));
    localStorage.setItem('compareTools', JSON.stringify([tool(1)]));
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('filterPreferences', JSON.stringify({ category: 'ai-chatbots', page: 1 }));
    localStorage.setItem('toolVotes', JSON.stringify({ b1: { upvotes: 30, downvotes: 2, userVote: 'up' } }));
  });
  await page.goto('/saved-tools?record');
  await button(page, 'Remove Kept 2 from saved').click();
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: 'Blog' }).click();
  const article = main(page).getByRole('article', { name: 'Made-up post 6' });
  await article.getByRole('button', { name: /^Bookmark / }).click();
  await article.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('link', { name: 'Back to Blog' })).toBeVisible();
  await banner.getByRole('link', { name: 'Trending' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await banner.getByRole('link', { name: 'Submit' }).click();
  await page.getByRole('textbox', { name: 'Tool name' }).fill('Granola');
  await page.getByRole('textbox', { name: 'Description' }).fill('Notes of meetings');
  await page.getByRole('textbox', { name: 'Website URL' }).fill('https://granola.example');
  await page.getByRole('combobox', { name: 'Category' }).selectOption('productivity-tools');
  await page.getByRole('textbox', { name: 'Your email' }).fill('a@b.example');
  await button(page, 'Submit Tool').click();
  await expect(
    toast(page, 'Your tool was submitted successfully! Our team will review it soon.'),
  ).toBeVisible();
  await page.getByRole('contentinfo').getByRole('textbox', { name: 'Email address' }).fill('a@b.example');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click();
  await expect(toast(page, 'Success!')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  for (const [name, text] of [
    ['Name', 'Jo'],
    ['Email', 'a@b.example'],
    ['Subject', 'Hello'],
    ['Message', 'A message'],
  ] as const) {
    await main(page).getByRole('textbox', { name, exact: true }).fill(text);
  }
  await button(page, 'Send Message').click();
  await expect(toast(page, 'Message Sent')).toBeVisible();
  expect(await expectReplayed(page, 'returning-visitor')).toEqual(
    expect.arrayContaining([
      ...['persistence/storedStateLoaded', 'bookmarks/toolBookmarkRemoved', 'bookmarks/postBookmarked'],
      ...['submissions/toolSubmitted', 'submissions/submissionSaved', 'newsletter/newsletterAccepted'],
      'contact/messageAccepted',
    ]),
  );
});

test('a visit with a failing server and a second tab', async ({ page, context, api, log }) => {
  log.expect(/API error: 500/, /status of 500/);
  await addDevTools(page);
  api.answer('/api/tools', { status: 500, text: '{}' });
  await page.goto('/tools?record');
  await expect(toast(page, 'Error loading tools. Please try again later.', 'alert')).toBeVisible();
  api.reset();
  await main(page).getByRole('button', { name: 'Retry' }).click();
  const list = new ListPage(page);
  await list.settled();
  const other = new ListPage(await context.newPage());
  await other.open();
  const [first = '', second = ''] = await other.names();
  await button(other.page, `Save ${first}`).click();
  await button(other.page, `Compare ${second}`).click();
  await expect(page.getByRole('region', { name: 'Comparison tray' })).toContainText(second);
  await page.bringToFront();
  expect(await expectReplayed(page, 'failing-server-two-tabs')).toEqual(
    expect.arrayContaining(['catalogueApi/executeQuery/rejected', 'bookmarks/toolBookmarked']),
  );
});

test('without ?record, and in a build without DevTools, there is no recorder', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Session recorder' })).toHaveCount(0);
  await page.goto(`${siteOrigin('mock')}/about?record`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Session recorder' })).toHaveCount(0);
});
