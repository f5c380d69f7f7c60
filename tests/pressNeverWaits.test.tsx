import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { flushSync } from 'react-dom';

import { startPrefetching } from '../src/app/prefetching/startPrefetching';
import { categoryOf } from '../src/domain/categories';

import { holdClock } from './support/clock';
import { catalogueOf, rawPost, rawTool, rawTools } from './support/records';
import { type App, type AppOptions, renderApp } from './support/renderApp';
import { memorySource } from './support/testStore';

const records = catalogueOf(
  [...rawTools(30), rawTool('Mailer', { category: 'marketing' })],
  [rawPost('Post One')],
);

let stop: () => void = () => undefined;

afterEach(() => stop());

/** The application with what loads ahead; `isIdle`: whether the browser has idle time. */
async function open(path: string, { isIdle = false, ...options }: AppOptions & { isIdle?: boolean } = {}) {
  const source = memorySource(records);
  const app = await renderApp(path, { source, ...options });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.querySelector('[data-skeleton]')).toBeNull());
  source.requests.length = 0;
  stop = startPrefetching(app.store, { whenIdle: isIdle ? (run) => run() : undefined });
  const reads = () =>
    source.requests.map(({ path: read, params }) => [read, params.category, params.page].join(' ').trim());
  return { ...app, reads };
}

const firstCard = async () => {
  const [card] = await screen.findAllByRole('article');
  return within(card ?? document.body).getAllByRole('link')[0] ?? document.body;
};
const marketingTab = () => screen.getByRole('tab', { name: categoryOf('marketing')?.name ?? '' });
const nothingPending = ({ store }: Pick<App, 'store'>) =>
  waitFor(() =>
    expect(Object.values(store.getState().catalogueApi.queries).map((query) => query?.status)).not.toContain(
      'pending',
    ),
  );

describe('a link is loaded ahead', () => {
  // proves delivery-26
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
    for (const element of [link, screen.getByRole('heading', { level: 1 })]) {
      const event = createEvent.pointerOver(element);
      Object.defineProperty(event, 'pointerType', { value: 'mouse' });
      fireEvent(element, event);
    }
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

  // proves delivery-27
  test('not for a visitor who saves data', async () => {
    Object.assign(navigator, { connection: { saveData: true } });
    try {
      const app = await open('/tools', { isIdle: true });
      act(() => marketingTab().focus());
      await nothingPending(app);
      expect(app.reads()).toEqual([]);
    } finally {
      Reflect.deleteProperty(navigator, 'connection');
    }
  });

  test('a failure is not told: nobody has asked for it', async () => {
    const source = memorySource(records);
    let isBroken = false;
    const app = await open('/tools', {
      source: (request, signal) =>
        isBroken ? Promise.resolve({ status: 503, body: undefined }) : source(request, signal),
    });
    isBroken = true;
    const logged = jest.spyOn(console, 'error').mockImplementation();
    act(() => marketingTab().focus());
    await waitFor(() => expect(logged).toHaveBeenCalled());
    await nothingPending(app);
    logged.mockRestore();
    expect(app.toasts()).toEqual([]);
  });
});

describe('what is opened next most often is loaded when the browser is idle', () => {
  // proves delivery-28
  test('the next page of the list, and the list from another screen', async () => {
    const app = await open('/tools', { isIdle: true });
    await waitFor(() => expect(app.reads()).toEqual(['/api/tools  1']));
    await nothingPending(app);
    await app.user.click(screen.getByRole('button', { name: 'Go to page 2' }));
    await waitFor(() => expect(app.reads()).toEqual(['/api/tools  1', '/api/tools  2']));
  });

  test('the list from home', async () => {
    const app = await open('/', { isIdle: true });
    await waitFor(() => expect(app.reads()).toContain('/api/tools  0'));
  });
});

describe('the press is painted before what it opens', () => {
  const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

  /** Runs a press as the browser does: what React renders at once, and the rest later. */
  function atOnce(press: () => void): void {
    actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
    flushSync(press);
  }

  afterEach(() => {
    actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
  });

  // proves delivery-29
  test('a turned page: first its number, then its cards', async () => {
    const app = await open('/tools', { isIdle: true });
    await waitFor(() => expect(app.reads()).toEqual(['/api/tools  1']));
    await nothingPending(app);
    const next = screen.getByRole('button', { name: 'Go to page 2' });
    atOnce(() => next.click());
    expect(screen.getByRole('button', { name: 'page 2' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getAllByRole('article')[0]).toHaveAccessibleName('Tool 01');
    await waitFor(() => expect(screen.getAllByRole('article')[0]).toHaveAccessibleName('Tool 13'));
  });

  test('another screen is rendered in a transition, and with its own location', async () => {
    await open('/tools');
    const link = await firstCard();
    atOnce(() => link.click());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('All AI Tools');
    expect(await screen.findByRole('heading', { level: 1, name: 'Tool 01' })).toBeVisible();
  });
});

// proves delivery-31
test('back restores the scroll position in the commit that shows the list', async () => {
  const app = await open('/tools');
  Object.assign(window, { scrollY: 640 });
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
