import type { Page } from '@playwright/test';

import { expect, test } from './fixtures';
import { siteOrigin } from './testSites';

const site = siteOrigin('mock');

const paths = [
  ...['/', '/landing', '/tools', '/trending', '/blog', '/blog/choose-an-ai-video-tool', '/about', '/contact'],
  ...['/submit-tool', '/privacy-policy'],
];
/** On phones the details of a tool stand below what comes after them in the document. */
const wideOnlyPaths = ['/tools/chatgpt', '/tools/lindy'];

/** The maximum number of prefixes of a page, each ending before one of its elements. */
const maxPieces = 4;
const partStart = /<(?:article|section|aside|footer|main|nav|h1|h2|ul|form|header)[ >]/g;

interface Box {
  /** The element's index and description. */
  index: number;
  name: string;
  x: number;
  y: number;
}

/** The boxes of what has no further elements inside, as far as the window shows them. */
function visibleBoxes(page: Page): Promise<Box[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll('#root *')].flatMap((element, index) => {
      const { x, y, width } = element.getBoundingClientRect();
      const isSeen = width > 0 && y >= 0 && y < innerHeight;
      // A row of tabs is scrolled to the chosen one by the page's script.
      const isShown = element.childElementCount === 0 && isSeen && !element.closest('[role="tablist"]');
      const name = `${element.nodeName} ${element.textContent.slice(0, 30)}`;
      return isShown ? [{ index, name, x, y }] : [];
    });
  });
}

for (const width of [1280, 390]) {
  // proves delivery-2
  test(`what has arrived of a page stays where it is when the rest comes, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    let html = '';
    await page.route('**/*', (route) => {
      const type = route.request().resourceType();
      if (type === 'script') return route.fulfill({ body: '', contentType: 'text/javascript' });
      return type === 'document' ? route.fulfill({ body: html, contentType: 'text/html' }) : route.continue();
    });
    const open = async (path: string, text: string) => {
      html = text;
      await page.goto(site + path, { waitUntil: 'load' });
      return visibleBoxes(page);
    };
    for (const path of width === 1280 ? [...paths, ...wideOnlyPaths] : paths) {
      const whole = await (await page.request.get(site + path)).text();
      const root = whole.indexOf('<div id="root"');
      const cuts = [...whole.slice(root).matchAll(partStart)].map(({ index }) => root + index);
      const final = new Map((await open(path, whole)).map((box) => [box.index, box]));
      const moved = new Set<string>();
      for (const cut of cuts.slice(1, maxPieces)) {
        // The last one may not be there in full.
        for (const { index, name, x, y } of (await open(path, whole.slice(0, cut))).slice(0, -1)) {
          const box = final.get(index);
          if (box?.name !== name) continue;
          if (Math.abs(box.x - x) > 1 || Math.abs(box.y - y) > 1) moved.add(name);
        }
      }
      expect.soft([...moved], path).toEqual([]);
    }
  });
}
