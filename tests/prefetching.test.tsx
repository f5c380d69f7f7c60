import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { startPrefetching } from '../src/app/prefetching/startPrefetching';
import { warmUpScreen } from '../src/app/prefetching/warmUpScreen';
import type { CatalogueResponse } from '../src/domain/catalogueRequests';
import { categories, categoryOf } from '../src/domain/categories';
import { noticeText } from '../src/domain/noticeText';
import { createBrowserStyleCache } from '../src/ui/theme/createStyleCache';

import { holdClock } from './support/clock';
import { catalogueOf, rawPost, rawTool, rawTools } from './support/records';
import { type App, type AppOptions, renderApp } from './support/renderApp';
import { memorySource } from './support/testStore';

jest.mock('../src/app/prefetching/warmUpScreen', () => ({
  warmUpScreen: jest.fn(() => Promise.resolve()),
}));
const warmedUp = () => jest.mocked(warmUpScreen).mock.calls.map(([, , path]) => path);

const records = catalogueOf(
  [...rawTools(30), rawTool('Mailer', { category: 'marketing', pricingModel: 'free' })],
  [rawPost('Post One')],
);

let stop: () => void = () => undefined;

beforeEach(() => {
  window.requestIdleCallback = (run) => {
    run({ didTimeout: false, timeRemaining: () => 50 });
    return 0;
  };
});

afterEach(() => {
  stop();
  jest.mocked(warmUpScreen).mockClear();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

interface Options extends AppOptions {
  /** As with the embedded catalogue. */
  loadsDataWhenIdle?: boolean;
}

/** The application with what loads ahead; the browser is idle at once. */
async function open(path: string, { loadsDataWhenIdle = false, ...options }: Options = {}) {
  const source = memorySource(records);
  const app = await renderApp(path, { source, ...options });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.querySelector('[data-skeleton]')).toBeNull());
  source.requests.length = 0;
  stop = startPrefetching(app.store, {
    loadsDataWhenIdle,
    styleCache: createBrowserStyleCache([]),
    warmUpAfterMs: 0,
  });
  const reads = () =>
    source.requests.map(({ path: read, params }) => [read, params.category, params.page].join(' ').trim());
  return { ...app, reads };
}

const firstCard = async () => {
  const [card] = await screen.findAllByRole('article');
  return within(card ?? document.body).getAllByRole('link')[0] ?? document.body;
};
/** A mouse that comes to an element; userEvent's is at no coordinates. */
function movePointer(element: Element, clientX: number) {
  const event = createEvent.pointerOver(element);
  for (const [key, value] of Object.entries({ pointerType: 'mouse', clientX, clientY: 7 })) {
    Object.defineProperty(event, key, { value });
  }
  fireEvent(element, event);
}
const navigationLink = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name });
const marketingTab = () => screen.getByRole('tab', { name: categoryOf('marketing')?.name ?? '' });
const nothingPending = ({ store }: Pick<App, 'store'>) =>
  waitFor(() =>
    expect(Object.values(store.getState().catalogueApi.queries).map((query) => query?.status)).not.toContain(
      'pending',
    ),
  );

describe('a link is loaded ahead', () => {
  // proves delivery-40
  test('by a pointer that rests on it: the press asks for nothing again', async () => {
    const app = await open('/tools');
    const link = await firstCard();
    await app.user.hover(link);
    await waitFor(() => expect(app.reads()).toEqual(['/api/tools/slug/tool-01']));
    await nothingPending(app);
    await app.user.click(link);
    expect(await screen.findByRole('heading', { level: 1, name: 'Tool 01' })).toBeVisible();
    expect(app.reads().filter((read) => read === '/api/tools/slug/tool-01')).toHaveLength(1);
  });

  test('not by a pointer that passes over it', async () => {
    const app = await open('/tools');
    const link = await firstCard();
    holdClock();
    movePointer(link, 40);
    movePointer(screen.getByRole('heading', { level: 1 }), 41);
    await jest.advanceTimersByTimeAsync(1000);
    expect(app.reads()).toEqual([]);
  });

  test('not by a pointer that rests while the page moves below it', async () => {
    const app = await open('/tools');
    const link = await firstCard();
    holdClock();
    movePointer(screen.getByRole('heading', { level: 1 }), 40);
    movePointer(link, 40);
    await jest.advanceTimersByTimeAsync(1000);
    expect(app.reads()).toEqual([]);
  });

  test('by the focus, and by a finger', async () => {
    const app = await open('/tools');
    act(() => marketingTab().focus());
    await waitFor(() => expect(app.reads()).toEqual(['/api/tools marketing 0']));
    fireEvent.pointerOver(screen.getByRole('button', { name: 'Go to page 3' }), { pointerType: 'touch' });
    await waitFor(() => expect(app.reads()).toContain('/api/tools  2'));
  });

  // proves delivery-41
  test('not for a visitor who saves data', async () => {
    Object.assign(navigator, { connection: { saveData: true } });
    try {
      const app = await open('/tools', { loadsDataWhenIdle: true });
      act(() => marketingTab().focus());
      await nothingPending(app);
      expect(app.reads()).toEqual([]);
      expect(warmedUp()).toEqual([]);
    } finally {
      Reflect.deleteProperty(navigator, 'connection');
    }
  });

  test.each([
    ['is not told: nobody has asked for it', false, []],
    ['is told once when the press came meanwhile', true, [noticeText.listingFailed.text]],
  ])('a failure %s', async (_, isPressed, toasts) => {
    const source = memorySource(records);
    let fail: (() => void) | undefined;
    const failing = () =>
      new Promise<CatalogueResponse>((resolve) => {
        fail = () => resolve({ status: 503, body: undefined });
      });
    let isBroken = false;
    const app = await open('/tools', {
      source: (request, signal) => (isBroken ? failing() : source(request, signal)),
    });
    isBroken = true;
    const logged = jest.spyOn(console, 'error').mockImplementation();
    fireEvent.pointerOver(marketingTab(), { pointerType: 'touch' });
    await waitFor(() => expect(fail).toBeDefined());
    if (isPressed) fireEvent.click(marketingTab());
    for (const times of [1, 2]) {
      await waitFor(() => expect(fail).toBeDefined());
      act(fail ?? (() => undefined));
      fail = undefined;
      await waitFor(() => expect(logged).toHaveBeenCalledTimes(times));
    }
    await nothingPending(app);
    logged.mockRestore();
    expect(app.toasts()).toEqual(toasts);
  });
});

