import { expectConsole } from '../../../tests/support/expectConsole';
import { createTestStore, loadStoredState } from '../../../tests/support/testStore';
import { type Scheme, visitStarted } from '../../domain/events';

import { schemeAtHour, selectScheme, themeToggled } from './themeSlice';

const visitIn = (scheme: Scheme) => visitStarted({ seed: 5, startedAt: '2026-11-20T10:00:00.000Z', scheme });

async function openWith(stored?: string) {
  if (stored !== undefined) localStorage.setItem('theme', stored);
  const app = createTestStore();
  const flush = await loadStoredState(app.store);
  return { ...app, flush, scheme: () => selectScheme(app.store.getState()) };
}

// proves theme-2
test.each([
  [19, 'dark'],
  [23, 'dark'],
  [0, 'dark'],
  [6, 'dark'],
  [7, 'light'],
  [12, 'light'],
  [18, 'light'],
])('at %p o’clock the scheme is %s', (hour, scheme) => {
  expect(schemeAtHour(hour)).toBe(scheme);
});

test.each(['light', 'dark'] as const)(
  'with nothing saved, the visit begins in %s as the hour has it',
  async (scheme) => {
    const { store, scheme: shown } = await openWith();
    store.dispatch(visitIn(scheme));
    expect(shown()).toBe(scheme);
  },
);

test.each([
  ['dark', 'light'],
  ['light', 'dark'],
] as const)('a saved %s stays, whatever the hour has', async (saved, byHour) => {
  const { store, scheme } = await openWith(saved);
  store.dispatch(visitIn(byHour));
  expect(scheme()).toBe(saved);
});

test('a saved dark is shown on the page', async () => {
  const { schemes } = await openWith('dark');
  expect(schemes).toEqual(['dark']);
});

// proves theme-3, toasts-8
test('the toggle flips it, shows it and says so for 1.5 seconds', async () => {
  const { store, scheme, notices, schemes } = await openWith();
  store.dispatch(visitIn('light'));
  store.dispatch(themeToggled('dark'));
  expect(scheme()).toBe('dark');
  store.dispatch(themeToggled('light'));
  expect(scheme()).toBe('light');
  expect(schemes).toEqual(['dark', 'light']);
  expect(notices.map(({ text, durationMs }) => [text, durationMs])).toEqual([
    ['Switched to dark mode', 1500],
    ['Switched to light mode', 1500],
  ]);
});

// proves theme-1
test('nothing is saved until the visitor chooses, then the plain word', async () => {
  const { store, flush } = await openWith();
  store.dispatch(visitIn('dark'));
  await flush();
  expect(localStorage.getItem('theme')).toBeNull();
  store.dispatch(themeToggled('light'));
  await flush();
  expect(localStorage.getItem('theme')).toBe('light');
  store.dispatch(themeToggled('dark'));
  await flush();
  expect(localStorage.getItem('theme')).toBe('dark');
});

test('the beginning of a visit and a restored scheme raise no toast', async () => {
  const { store, notices } = await openWith('dark');
  store.dispatch(visitIn('light'));
  expect(notices).toEqual([]);
});

test.each(['purple', '', '{"mode":"dark"}', 'DARK!', '[]'])(
  'a saved %p is ignored and logged',
  async (saved) => {
    expectConsole('warn', 'theme');
    const { store, scheme } = await openWith(saved);
    store.dispatch(visitIn('dark'));
    expect(scheme()).toBe('dark');
  },
);
