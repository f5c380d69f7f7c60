import { act, render, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';

import { holdClock } from '../../../tests/support/clock';
import { rawTool, toolOf } from '../../../tests/support/records';
import { type Notice, noticeText } from '../../domain/noticeText';
import { AppThemeProvider } from '../../ui/AppThemeProvider';

import { leaveScreen, notify, waitingNotices } from './notify';
import { PlainNotices } from './PlainNotices';

const removed = (name: string) => noticeText.toolBookmarkRemoved(toolOf(rawTool(name)), { type: 'undo' });

/** Longer than the frame after which a notice is announced. */
const announcedMs = 20;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

const show = (notices: readonly Notice[]) => (
  <AppThemeProvider>
    <PlainNotices notices={notices} />
  </AppThemeProvider>
);

beforeEach(() => holdClock());

test('two notices of one text, about two tools, are two', async () => {
  render(show(['Alpha', 'Beta'].map(removed)));
  await pass(announcedMs);
  expect(screen.getAllByText('Tool removed from bookmarks')).toHaveLength(2);
});

describe('notices whose toasts cannot be loaded', () => {
  const texts = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent.trim());
  const info = (text: string, more: Partial<Notice> = {}): Notice => ({ kind: 'info', text, ...more });

  /** The notices that wait for the code of the toasts, as in `ToastHost` while it cannot be loaded. */
  function Waiting() {
    return show(useSyncExternalStore(waitingNotices.subscribe, waitingNotices.get));
  }

  async function tell(...notices: Notice[]): Promise<void> {
    act(() => notices.forEach(notify));
    await pass(announcedMs);
  }

  beforeEach(() => render(<Waiting />));

  test.each([
    ['that says nothing of its time', 'four seconds', info('Alpha'), 4000],
    ['of an error', 'seven seconds', info('Alpha', { kind: 'error' }), 7000],
    ['with a time of its own', 'that time', info('Alpha', { durationMs: 1500 }), 1500],
  ])('one %s is there for %s', async (_, _time, notice, durationMs) => {
    await tell(notice);
    await pass(durationMs - announcedMs - 1);
    expect(texts()).toEqual(['Alpha']);
    await pass(1);
    expect(texts()).toEqual([]);
  });

  test('each leaves in its own time', async () => {
    await tell(info('Alpha'));
    await pass(3000);
    await tell(info('Beta'));
    await pass(1000);
    expect(texts()).toEqual(['Beta']);
    await pass(3000);
    expect(texts()).toEqual([]);
  });

  test('are three at most: the newest', async () => {
    await tell(...['Alpha', 'Beta', 'Gamma', 'Delta'].map((text) => info(text)));
    expect(texts()).toEqual(['Beta', 'Gamma', 'Delta']);
    await pass(4000);
    expect(texts()).toEqual([]);
  });

  // proves toasts-16
  test('go with the screen that they are about', async () => {
    await tell(info('Alpha', { isOfScreen: true }), info('Beta'));
    act(leaveScreen);
    expect(texts()).toEqual(['Beta']);
    await pass(4000);
  });
});