describe('what is opened next most often is loaded when the browser is idle', () => {
  // proves delivery-42
  test('the next page of the list, then the first categories', async () => {
    const app = await open('/tools', { loadsDataWhenIdle: true });
    const ofCategories = categories.slice(0, 3).map(({ slug }) => `/api/tools ${slug} 0`);
    await waitFor(() => expect(app.reads()).toEqual(['/api/tools  1', ...ofCategories]));
    await nothingPending(app);
    await app.user.click(screen.getByRole('button', { name: 'Go to page 2' }));
    await waitFor(() => expect(app.reads()).toEqual(['/api/tools  1', ...ofCategories, '/api/tools  2']));
  });

  test('no category of a list with a filter: its tools are in no common file', async () => {
    const app = await open('/tools?pricing=free', { loadsDataWhenIdle: true });
    await nothingPending(app);
    expect(app.reads().filter((read) => read !== '/api/tools  1')).toEqual([]);
  });

  test('no data from a host, which is asked with intent only', async () => {
    const app = await open('/tools');
    await nothingPending(app);
    expect(app.reads()).toEqual([]);
  });

  test('the list from home', async () => {
    const app = await open('/', { loadsDataWhenIdle: true });
    await waitFor(() => expect(app.reads()).toContain('/api/tools  0'));
  });
});

// proves delivery-59
describe('screens are warmed up when the browser is idle', () => {
  test('the list and a tool from home, each once', async () => {
    const app = await open('/', { loadsDataWhenIdle: true });
    await waitFor(() => expect(warmedUp()).toEqual(['/tools', '/tools/tool-01']));
    await app.user.click(navigationLink('Tools'));
    await screen.findByRole('tabpanel');
    await nothingPending(app);
    expect(warmedUp()).toHaveLength(2);
  });

  test('an article too from the blog, and not what has been shown', async () => {
    const app = await open('/tools');
    await waitFor(() => expect(warmedUp()).toEqual(['/tools/tool-01']));
    await app.user.click(navigationLink('Blog'));
    await waitFor(() => expect(warmedUp()).toEqual(['/tools/tool-01', '/blog/post-one']));
  });
});

// proves delivery-43
test('back restores the scroll position in the commit that shows the list', async () => {
  const app = await open('/tools');
  jest.replaceProperty(window, 'scrollY', 640);
  fireEvent.scroll(window);
  const link = await firstCard();
  await app.user.click(link);
  await screen.findByRole('heading', { level: 1, name: 'Tool 01' });
  const scrolls: { top: number | undefined; cards: number }[] = [];
  jest.spyOn(window, 'scrollTo').mockImplementation((options) => {
    const { top } = options as ScrollToOptions;
    scrolls.push({ top, cards: document.querySelectorAll('[role="tabpanel"] article').length });
  });
  app.goBack();
  await screen.findByRole('heading', { level: 1, name: 'All AI Tools' });
  expect(scrolls).toEqual([{ top: 640, cards: 12 }]);
});

