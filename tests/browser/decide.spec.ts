import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';

import { expectNoViolations } from './axe';
import { addDevTools } from './devTools';
import { expect, type PageLog, test } from './fixtures';
import { ListPage, tabTo } from './listPage';
import { expectReplaysToLiveState } from './sessions';
import { siteOrigin } from './testSites';
import { toast } from './toasts';

// The build with DevTools.
test.use({ site: 'api' });

const ways = {
  touch: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  keyboard: { viewport: { width: 1280, height: 900 } },
} satisfies Record<string, BrowserContextOptions>;
type Way = keyof typeof ways;

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const stored = (page: Page, key: string) =>
  page.evaluate(
    (name) => (JSON.parse(localStorage.getItem(name) ?? '[]') as { slug: string }[]).map(({ slug }) => slug),
    key,
  );
const compared = (page: Page) => page.getByRole('columnheader').getByRole('link');
const savedCards = (page: Page) => main(page).getByRole('article');

/** What opens profiles, and what watches the console of their pages. */
interface Profiles {
  browser: Browser;
  log: PageLog;
}

/** A visitor with a profile of their own, who uses nothing but a finger or the keyboard. */
class Visitor {
  private constructor(
    readonly page: Page,
    private readonly way: Way,
  ) {}

  /** Opens an address, recording; `selected` are the slugs of the tools chosen before. */
  static async open({ browser, log }: Profiles, way: Way, url: string, selected: readonly string[] = []) {
    const context = await browser.newContext({
      ...ways[way],
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const page = await context.newPage();
    log.watch(page);
    await addDevTools(page);
    const tools = selected.map((slug, index) => ({ _id: `own-${slug}`, name: `Own ${index + 1}`, slug }));
    await page.addInitScript((text) => {
      if (localStorage.length === 0) localStorage.setItem('compareTools', text);
    }, JSON.stringify(tools));
    const address = new URL(url, siteOrigin('api'));
    address.searchParams.set('record', '');
    await page.goto(address.href);
    await page.waitForFunction(() => performance.getEntriesByName('application-started').length > 0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    return new Visitor(page, way);
  }

  async press(target: Locator): Promise<void> {
    if (this.way === 'touch') return target.tap();
    await expect(target).toBeVisible();
    if (!(await target.evaluate((element) => element === document.activeElement))) {
      await tabTo(this.page, target, 'Tab', 200);
    }
    return this.page.keyboard.press((await target.getAttribute('role')) === 'switch' ? 'Space' : 'Enter');
  }

  /** Chooses an entry of an open menu. */
  async choose(name: string): Promise<void> {
    const item = this.page.getByRole('menuitem', { name });
    if (this.way !== 'keyboard') return this.press(item);
    await expect(this.page.getByRole('menu')).toBeVisible();
    while (!(await item.evaluate((element) => element === document.activeElement))) {
      await this.page.keyboard.press('ArrowDown');
    }
    return this.page.keyboard.press('Enter');
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.press(field);
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.type(text);
  }

  /** Takes the first that the open picker offers for a text. */
  async pick(text: string): Promise<void> {
    const field = this.page.getByRole('dialog').getByRole('combobox');
    await expect(field).toBeFocused();
    await this.page.keyboard.type(text);
    const option = this.page.getByRole('option', { name: new RegExp(`^${text}`) });
    await expect(option).toBeVisible();
    if (this.way === 'keyboard') await this.page.keyboard.press('Enter');
    else await this.press(option);
  }

  copied(): Promise<string> {
    return this.page.evaluate(() => navigator.clipboard.readText());
  }

  /** What was recorded replays to the state of the page; the profile is over. */
  async leave(...types: string[]): Promise<void> {
    expect(await expectReplaysToLiveState(this.page)).toEqual(expect.arrayContaining(types));
    await this.page.context().close();
  }
}

for (const way of ['touch', 'keyboard'] as const) {
  // proves versus-10, versus-11, versus-12, compare-21, compare-22, state-5
  test(`a comparison from the search to whom it is sent, by ${way}`, async ({ browser, log }) => {
    const sender = await Visitor.open({ browser, log }, way, '/tools');
    const list = new ListPage(sender.page);
    for (const name of ['Video Tool 03', 'Chat Tool 31', 'Video Tool 07']) {
      await sender.type(list.search, name);
      await sender.page.keyboard.press('Enter');
      await list.settled();
      await sender.press(button(sender.page, `Compare ${name}`));
    }
    if (way === 'touch') await sender.press(button(sender.page, 'Compare 3 of 3 tools'));
    await sender.press(button(sender.page, 'Compare Now'));
    await expect(sender.page.getByRole('table')).toBeVisible();
    await sender.press(button(sender.page, 'Copy link'));
    await expect(toast(sender.page, 'Link copied to clipboard')).toBeVisible();
    const link = await sender.copied();
    expect(new URL(link).pathname).toBe('/versus/tool-03-vs-tool-07-vs-tool-31');
    await sender.leave('compare/toolAdded');

    const stranger = await Visitor.open({ browser, log }, way, new URL(link).pathname);
    await expect(stranger.page.getByRole('table')).toBeVisible();
    await expect.poll(() => stored(stranger.page, 'compareTools')).toEqual([]);
    await stranger.press(stranger.page.getByRole('switch', { name: 'Differences only' }));
    await expect(stranger.page.getByText(/^\d+ equal rows? hidden$/)).toBeVisible();
    await expectNoViolations(stranger.page);
    await stranger.leave('visit/routeChanged');

    const own = ['tool-10', 'tool-11'];
    const colleague = await Visitor.open({ browser, log }, way, new URL(link).pathname, own);
    const { page } = colleague;
    await expect(page.getByText('Your own selection is kept.')).toBeVisible();
    await expect.poll(() => stored(page, 'compareTools')).toEqual(own);
    await colleague.press(button(page, 'Use my selection'));
    await expect(page).toHaveURL(/\/compare\/tool-10,tool-11$/);
    await colleague.press(button(page, 'Add a tool'));
    await colleague.pick('Video Tool 20');
    await expect(page).toHaveURL(/\/compare\/tool-10,tool-11,tool-20$/);
    await expect(compared(page).filter({ hasText: 'Video Tool 20' })).toBeFocused();
    await colleague.press(button(page, 'Change Own 1'));
    await colleague.choose('Replace Own 1');
    await colleague.pick('Chat Tool 40');
    await expect(page).toHaveURL(/\/compare\/tool-40,tool-11,tool-20$/);
    await colleague.press(page.getByRole('switch', { name: 'Differences only' }));
    await expect.poll(() => stored(page, 'compareTools')).toEqual(['tool-40', 'tool-11', 'tool-20']);
    await colleague.leave('compare/selectionReplaced', 'compare/toolAdded');
  });
}

for (const way of ['touch', 'keyboard'] as const) {
  // proves saved-13, saved-14, saved-26, saved-33, state-5
  test(`eight saved tools, carried and sent to other profiles, by ${way}`, async ({ browser, log }) => {
    const keeper = await Visitor.open({ browser, log }, way, '/tools');
    const list = new ListPage(keeper.page);
    await list.settled();
    const names = (await list.names()).slice(0, 8);
    for (const name of names) await keeper.press(button(keeper.page, `Save ${name}`));
    await keeper.press(keeper.page.getByRole('banner').getByRole('link', { name: 'Saved', exact: true }));
    await expect(savedCards(keeper.page)).toHaveCount(8);
    await expect.poll(() => stored(keeper.page, 'toolBookmarks')).toHaveLength(8);
    const slugs = await stored(keeper.page, 'toolBookmarks');
    for (const name of [names[1], names[4]])
      await keeper.press(main(keeper.page).getByRole('button', { name: `Remove ${name} from saved` }));
    await expect(savedCards(keeper.page)).toHaveCount(6);
    await expectNoViolations(keeper.page);
    for (const name of [names[1], names[4]])
      await keeper.press(main(keeper.page).getByRole('button', { name: `Undo removing ${name}` }));
    await expect(savedCards(keeper.page)).toHaveCount(8);
    await expect.poll(() => stored(keeper.page, 'toolBookmarks')).toEqual(slugs);

    const downloads = keeper.page.waitForEvent('download');
    await keeper.press(button(keeper.page, 'List actions'));
    await keeper.choose('Download as JSON');
    const file = await (await downloads).path();
    await keeper.press(button(keeper.page, 'List actions'));
    await expectNoViolations(keeper.page);
    await keeper.choose('Copy list link');
    await expect(toast(keeper.page, 'Link copied to clipboard')).toBeVisible();
    const link = new URL(await keeper.copied());

    const carried = await Visitor.open({ browser, log }, way, '/saved-tools');
    for (const report of [/^8 .*added/, /already/]) {
      const chosen = carried.page.waitForEvent('filechooser');
      await carried.press(button(carried.page, 'List actions'));
      await carried.choose('Import from a file');
      await (await chosen).setFiles(file);
      await expect(main(carried.page).getByRole('status').filter({ hasText: report })).toBeVisible();
      await expect(savedCards(carried.page)).toHaveCount(8);
    }
    await keeper.leave('bookmarks/toolBookmarkRemoved');
    await carried.leave('bookmarks/bookmarksImported');

    const friend = await Visitor.open({ browser, log }, way, link.pathname + link.search);
    await expect(friend.page.getByRole('heading', { name: 'A list of 8 tools was shared' })).toBeVisible();
    await expect.poll(() => stored(friend.page, 'toolBookmarks')).toEqual([]);
    await expectNoViolations(friend.page);
    await friend.press(button(friend.page, 'Save all'));
    await expect(friend.page.getByText('All of them are on your shelf.')).toBeVisible();
    await expect
      .poll(async () => (await stored(friend.page, 'toolBookmarks')).sort())
      .toEqual(slugs.toSorted());
    await friend.leave('bookmarks/bookmarksImported');
  });
}
