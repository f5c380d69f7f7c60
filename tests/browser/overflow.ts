import type { Page } from '@playwright/test';

import { expect } from './fixtures';

/** What sticks out of the window to the right, and the width by which the page can be moved sideways. */
export function overflow(page: Page): Promise<{ scroll: number; names: string[] }> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isClipped = (element: Element) => {
      for (let at = element.parentElement; at; at = at.parentElement) {
        const { overflowX } = getComputedStyle(at);
        if (overflowX !== 'visible' && at !== document.body && at !== document.documentElement) return true;
      }
      return false;
    };
    const outside = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width: own } = element.getBoundingClientRect();
      const isHidden = getComputedStyle(element).position === 'fixed' || own <= 1;
      return !isHidden && (right > width + 1 || left < -1) && !isClipped(element);
    });
    window.scrollTo({ left: 10_000, behavior: 'instant' });
    const scroll = window.scrollX;
    window.scrollTo({ left: 0, behavior: 'instant' });
    return { scroll, names: outside.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 120)) };
  });
}

export const nothing = { scroll: 0, names: [] };
const sizes = [
  { width: 1280, height: 900 },
  { width: 834, height: 1112 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

/**
 * Chromium (156) can miss the change of a media query when `insertRule` adds to the same sheet before the next frame, as
 * Emotion does for a component that appears: elements then keep the look of the size before, until the query
 * changes again. So what sticks out is looked at again after a resize to a size for which the queries differ.
 */
async function overflowAfterResize(page: Page, size: { width: number; height: number }) {
  const found = await overflow(page);
  if (found.scroll > 0 || found.names.length > 0) {
    await page.setViewportSize({ ...size, width: size.width > 700 ? 320 : 1280 });
    await page.setViewportSize(size);
  }
  return found;
}

/** Nothing sticks out at any width. (The colour scheme only changes colours.) */
export async function expectNoOverflow(page: Page): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect.soft
      .poll(() => overflowAfterResize(page, size), { message: `${size.width} px` })
      .toEqual(nothing);
  }
}
