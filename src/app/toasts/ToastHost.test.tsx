import { act, cleanup, configure, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';

import { holdClock } from '../../../tests/support/clock';
import { rawTool, toolOf } from '../../../tests/support/records';
import { createTestStore, type TestStore } from '../../../tests/support/testStore';
import { type Notice, noticeText } from '../../domain/noticeText';
import type { Tool } from '../../domain/tool';
import {
  selectToolBookmarks,
  toolBookmarked,
  toolBookmarkRemoved,
  toolBookmarksRestored,
} from '../../features/bookmarks/bookmarksSlice';
import { AppThemeProvider } from '../../ui/AppThemeProvider';

import { notify } from './notify';
import { ToastHost } from './ToastHost';

const notice: Notice = { kind: 'info', text: 'Alpha removed from comparison', durationMs: 1000 };
const toast = () => screen.queryByText(notice.text);
let goTo: (path: string, options?: NavigateOptions) => void;
let app: TestStore;

function Page() {
  const navigate = useNavigate();
  useEffect(() => {
    goTo = (path, options) => act(() => void navigate(path, options));
  });
  return (
    <main id="main" tabIndex={-1}>
      <p>{useLocation().pathname}</p>
      <button>Remove</button>
    </main>
  );
}

/** Longer than a toast's exit animation. */
const leavingMs = 600;
const stepMs = 10;

/** Advances time in steps, because React only renders between them. */
async function pass(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += stepMs) {
    await act(() => jest.advanceTimersByTimeAsync(stepMs));
  }
}

/** Shows a notice and waits for its toast, whose text renders a frame later. The code is already loaded. */
async function show(one: Notice): Promise<void> {
  act(() => notify(one));
  await act(() => jest.advanceTimersByTimeAsync(stepMs * 2));
}

const open = () =>
  render(
    <Provider store={app.store}>
      <AppThemeProvider>
        <MemoryRouter initialEntries={['/tools']}>
          <Page />
          <ToastHost />
        </MemoryRouter>
      </AppThemeProvider>
    </Provider>,
  );

const [alpha, beta] = ['Alpha', 'Beta'].map((name) => toolOf(rawTool(name))) as [Tool, Tool];

beforeEach(async () => {
  await import('./ToastStack');
  holdClock();
  app = createTestStore();
  open();
});

