import type { CDPSession, Locator, Page } from '@playwright/test';

/** How much slower the processor is made, as Lighthouse's mobile preset does. */
const cpuSlowdown = 4;

/** Lighthouse's mobile network ("slow 4G"), as its DevTools throttling applies it: bytes per second, milliseconds. */
const mobileNetwork = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};

/** Slows the processor of a page, and where asked its network; also takes both back. */
export async function slowDown(page: Page, { network = false } = {}): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  if (network) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', mobileNetwork);
  }
  return session;
}

/** How long a pointer rests on something before it presses. */
const restMs = 300;

/**
 * Presses with the mouse alone. Playwright's click() also looks in the page, while the press is under way, whether it meets its target,
 * and presses in the frame in which the pointer has come: at four times slower that is some 20 ms.
 */
export async function press(page: Page, target: Locator, { rests = true } = {}): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be pressed is not shown.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (rests) {
    await page.mouse.move(x, y);
    await page.waitForTimeout(restMs);
  }
  await page.mouse.click(x, y);
}

/** Waits until the application is interactive and what it loads when idle is there. */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('application-started').length > 0);
  await page.waitForLoadState('networkidle');
}
