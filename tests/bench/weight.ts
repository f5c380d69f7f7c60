import type { Page } from '@playwright/test';

import type { Figure } from './figures';
import { untilIdle } from './slowPhone';

/** A page of each kind (docs/performance.md). */
export const pageKinds = {
  home: '/',
  list: '/tools',
  category: '/tools/category/ai-video-generation',
  tool: '/tools/chatgpt',
  blog: '/blog',
  article: '/blog/how-to-read-ai-pricing-pages',
  comparison: '/versus/chatgpt-vs-claude',
  about: '/about',
} as const;

const kinds = {
  Document: 'HTML',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'fonts',
  Image: 'images',
  Fetch: 'data',
} as const;

/** Bytes as they came over the network, by kind, and elements, of a first visit. */
export async function measureWeight(openPage: () => Promise<Page>): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, path] of Object.entries(pageKinds)) {
    const page = await openPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const typeOf = new Map<string, string>();
    const bytes = new Map<string, number>();
    session.on('Network.responseReceived', ({ requestId, type }) => void typeOf.set(requestId, type));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const type = typeOf.get(requestId) ?? '';
      bytes.set(type, (bytes.get(type) ?? 0) + encodedDataLength);
    });
    // What loads when the browser is idle is not part of the first load.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto(path);
    await untilIdle(page);
    for (const [type, label] of Object.entries(kinds)) {
      figures.push({ name: `${name}: ${label}`, unit: 'kB', values: [(bytes.get(type) ?? 0) / 1000] });
    }
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    figures.push({ name: `${name}: elements`, unit: '', values: [elements] });
    await page.context().close();
  }
  return figures;
}