// proves delivery-48
describe('a press is painted before what it leads to is rendered as a whole', () => {
  /** Presses without `act`, which would render everything before it returns, and notes what each commit showed. */
  const press = (element: Element, look: () => string) => {
    const seen: string[] = [];
    const observer = new MutationObserver(() => {
      const now = look();
      if (now !== seen.at(-1)) seen.push(now);
    });
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      characterData: true,
    });
    const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    (element as HTMLElement).click();
    const stopLooking = () => {
      observer.disconnect();
      environment.IS_REACT_ACT_ENVIRONMENT = true;
    };
    return { seen, stopLooking };
  };

  test('opening a tool: its head, then the rest', async () => {
    await open('/tools');
    const link = await firstCard();
    const { seen, stopLooking } = press(link, () => {
      const title = document.querySelector('h1')?.textContent ?? '';
      return `${title}: ${document.querySelector('#more-tools') ? 'whole' : 'head'}`;
    });
    await screen.findByRole('heading', { name: 'More Tools Like Tool 01' });
    stopLooking();
    expect(seen.filter((state) => state.startsWith('Tool 01'))).toEqual(['Tool 01: head', 'Tool 01: whole']);
  });

  test('another page of the list: its count, then its cards, then the page numbers', async () => {
    const app = await open('/tools', { loadsDataWhenIdle: true });
    await waitFor(() => expect(app.reads()).toContain('/api/tools  1'));
    const next = screen.getByRole('button', { name: 'Go to next page' });
    const { seen, stopLooking } = press(next, () => {
      const grid = document.querySelector('[role="tabpanel"]');
      const range = /showing \d+ to \d+/.exec(document.body.textContent)?.[0] ?? '';
      const page = document.querySelector('[aria-label="Pagination"] [aria-current]')?.textContent ?? '';
      return `${range}, ${grid?.querySelector('article a')?.textContent ?? ''}, page ${page}`;
    });
    await waitFor(() => expect(seen.at(-1)).toBe('showing 13 to 24, Tool 13, page 2'));
    stopLooking();
    expect(seen).toEqual([
      'showing 13 to 24, Tool 01, page 1',
      'showing 13 to 24, Tool 13, page 1',
      'showing 13 to 24, Tool 13, page 2',
    ]);
  });

  test('another category that was loaded ahead: its count and its first cards, then the page numbers', async () => {
    const app = await open('/tools', { loadsDataWhenIdle: true });
    movePointer(marketingTab(), 5);
    await waitFor(() => expect(app.reads()).toContain('/api/tools marketing 0'));
    const { seen, stopLooking } = press(marketingTab(), () => {
      const grid = document.querySelector('[role="tabpanel"]');
      const count = /showing \d+ to \d+/.exec(document.body.textContent)?.[0] ?? 'one page';
      const pages = document.querySelector('[aria-label="Pagination"]') ? 'pages' : 'no pages';
      return `${count}, ${grid?.querySelector('article a')?.textContent ?? ''}, ${pages}`;
    });
    await waitFor(() => expect(seen.at(-1)).toBe('one page, Mailer, no pages'));
    stopLooking();
    expect(seen).toEqual(['one page, Mailer, pages', 'one page, Mailer, no pages']);
  });

  test('a list that is awaited: skeletons until its cards are there', async () => {
    await open('/');
    const { seen, stopLooking } = press(screen.getAllByRole('link', { name: 'Tools' })[0] as Element, () => {
      const list = document.querySelector('[role="tabpanel"]');
      if (list === null) return 'home';
      return list.querySelector('article')
        ? 'cards'
        : list.querySelector('[data-skeleton]')
          ? 'skeletons'
          : 'blank';
    });
    await waitFor(() => expect(seen.at(-1)).toBe('cards'));
    stopLooking();
    expect(seen.filter((state) => state !== 'home')).toEqual(['skeletons', 'cards']);
  });

  test.each([
    ['the list: the tabs in view, then all of them', '/tools', ['12 tabs', '27 tabs']],
    ['a category: all tabs, to bring its own into view', '/tools/category/ai-chatbots', ['27 tabs']],
  ])('%s', async (_, path, expected) => {
    await open('/');
    const link = await waitFor(
      () => document.querySelector(`a[href="${path}"]`) ?? Promise.reject(new Error()),
    );
    const { seen, stopLooking } = press(link, () => {
      const count = document.querySelectorAll('[role="tab"]').length;
      return count === 0 ? 'home' : `${count} tabs`;
    });
    await screen.findByRole('tabpanel');
    await waitFor(() => expect(seen.at(-1)).toBe('27 tabs'));
    stopLooking();
    expect(seen.filter((state) => state !== 'home')).toEqual(expected);
  });

  test('a filter: how many tools it leaves, then what the other filters would leave of them', async () => {
    const { user } = await open('/tools');
    await user.click(screen.getByRole('button', { name: 'Advanced filters' }));
    await screen.findByRole('group', { name: 'Subcategory' });
    const { seen, stopLooking } = press(screen.getByRole('checkbox', { name: 'Free' }), () => {
      const count = /\d+ tools?(?= of)/.exec(document.body.textContent)?.[0] ?? 'all';
      const web = screen.getByRole('checkbox', { name: 'Web' }).closest('label')?.textContent ?? '';
      return `${count}, ${web}`;
    });
    await waitFor(() => expect(seen.at(-1)).toBe('1 tool, Web1'));
    stopLooking();
    expect(seen).toEqual(['all, Web31', '1 tool, Web31', '1 tool, Web1']);
  });
});
