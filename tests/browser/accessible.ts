import type { Page } from '@playwright/test';

import { expect, test } from './fixtures';

/** The page's visible controls. */
const controls =
  'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [tabindex="0"]';

/** Accessibility checks of every screen; `navigation` is the name of its first navigation. */
export async function expectAccessible(page: Page, navigation = 'Main'): Promise<void> {
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
        .filter((heading) => heading.checkVisibility() && !heading.closest('[inert], [aria-hidden="true"]'))
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
    const all = await page.getByRole('navigation').evaluateAll((elements) =>
      elements.map((element) => {
        const labelledBy = element.getAttribute('aria-labelledby');
        const label = labelledBy ? document.getElementById(labelledBy)?.textContent : null;
        return { name: element.getAttribute('aria-label') ?? label ?? '', text: element.textContent };
      }),
    );
    const names = new Set(all.map(({ name }) => name));
    expect.soft([...names]).toContain(navigation);
    expect.soft([...names]).not.toContain('');
    // A pager can be rendered twice, above and below its list.
    expect.soft(new Set(all.map(({ name, text }) => `${name}: ${text}`)).size).toBe(names.size);
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
        /** The hit area: of the control itself, its label, or what is stretched over it. */
        const hitAreaOf = (element: HTMLElement) => {
          const label = element instanceof HTMLInputElement ? element.closest('label') : null;
          const hitArea = (label ?? element).getBoundingClientRect();
          const after = getComputedStyle(element, '::after');
          const isStretched = after.content !== 'none' && after.position === 'absolute';
          const [wide, high] = isStretched ? [parseFloat(after.width), parseFloat(after.height)] : [0, 0];
          const { left, right, top, bottom, width, height } = hitArea;
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
        const hitAreas = shown.map((element) => ({ element, hitArea: hitAreaOf(element) }));
        /** WCAG 2.5.8: a circle of 24 px around the middle meets no other target. */
        const hasRoom = ({ element, hitArea }: (typeof hitAreas)[number]) => {
          const x = hitArea.left + hitArea.width / 2;
          const y = hitArea.top + hitArea.height / 2;
          return hitAreas.every(({ element: other, hitArea: at }) => {
            if (other === element || other.contains(element) || element.contains(other)) return true;
            const dx = Math.max(at.left - x, 0, x - at.right);
            const dy = Math.max(at.top - y, 0, y - at.bottom);
            return Math.hypot(dx, dy) >= 12;
          });
        };
        return hitAreas
          .filter(
            ({ element, hitArea }) =>
              hitArea.width > 1 && (hitArea.width < 24 || hitArea.height < 24) && !isInText(element),
          )
          .filter((one) => !hasRoom(one))
          .map(
            ({ element, hitArea }) =>
              `${Math.round(hitArea.width)}x${Math.round(hitArea.height)} ${element.outerHTML.slice(0, 120)}`,
          );
      }, controls);
      expect.soft(small).toEqual([]);
    });
  }
}
