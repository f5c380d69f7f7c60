import type { Page, Route } from '@playwright/test';

import { expect, test, withMotion } from './fixtures';
import { forbidStorage } from './forbidStorage';
import { ListPage, openTray } from './listPage';
import { saveData } from './saveData';

test.use(withMotion);

type Scheme = 'light' | 'dark';

const background = { light: 'rgb(255, 255, 255)', dark: 'rgb(18, 18, 22)' };
const otherOf = (scheme: Scheme) => (scheme === 'dark' ? 'light' : 'dark');

/** New York's time, see playwright.config.ts. */
const at = (time: string) => `2026-05-20T${time}:00-04:00`;

/** Keeps a stored theme from the first page on. */
async function store(page: Page, value: string): Promise<void> {
  await page.addInitScript((text) => {
    if (sessionStorage.getItem('seeded')) return;
    sessionStorage.setItem('seeded', 'yes');
    localStorage.setItem('theme', text);
  }, value);
}

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

interface Seen {
  schemes: string[];
  backgrounds: string[];
}

/**
 * Notes the scheme and the background of the page from its first animation frame on, at every frame. To be
 * called before the clock is pinned, so that the frames are real ones.
 */
async function watchFrames(page: Page): Promise<() => Promise<Seen>> {
  await page.context().addInitScript(() => {
    const schemes = new Set<string>();
    const backgrounds = new Set<string>();
    const nextFrame = window.requestAnimationFrame.bind(window);
    const look = () => {
      const root = document.querySelector('html');
      const body = document.querySelector('body');
      // Before the body there is nothing to paint.
      if (root && body) {
        schemes.add(root.dataset.theme ?? 'none');
        backgrounds.add(getComputedStyle(root).backgroundColor);
        const { backgroundColor } = getComputedStyle(body);
        if (backgroundColor !== 'rgba(0, 0, 0, 0)') backgrounds.add(backgroundColor);
      }
      nextFrame(look);
    };
    nextFrame(look);
    Object.assign(window, { seen: () => ({ schemes: [...schemes], backgrounds: [...backgrounds] }) });
  });
  return () => page.evaluate(() => (window as unknown as { seen: () => Seen }).seen());
}

// proves theme-1, theme-2, theme-4
test('a stored theme, or else the hour, decides before the first paint, and it stays', async ({ page }) => {
  const seen = await watchFrames(page);
  for (const { time, choice, scheme } of [
    // By the clock it would be the other one.
    { time: '23:00', choice: 'light', scheme: 'light' },
    { time: '12:00', choice: 'dark', scheme: 'dark' },
    { time: '06:59', choice: null, scheme: 'dark' },
    { time: '07:00', choice: null, scheme: 'light' },
    { time: '18:59', choice: null, scheme: 'light' },
    { time: '19:00', choice: null, scheme: 'dark' },
  ] as const) {
    await test.step(`${scheme} at ${time}, with ${choice ?? 'nothing'} stored`, async () => {
      await page.clock.setFixedTime(at(time));
      // A page of the site without its code.
      await page.goto('/robots.txt');
      await page.evaluate((text) => {
        localStorage.clear();
        if (text) localStorage.setItem('theme', text);
      }, choice);
      await page.goto('/tools');
      await expect(page.getByRole('article')).toHaveCount(12);
      await expect(page.getByRole('button', { name: `Switch to ${otherOf(scheme)} mode` })).toBeVisible();
      expect(await seen()).toEqual({ schemes: [scheme], backgrounds: [background[scheme]] });
      expect(await stored(page), 'nothing is stored until the visitor chooses').toBe(choice);
    });
  }
});

