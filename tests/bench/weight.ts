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

/** Loads a page and gives the bytes that came over the network for it, by type; what the browser has in its cache counts nothing. */
async function weigh(page: Page, path: string): Promise<ReadonlyMap<string, number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const typeOf = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type }) => void typeOf.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = typeOf.get(requestId) ?? '';
    bytes.set(type, (bytes.get(type) ?? 0) + encodedDataLength);
  });
  await page.goto(path);
  await untilIdle(page);
  await session.detach();
  return bytes;
}

/** Bytes as they came over the network, by kind, and elements, of a first visit, and of a page that is loaded after another one. */
export async function measureWeight(openPage: () => Promise<Page>): Promise<Figure[]> {
  const figures: Figure[] = [];
  const note = (name: string, bytes: ReadonlyMap<string, number>) => {
    for (const [type, label] of Object.entries(kinds)) {
      figures.push({ name: `${name}: ${label}`, unit: 'kB', values: [(bytes.get(type) ?? 0) / 1000] });
    }
  };
  /** What loads when the browser is idle is not part of a page's load. */
  const openWithoutIdle = async () => {
    const page = await openPage();
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    return page;
  };
  for (const [name, path] of Object.entries(pageKinds)) {
    const page = await openWithoutIdle();
    note(name, await weigh(page, path));
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    figures.push({ name: `${name}: elements`, unit: '', values: [elements] });
    await page.context().close();

    const another = await openWithoutIdle();
    await weigh(another, path === pageKinds.home ? pageKinds.list : pageKinds.home);
    note(`${name}, second page`, await weigh(another, path));
    await another.context().close();
  }
  return figures;
}