// proves toasts-28
test('the same notice again changes its live region, so that it is read out again', async () => {
  const refusal: Notice = { kind: 'error', text: 'You can compare up to 3 tools', durationMs: 1000 };
  await show(refusal);
  await pass(100);
  const region = screen.getByRole('alert');
  const texts = [region.textContent];
  for (const _ of [1, 2]) {
    await show(refusal);
    await pass(100);
    texts.push(region.textContent);
  }
  expect(texts.map((text) => text.trim())).toEqual([refusal.text, refusal.text, refusal.text]);
  expect(texts[1]).not.toBe(texts[0]);
  expect(texts[2]).not.toBe(texts[1]);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('a toast goes when its time has passed', async () => {
  await show(notice);
  await pass(990);
  expect(toast()).toBeVisible();
  await pass(10 + leavingMs);
  expect(toast()).toBeNull();
});

test.each([
  ['that says nothing of its time', 'four seconds', 'info', 4000],
  ['of an error', 'seven seconds', 'error', 7000],
] as const)('a toast %s goes after %s', async (_, _time, kind, durationMs) => {
  const text = 'Of no time of its own';
  await show({ kind, text });
  // Nothing renders until then.
  await act(() => jest.advanceTimersByTimeAsync(durationMs - leavingMs));
  await pass(leavingMs - stepMs);
  expect(screen.getByText(text)).toBeVisible();
  await pass(stepMs + leavingMs);
  expect(screen.queryByText(text)).toBeNull();
});

test('the same notice again starts its time anew', async () => {
  await show(notice);
  await pass(600);
  await show(notice);
  await pass(990);
  expect(screen.getAllByText(notice.text)).toHaveLength(1);
  await pass(10 + leavingMs);
  expect(toast()).toBeNull();
});

test('a toast that went with the host is shown anew', async () => {
  await show(notice);
  cleanup();
  open();
  await show(notice);
  await pass(20);
  expect(toast()).toBeVisible();
});

test('two toasts of the same moment are two, whatever number is drawn', async () => {
  const random = jest.spyOn(Math, 'random').mockReturnValue(0.5);
  await show(noticeText.addedToComparison(alpha));
  await show(noticeText.addedToComparison(beta));
  random.mockRestore();
  await pass(20);
  expect(screen.getByText('Alpha added to comparison')).toBeVisible();
  expect(screen.getByText('Beta added to comparison')).toBeVisible();
});

// proves toasts-16
test('on leaving a screen what is about it goes; what is about more stays', async () => {
  const texts = () => [...document.querySelectorAll('strong')].map(({ textContent }) => textContent);
  const ofScreen = [noticeText.addedToComparison(alpha), noticeText.comparisonFull];
  for (const one of [...ofScreen, noticeText.notStored]) await show(one);
  await pass(20);
  expect(texts()).toEqual([...ofScreen, noticeText.notStored].map(({ text }) => text));
  // Neither a query change nor a replaced URL counts as another screen.
  goTo('/tools?search=notes');
  goTo('/tools/alpha', { replace: true });
  await pass(leavingMs);
  expect(texts()).toHaveLength(3);
  goTo('/blog');
  await show(noticeText.listingFailed);
  await pass(leavingMs);
  expect(texts()).toEqual([noticeText.notStored.text, noticeText.listingFailed.text]);
});

// proves toasts-16
test('what would be shown after the paint is not, where it is about a screen that is left before', async () => {
  await show(notice);
  act(() => {
    notify(noticeText.comparisonFull);
    notify(noticeText.notStored);
  });
  goTo('/blog');
  await pass(leavingMs);
  expect(screen.queryByText(noticeText.comparisonFull.text)).toBeNull();
  expect(screen.getByText(noticeText.notStored.text)).toBeVisible();
});

describe('a button', () => {
  const saved = () => selectToolBookmarks(app.store.getState()).map(({ name }) => name);
  const button = (name: string) => screen.queryByRole('button', { name });
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTimeAsync(ms) });
  const undoTexts = () =>
    screen.queryAllByRole('button', { name: 'Undo' }).map((one) => one.getAttribute('aria-describedby'));

  /** Saves and removes the tools, and shows the removal toasts. */
  async function showRemoved(...tools: Tool[]): Promise<void> {
    for (const tool of tools) app.store.dispatch(toolBookmarked(tool));
    for (const tool of tools) {
      app.store.dispatch(toolBookmarkRemoved(tool));
      for (const notice of app.notices.slice(-1)) await show(notice);
    }
    await pass(20);
  }

  // proves toasts-18, toasts-20
  test('takes back within 8 seconds what its toast tells', async () => {
    await showRemoved(alpha, beta);
    const [first, second] = screen.getAllByRole('button', { name: 'Undo' }) as [HTMLElement, HTMLElement];
    expect(first).toHaveAccessibleDescription('Tool removed from bookmarks Alpha');
    expect(second).toHaveAccessibleDescription('Tool removed from bookmarks Beta');
    await pass(7000);
    await user.click(first);
    await pass(leavingMs);
    expect(saved()).toEqual(['Alpha']);
    expect(undoTexts()).toHaveLength(1);
    await pass(500 + leavingMs);
    expect(undoTexts()).toEqual([]);
    expect(saved()).toEqual(['Alpha']);
  });

  test('of the first toast acts in StrictMode too', async () => {
    cleanup();
    configure({ reactStrictMode: true });
    try {
      open();
      await showRemoved(alpha);
      await user.click(screen.getByRole('button', { name: 'Undo' }));
      expect(saved()).toEqual(['Alpha']);
    } finally {
      configure({ reactStrictMode: false });
    }
  });

  // proves toasts-21
  test('pressed twice it acts once, and gives the focus back', async () => {
    act(() => screen.getByRole('button', { name: 'Remove' }).focus());
    await showRemoved(alpha);
    await user.tab();
    expect(button('Undo')).toHaveFocus();
    expect(button('Undo')?.closest('[role="status"]')).toBeNull();
    const undo = screen.getByRole('button', { name: 'Undo' });
    const logged = app.actions.length;
    await user.keyboard('{Enter}');
    await user.click(undo);
    expect(app.actions.slice(logged).map(({ type }) => type)).toEqual([toolBookmarksRestored.type]);
    expect(button('Remove')).toHaveFocus();
    expect(saved()).toEqual(['Alpha']);
  });

  // proves toasts-21
  test('the focus goes to the main content where the undo removes what had it', async () => {
    await showRemoved(alpha);
    const control = screen.getByRole('main').appendChild(document.createElement('button'));
    act(() => control.focus());
    await user.tab();
    expect(button('Undo')).toHaveFocus();
    app.store.subscribe(() => control.remove());
    await user.keyboard('{Enter}');
    await pass(2 * stepMs);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  // proves toasts-21
  test('the focus goes to the main content where it came from nowhere', async () => {
    await showRemoved(alpha);
    act(() => button('Dismiss')?.focus());
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    await pass(leavingMs);
    expect(button('Undo')).toBeNull();
    expect(saved()).toEqual([]);
  });

  // proves toasts-21
  test('what was undone elsewhere, and removed again, stays removed', async () => {
    await showRemoved(alpha);
    app.store.dispatch(toolBookmarked(alpha));
    app.store.dispatch(toolBookmarkRemoved(alpha));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(saved()).toEqual([]);
  });

  // proves toasts-22
  test('of the same toast again takes back the latest event', async () => {
    await showRemoved(alpha);
    await showRemoved(alpha);
    expect(undoTexts()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(saved()).toEqual(['Alpha']);
  });

  // proves toasts-18
  test('of a tool is not lost to the toast of another with the same name', async () => {
    await showRemoved(alpha, { ...beta, name: 'Alpha' });
    for (const undo of screen.getAllByRole('button', { name: 'Undo' })) await user.click(undo);
    expect(saved()).toEqual(['Alpha', 'Alpha']);
  });

  // proves toasts-19
  test("'View' leads to what was saved, and is not on its page", async () => {
    await show(noticeText.toolBookmarked(alpha));
    await pass(20);
    await user.click(screen.getByRole('button', { name: 'View' }));
    expect(screen.getByText('/saved-tools')).toBeVisible();
    await pass(leavingMs);
    await show(noticeText.toolBookmarked(beta));
    await pass(20);
    expect(screen.getByText('Beta')).toBeVisible();
    expect(button('View')).toBeNull();
  });
});
