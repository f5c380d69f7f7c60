import type { CDPSession, Page } from '@playwright/test';

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

/** Waits until the application is interactive and what it loads when idle is there. */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('application-started').length > 0);
  await page.waitForLoadState('networkidle');
}
