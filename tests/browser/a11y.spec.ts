import type { Page } from '@playwright/test';

import { expect, test } from './fixtures';
import { ListPage, tabTo } from './listPage';

const screens = [
  { name: 'tool list', path: '/tools', isReady: (page: Page) => new ListPage(page).settled() },
  {
    name: 'category',
    path: '/tools/category/ai-video-generation',
    isReady: (page: Page) => new ListPage(page).settled(),
  },
  {
    name: 'tool',
    path: '/tools/runway',
    isReady: (page: Page) =>
      expect(page.getByRole('heading', { name: 'More Tools Like Runway' })).toBeVisible(),
  },
  {
    name: 'tool not found',
    path: '/tools/no-such-tool',
    isReady: (page: Page) =>
      expect(page.getByRole('heading', { name: 'Tool Not Found', level: 1 })).toBeVisible(),
  },
  {
    name: 'not found',
    path: '/no/such/page',
    isReady: (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
  },
];

/** What the page offers to be pressed, and what is not hidden. */
const controls =
  'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [tabindex="0"]';

for (const { name, path, isReady } of screens) {
  test(`what a screen reader and a finger find: ${name}`, async ({ page, log }) => {
    await test.step('open', async () => {
      if (name.includes('not found')) log.expect(/Failed to load resource: .* 404/, /API error: 404/);
      await page.goto(path);
      await isReady(page);
      const filters = page.getByRole('button', { name: 'Advanced filters' });
      if (await filters.isVisible()) {
        await filters.click();
        await expect(page.getByRole('group', { name: 'Subcategory' })).toBeVisible();
      }
    });

    await test.step('every image has a text or is declared decoration', async () => {
      const silent = await page.evaluate(() =>
        [...document.querySelectorAll('img, svg, [role="img"]')]
          .filter((image) => {
            if (image.closest('[aria-hidden="true"]')) return false;
            if (image.tagName === 'IMG') return !image.hasAttribute('alt');
            const hasName =
              image.hasAttribute('aria-label') ||
              image.hasAttribute('aria-labelledby') ||
              image.querySelector('title') !== null;
            return !hasName;
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 160)),
      );
      expect.soft(silent).toEqual([]);
    });

    await test.step('every control has a name', async () => {
      for (const role of ['link', 'button', 'textbox', 'searchbox', 'checkbox', 'tab', 'combobox'] as const) {
        const nameless = await page
          .getByRole(role, { name: /^\s*$/ })
          .evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.slice(0, 160)));
        expect.soft(nameless, role).toEqual([]);
      }
    });

    await test.step('one h1, and no heading skips a level', async () => {
      const levels = await page.evaluate(() =>
        [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
          .filter((heading) => heading.checkVisibility())
          .map((heading) => ({ level: Number(heading.tagName[1]), text: heading.textContent })),
      );
      expect.soft(levels.filter(({ level }) => level === 1)).toHaveLength(1);
      expect.soft(levels[0]?.level).toBe(1);
      const skipping = levels.filter(
        ({ level }, index) => index > 0 && level > (levels[index - 1]?.level ?? 0) + 1,
      );
      expect.soft(skipping).toEqual([]);
    });

    await test.step('landmarks: banner, main, contentinfo once; every navigation has a name of its own', async () => {
      for (const role of ['banner', 'main', 'contentinfo'] as const) {
        await expect.soft(page.getByRole(role)).toHaveCount(1);
      }
      const names = await page.getByRole('navigation').evaluateAll((all) =>
        all.map((element) => {
          const labelledBy = element.getAttribute('aria-labelledby');
          const label = labelledBy ? document.getElementById(labelledBy)?.textContent : null;
          return element.getAttribute('aria-label') ?? label ?? '';
        }),
      );
      expect.soft(names).toContain('Main');
      expect.soft(names.filter((label) => label === '')).toEqual([]);
      expect.soft(new Set(names).size).toBe(names.length);
    });

    await test.step('the page names its language and its title', async () => {
      await expect.soft(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect.soft(page).toHaveTitle(/Toolshelf/);
      await expect.soft(page.locator('head > title')).toHaveCount(1);
    });

    await test.step('no id stands twice, and what aria refers to is there', async () => {
      const { doubled, dangling } = await page.evaluate(() => {
        const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
        const references = [...document.querySelectorAll('[aria-labelledby], [aria-describedby], label[for]')]
          .flatMap((element) =>
            ['aria-labelledby', 'aria-describedby', 'for'].map((name) => element.getAttribute(name)),
          )
          .flatMap((value) => value?.split(/\s+/) ?? []);
        return {
          doubled: ids.filter((id, index) => ids.indexOf(id) !== index),
          dangling: references.filter((id) => id !== '' && !document.getElementById(id)),
        };
      });
      expect.soft(doubled).toEqual([]);
      expect.soft(dangling).toEqual([]);
    });

    for (const width of [1280, 390]) {
      await test.step(`targets are at least 24 px at ${width} px, or have room around them`, async () => {
        await page.setViewportSize({ width, height: 900 });
        const small = await page.evaluate((selector) => {
          const shown = [...document.querySelectorAll<HTMLElement>(selector)].filter(
            (element) => element.checkVisibility() && !element.closest('[inert], [aria-hidden="true"]'),
          );
          /** The place that answers to the pointer: the control itself, its label, or what is stretched over it. */
          const placeOf = (element: HTMLElement) => {
            const label = element instanceof HTMLInputElement ? element.closest('label') : null;
            const place = (label ?? element).getBoundingClientRect();
            const after = getComputedStyle(element, '::after');
            const isStretched = after.content !== 'none' && after.position === 'absolute';
            const [wide, high] = isStretched ? [parseFloat(after.width), parseFloat(after.height)] : [0, 0];
            const { left, right, top, bottom, width, height } = place;
            return {
              left,
              right,
              top,
              bottom,
              width: Math.max(width, wide || 0),
              height: Math.max(height, high || 0),
            };
          };
          const isInText = (element: Element) =>
            element.tagName === 'A' &&
            element.closest('p') !== null &&
            getComputedStyle(element).display === 'inline';
          const places = shown.map((element) => ({ element, place: placeOf(element) }));
          /** WCAG 2.5.8: a circle of 24 px around the middle meets no other target. */
          const hasRoom = ({ element, place }: (typeof places)[number]) => {
            const x = place.left + place.width / 2;
            const y = place.top + place.height / 2;
            return places.every(({ element: other, place: at }) => {
              if (other === element || other.contains(element) || element.contains(other)) return true;
              const dx = Math.max(at.left - x, 0, x - at.right);
              const dy = Math.max(at.top - y, 0, y - at.bottom);
              return Math.hypot(dx, dy) >= 12;
            });
          };
          return places
            .filter(
              ({ element, place }) =>
                place.width > 1 && (place.width < 24 || place.height < 24) && !isInText(element),
            )
            .filter((one) => !hasRoom(one))
            .map(
              ({ element, place }) =>
                `${Math.round(place.width)}x${Math.round(place.height)} ${element.outerHTML.slice(0, 120)}`,
            );
        }, controls);
        expect.soft(small).toEqual([]);
      });
    }
  });
}

test('the focus goes through the tool list in the order of reading', async ({ page }) => {
  const list = new ListPage(page);
  await list.open();
  await page.keyboard.press('Tab');
  const stops = [
    page.getByRole('link', { name: 'AI Toolshelf, home' }),
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home', exact: true }),
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }),
    page.getByRole('button', { name: /^Switch to/ }),
    page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }),
    list.search,
    page.getByRole('search').getByRole('button', { name: 'Search', exact: true }),
    list.tab('All Tools'),
    list.filters,
    list.cards.first().getByRole('link').first(),
    list.cards.first().getByRole('button', { name: /^Save / }),
    list.cards.first().getByRole('button', { name: /^Compare / }),
    list.cards.nth(1).getByRole('link').first(),
    list.pagination.getByRole('button', { name: 'Go to page 2' }),
    page.getByRole('contentinfo').getByRole('textbox', { name: 'Email address' }),
  ];
  for (const stop of stops) await tabTo(page, stop, 'Tab', 60);
});