test('what is stored but is no theme leaves it to the clock', async ({ page, log }) => {
  log.expect(/\[warning\] The stored theme/);
  await page.clock.setFixedTime(at('12:00'));
  await store(page, '{"mode":"dark"}');
  await page.goto('/tools');
  await expect(page.getByRole('button', { name: 'Switch to dark mode' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

// proves theme-3, toasts-8
test('the toggle switches, says so for 1.5 s, and the choice survives a reload', async ({ page }) => {
  await saveData(page);
  await page.clock.install({ time: at('12:00') });
  await page.goto('/tools');
  await expect(page.getByRole('article')).toHaveCount(12);
  // The code of the toasts loads with the first one; after that only the clock matters.
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(page.getByRole('status').getByText('Switched to dark mode', { exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(background.dark);
  await expect(page.getByRole('status')).toHaveCount(0);
  await page.mouse.move(0, 600);

  await page.clock.pauseAt(at('12:01'));
  const toast = page.getByRole('status').getByText('Switched to light mode', { exact: true });
  await page.getByRole('button', { name: 'Switch to light mode' }).click();
  await page.clock.runFor(100);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1380);
  await expect(toast).toBeVisible();
  // Its end, and the way out, which React draws between the steps of the clock.
  let extra = 0;
  await expect(async () => {
    extra += 50;
    await page.clock.runFor(50);
    expect(await toast.count()).toBe(0);
  }).toPass({ intervals: [0] });
  expect(extra, 'milliseconds from 1480 on').toBeLessThan(600);

  expect(await stored(page)).toBe('light');
  await page.clock.resume();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Switch to dark mode' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a choice of another tab while the page loads is what it shows', async ({ page }) => {
  const held: Route[] = [];
  await page.addInitScript(() => {
    if (location.protocol !== 'about:') localStorage.setItem('theme', 'dark');
  });
  await page.route('**/assets/main.*.js', (route) => void held.push(route));
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.evaluate(() => localStorage.setItem('theme', 'light'));
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.continue();
  await expect(page.getByRole('button', { name: 'Switch to dark mode' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await stored(page)).toBe('light');
});

// proves storage-3, theme-1, theme-5
test('by day the page is light, whatever the system prefers; a choice against that is all that is stored', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.clock.setFixedTime(at('12:00'));
  await page.goto('/tools');
  await expect(page.getByRole('article')).toHaveCount(12);
  await expect(page.getByRole('button', { name: 'Switch to dark mode' })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(background.light);

  await test.step('a switch stores the plain word and nothing else; MUI has no key of its own', async () => {
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    await expect
      .poll(() => page.evaluate(() => Object.fromEntries(Object.entries(localStorage))))
      .toEqual({ theme: 'dark' });
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  });

  await test.step('it survives a reload', async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  await test.step('two quick switches leave one toast, the last', async () => {
    await page.getByRole('button', { name: 'Switch to light mode' }).click();
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    await expect(page.getByRole('status').getByText('Switched to dark mode', { exact: true })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Switched to light mode' })).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test('a forbidden storage leaves the clock and a working toggle', async ({ page, log }) => {
  log.expect(/\[(warning|error)\]/);
  await page.clock.setFixedTime(at('12:00'));
  await page.addInitScript(forbidStorage);
  await page.goto('/tools');
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

// proves design-8
test('forced colours draw the masks of a dark page in the colours of their own', async ({ page }) => {
  await store(page, 'dark');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/tools');
  const drawn = await page.evaluate(() => {
    const colorOf = (selector: string, pseudo: string) => {
      const element = document.querySelector(selector);
      return element ? getComputedStyle(element, pseudo).backgroundColor : `no ${selector}`;
    };
    const stars = document.querySelector('article [role="img"][style]');
    return {
      icon: colorOf('[role="tab"][style]', '::before'),
      logo: colorOf('article [data-kind="mask"]', '::before'),
      question: colorOf('h3 > button', '::after'),
      save: colorOf('article [data-saves]', '::before'),
      compare: colorOf('article [data-icon]', '::before'),
      stars: stars ? getComputedStyle(stars).backgroundImage.match(/rgb\([^)]*\)/g) : [],
    };
  });
  const [text, gray, button] = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    return ['CanvasText', 'GrayText', 'ButtonText'].map((name) => {
      probe.style.color = name;
      return getComputedStyle(probe).color;
    });
  });
  expect(drawn).toEqual({
    icon: text,
    logo: text,
    question: text,
    save: button,
    compare: button,
    stars: [text, gray],
  });
});

// proves design-10
test('forced colours show what is ticked, pressed and current, and the edge of a menu', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/tools');
  const list = new ListPage(page);
  await list.settled();
  await list.filters.click();
  const box = page.getByRole('checkbox').first();
  const fillOf = () =>
    box.evaluate((input) => getComputedStyle(input.parentElement?.querySelector('rect') ?? input).fill);
  const unticked = await fillOf();
  await box.check();
  expect(await fillOf()).not.toBe(unticked);
  const search = page.getByRole('search').getByRole('button', { name: 'Search', exact: true });
  await expect(search).toHaveCSS('border-top-width', '1px');
  const current = page.getByRole('banner').locator('a[aria-current]');
  expect(await current.first().evaluate((link) => getComputedStyle(link, '::after').borderTopWidth)).toBe(
    '2px',
  );
  await page.getByRole('combobox', { name: 'Sort by' }).click();
  const menu = page.locator('.MuiPopover-paper');
  await expect(menu).toBeVisible();
  const edge = await menu.evaluate((paper) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(paper);
    return `${outlineWidth} ${outlineStyle}`;
  });
  expect(edge).toBe('1px solid');
  await page.goto('/tools/chatgpt');
  const vote = page.getByRole('button', { name: /^Helpful/ });
  const borderOf = () => vote.evaluate((button) => getComputedStyle(button).borderColor);
  const unpressed = await borderOf();
  await vote.click();
  await page.mouse.move(0, 0);
  await expect.poll(borderOf).not.toBe(unpressed);
});

// proves design-8
test('the answers of a comparison keep their marks in forced colours and on paper', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', media: 'print' });
  await page.goto('/versus/chatgpt-vs-claude');
  const looks = await page.locator('[data-answer]').evaluateAll((answers) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'CanvasText';
    const text = getComputedStyle(probe).color;
    return answers.map((answer) => {
      const { backgroundColor, maskImage, printColorAdjust } = getComputedStyle(answer, '::after');
      return [backgroundColor === text, maskImage.startsWith('url('), printColorAdjust];
    });
  });
  expect(looks.length).toBeGreaterThan(0);
  for (const look of looks) expect(look).toEqual([true, true, 'exact']);
});

// proves design-8
test('icons and stars that are backgrounds are printed', async ({ page }) => {
  const adjustOf = (selector: string, pseudo?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, part) => getComputedStyle(element, part).printColorAdjust, pseudo);
  await page.goto('/');
  expect(await adjustOf('h3 > button', '::after')).toBe('exact');
  expect(await adjustOf('article [role="img"][style]')).toBe('exact');
  expect(await adjustOf('article [data-icon]', '::before')).toBe('exact');
  await page.goto('/tools/chatgpt');
  expect(await adjustOf('nav li[aria-hidden]', '::before')).toBe('exact');
});

// proves theme-7
test('a dark page is printed in the light theme, without the bar, and is dark again', async ({ page }) => {
  await store(page, 'dark');
  await page.goto('/tools/chatgpt');
  await expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByName('application-started').length > 0);
  await page.evaluate(() => {
    window.addEventListener('beforeprint', () => {
      const { documentElement: root } = document;
      root.dataset.printed = `${root.dataset.theme} ${getComputedStyle(document.body).color}`;
    });
  });
  await page.pdf();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const dark = await page.evaluate(() => getComputedStyle(document.body).color);
  const printed = await page.locator('html').getAttribute('data-printed');
  expect(printed).toMatch(/^light rgb/);
  expect(printed).not.toContain(dark);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
});

// proves theme-8
test('a page is laid out for paper, whatever the width of the window that prints', async ({ page }) => {
  await page.goto('/tools/chatgpt');
  const column = async () =>
    (await page.getByRole('heading', { name: "Editor's Verdict" }).boundingBox())?.width ?? 0;
  const besideRail = await column();
  // Media queries that ask for a width are compared with the window here, as WebKit does when it prints.
  await page.emulateMedia({ media: 'print' });
  expect(await column()).toBeGreaterThan(besideRail + 200);
});

/** As wide as a sheet of A4 within usual margins. */
const sheet = { width: 718, height: 1_000 };

// proves theme-8
test('on paper a comparison has all of its tools, with whole names, and its answers', async ({ page }) => {
  await page.setViewportSize(sheet);
  await page.goto('/compare/claude,gemini,microsoft-copilot');
  const heads = page.getByRole('columnheader');
  await expect(heads).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  await expect(heads).toHaveText([/Claude/, /Gemini/, /Microsoft Copilot/]);
  await expect(heads.getByRole('button')).toHaveCount(0);
  const [first, , last] = await heads.all();
  const [left, right] = [await first?.boundingBox(), await last?.boundingBox()];
  expect(left?.y).toBe(right?.y);
  await expect(page.getByText('copilot.microsoft.com')).toBeVisible();

  await page.setViewportSize({ ...sheet, width: 790 });
  await page.goto('/versus/claude-vs-microsoft-copilot');
  await expect(page.locator('[data-free]').first()).toBeHidden();
  const names = heads.getByRole('link');
  await expect(names).toHaveCount(2);
  for (const name of await names.all()) {
    expect(await name.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  }
  const answer = page.locator('.MuiAccordionDetails-root').first();
  await expect(answer).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(answer).toBeHidden();
});

// proves theme-8
test('on paper an article begins on the first sheet, and its table is whole', async ({ page }) => {
  await page.goto('/blog/ai-meeting-note-takers');
  await page.emulateMedia({ media: 'print' });
  const table = page.getByRole('main').getByRole('table');
  // Firefox breaks no pages within the cells of a grid.
  const displays = await table.evaluate((element) => {
    const found: string[] = [];
    for (let at = element.parentElement; at; at = at.parentElement) found.push(getComputedStyle(at).display);
    return found;
  });
  expect(displays).not.toContain('grid');
  const scrolled = table.locator('..');
  await expect(scrolled).toHaveCSS('overflow-x', 'visible');
  await expect(scrolled).toHaveCSS('background-image', 'none');
  await expect(scrolled.getByRole('cell').first()).toHaveCSS('position', 'static');
});

// proves theme-8
test('on paper there is nothing to be pressed', async ({ page }) => {
  await page.goto('/tools');
  const main = page.getByRole('main');
  const controls = [
    main.getByRole('search'),
    main.getByRole('tablist').first(),
    main.getByRole('navigation', { name: 'Pagination' }),
    main.getByRole('button', { name: /^Compare / }).first(),
    main.getByRole('button', { name: 'Advanced filters' }),
    // From outside the window it would be printed at the foot of each page.
    page.getByRole('link', { name: 'Skip to main content' }),
  ];
  for (const control of controls) await expect(control).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByRole('article').first()).toBeVisible();
  for (const control of controls) await expect(control).toBeHidden();
});

// proves design-9
test('in the dark a button shows that it is hovered, also where it rises above the page', async ({
  page,
}) => {
  await store(page, 'dark');
  const list = new ListPage(page);
  await list.open();
  await list.cards
    .first()
    .getByRole('button', { name: /^Compare / })
    .click();
  const remove = (await openTray(page)).getByRole('button', { name: /^Remove / });
  await remove.hover();
  await expect(remove).toHaveCSS('background-color', 'rgb(41, 41, 49)');
  const onPage = page.getByRole('banner').getByRole('button', { name: 'Switch to light mode' });
  await onPage.hover();
  await expect(onPage).toHaveCSS('background-color', 'rgb(33, 33, 39)');
});
