import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, type NavigateOptions, useNavigate } from 'react-router-dom';

import { holdClock } from '../../../tests/support/clock';
import { type Notice, noticeText } from '../../domain/noticeText';
import { AppThemeProvider } from '../../ui/AppThemeProvider';

import { notify } from './notify';
import { ToastHost } from './ToastHost';

const notice: Notice = { kind: 'info', text: 'Alpha removed from comparison', durationMs: 1000 };
const toast = () => screen.queryByText(notice.text);
let goTo: (path: string, options?: NavigateOptions) => void;

function Links() {
  const navigate = useNavigate();
  useEffect(() => {
    goTo = (path, options) => act(() => void navigate(path, options));
  });
  return null;
}

/** Longer than a toast takes to leave. */
const leavingMs = 600;
const stepMs = 10;

/** In steps, since React draws only between them. */
async function pass(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += stepMs) {
    await act(() => jest.advanceTimersByTimeAsync(stepMs));
  }
}

/** Shows a notice and waits for its toast: the code is loaded already, the text comes a frame later. */
async function show(one: Notice): Promise<void> {
  act(() => notify(one));
  await act(() => jest.advanceTimersByTimeAsync(0));
}

beforeEach(async () => {
  await import('./ToastStack');
  holdClock();
  render(
    <AppThemeProvider>
      <MemoryRouter initialEntries={['/tools']}>
        <Links />
        <ToastHost />
      </MemoryRouter>
    </AppThemeProvider>,
  );
});

test('a toast goes when its time has passed', async () => {
  await show(notice);
  await pass(990);
  expect(toast()).toBeVisible();
  await pass(10 + leavingMs);
  expect(toast()).toBeNull();
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

test('two toasts of the same moment are two, whatever number is drawn', async () => {
  const random = jest.spyOn(Math, 'random').mockReturnValue(0.5);
  await show(noticeText.addedToComparison('Alpha'));
  await show(noticeText.addedToComparison('Beta'));
  random.mockRestore();
  await pass(20);
  expect(screen.getByText('Alpha added to comparison')).toBeVisible();
  expect(screen.getByText('Beta added to comparison')).toBeVisible();
});

// proves toasts-16
test('on leaving a screen what is about it goes; what is about more stays', async () => {
  const texts = () => [...document.querySelectorAll('strong')].map(({ textContent }) => textContent);
  const ofScreen = [noticeText.addedToComparison('Alpha'), noticeText.comparisonFull];
  for (const one of [...ofScreen, noticeText.notStored]) await show(one);
  await pass(20);
  expect(texts()).toEqual([...ofScreen, noticeText.notStored].map(({ text }) => text));
  // Neither a query nor a replaced URL is another screen.
  goTo('/tools?search=notes');
  goTo('/tools/alpha', { replace: true });
  await pass(leavingMs);
  expect(texts()).toHaveLength(3);
  goTo('/blog');
  await show(noticeText.listingFailed);
  await pass(leavingMs);
  expect(texts()).toEqual([noticeText.notStored.text, noticeText.listingFailed.text]);
});