test('what changes is announced: the count line, busy places, toasts', async ({ page }) => {
  await page.goto('/tools');
  const list = new ListPage(page);
  await expect(page.getByRole('tabpanel').locator('[aria-busy="true"]')).toHaveCount(1);
  await list.settled();
  await expect(list.countLine).toHaveAttribute('aria-live', 'polite');
  await list.cards
    .first()
    .getByRole('button', { name: /^Save / })
    .click();
  await expect(page.getByRole('status').getByText('Tool added to bookmarks', { exact: true })).toBeVisible();
  await expect(list.cards.first().getByRole('button', { name: /^Remove .* from saved$/ })).toBeVisible();
});

test('skeletons are no part of what a screen reader reads', async ({ page }) => {
  await page.clock.install({ time: '2026-05-20T12:00:00-04:00' });
  await page.clock.pauseAt('2026-05-20T13:00:00-04:00');
  await page.goto('/tools');
  await expect(page.locator('[data-skeleton]')).toHaveCount(12);
  const readable = await page
    .locator('[data-skeleton]')
    .evaluateAll((all) => all.filter((one) => !one.closest('[aria-hidden="true"]')).length);
  expect(readable).toBe(0);
});

test('the questions are headings that hold a button with its state', async ({ page }) => {
  await new ListPage(page).open();
  for (const question of await page
    .getByRole('main')
    .getByRole('heading', { level: 3 })
    .getByRole('button')
    .all()) {
    await expect(question).toHaveAttribute('aria-expanded', 'false');
    await question.click();
    await expect(question).toHaveAttribute('aria-expanded', 'true');
  }
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('button')).toHaveCount(4);
});
