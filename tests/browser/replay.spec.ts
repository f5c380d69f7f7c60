import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { readSession } from '../../src/app/session/readSession';
import { replaySession } from '../../src/app/session/replaySession';

import { expectNoViolations } from './axe';
import { addDevTools, atRest } from './devTools';
import { expect, test } from './fixtures';
import { ListPage } from './listPage';
import { siteOrigin } from './testSites';

// The build with DevTools.
test.use({ site: 'api' });

const main = (page: Page) => page.getByRole('main');

// proves state-18, state-20, accessibility-16
test('a recorded visit is replayed screen by screen, and each is as it was', async ({ page }) => {
  await addDevTools(page);
  const list = new ListPage(page);
  const stops: { actions: number; heading: string; state: Record<string, unknown> }[] = [];
  const recorded = page.getByRole('region', { name: 'Session recorder' }).getByText(/recorded$/);
  /** Notes what is shown, and after how many actions. */
  const note = async () => {
    await atRest(page);
    stops.push({
      heading: (await main(page).getByRole('heading', { level: 1 }).textContent()) ?? '',
      actions: parseInt((await recorded.textContent()) ?? '', 10),
      state: await page.evaluate(
        () => JSON.parse(JSON.stringify(window.devTools.state())) as Record<string, unknown>,
      ),
    });
  };

  await test.step('record', async () => {
    await list.open('/tools?record');
    await list.search.fill('video');
    await list.search.press('Enter');
    await list.settled();
    await note();
    const [first = ''] = await list.names();
    await list.openTool(first);
    await note();
    const banner = page.getByRole('banner');
    for (const name of ['Trending', 'Blog']) {
      await banner.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveTitle(new RegExp(name));
      await note();
    }
  });

  await test.step('open the recording, which a reload has not ended', async () => {
    await page.goto('/replay');
    await page.getByRole('button', { name: 'Recording before the reload' }).click();
    // It would lie over the replay.
    await expect(page.getByRole('region', { name: 'Session recorder' })).toHaveCount(0);
  });

  const shown = page.frameLocator('iframe[title="Replayed page"]');
  const timeline = page.getByRole('slider', { name: 'Timeline' });

  await test.step('every screen is as it was, forwards and backwards', async () => {
    const [text = ''] = await page.evaluate(
      () => JSON.parse(sessionStorage.getItem('recordedSessions') ?? '[]') as string[],
    );
    const session = readSession(text);
    const events = page.getByRole('region', { name: 'Events' }).getByRole('button');
    await expect(events).toHaveCount(session.actions.length + 1);
    for (const { actions, heading, state } of [...stops, ...stops.toReversed()]) {
      const replayed = replaySession({ ...session, actions: session.actions.slice(0, actions) });
      expect(JSON.parse(JSON.stringify(replayed.state))).toEqual(state);
      await events.nth(actions).click();
      await expect(shown.locator('main h1')).toHaveText(heading);
    }
  });

  await test.step('keys step, and the page does not answer', async () => {
    await page.getByRole('heading', { name: 'Replay of a session' }).click();
    await page.keyboard.press('End');
    await expect(shown.locator('main h1')).toHaveText(stops.at(-1)?.heading ?? '');
    const last = Number(await timeline.getAttribute('aria-valuenow'));
    await page.keyboard.press('ArrowLeft');
    await expect(timeline).toHaveAttribute('aria-valuenow', String(last - 1));
    await page.keyboard.press('Home');
    await expect(page.getByText('The state before the first event.')).toBeVisible();
    await expect(shown.locator('body')).toHaveJSProperty('inert', true);
    await page.keyboard.press(' ');
    await expect(timeline).not.toHaveAttribute('aria-valuenow', '0');
    await page.getByRole('button', { name: 'Pause' }).click();
  });

  await test.step('the tool itself is accessible', async () => {
    await expectNoViolations(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoViolations(page);
  });
});

// proves shell-18
test('the report of a visit is accessible, and a build without DevTools has no /replay', async ({
  page,
  log,
}) => {
  log.expect(/status of 404/);
  await page.goto(`${siteOrigin('mock')}/replay`);
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText('this shelf is empty');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Report a problem' }).click();
  await expect(page.getByRole('dialog', { name: 'Report a problem' })).toBeVisible();
  for (const scheme of ['light', 'dark']) {
    await page.evaluate((to) => document.documentElement.setAttribute('data-theme', to), scheme);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoViolations(page, `${scheme} ${width}`);
    }
  }
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save file' }).click();
  const session = readSession(readFileSync(await (await saved).path(), 'utf8'));
  expect(replaySession(session).failure).toBeUndefined();
});
