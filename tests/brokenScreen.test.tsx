import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { expectConsole } from './support/expectConsole';
import { renderApp } from './support/renderApp';

let mockIsBroken: boolean;

jest.mock('../src/screens/about/AboutScreen', () => ({
  AboutScreen: () => {
    if (mockIsBroken) throw new Error('A broken screen');
    return <h1>About us</h1>;
  },
}));

beforeEach(() => {
  mockIsBroken = true;
});

// proves shell-18
test('where a screen cannot be shown, the visitor can report it', async () => {
  expectConsole('error', /A screen could not be shown/);
  expectConsole('error', 'A broken screen');
  const app = await renderApp('/about');
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByRole('heading', { level: 1 })).toHaveTextContent('Something went wrong');
  await app.user.click(alert.getByRole('button', { name: 'Report a problem' }));
  expect(await screen.findByRole('dialog', { name: 'Report a problem' })).toBeVisible();
});

// proves shell-19, accessibility-15
test('offline, the screen says so, keeps the page, and is tried again by its button', async () => {
  expectConsole('error', /A screen could not be shown/);
  expectConsole('error', 'A broken screen');
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = await renderApp('/about');
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByRole('heading', { level: 1 })).toHaveTextContent('You are offline');
  expect(alert.queryByRole('button', { name: 'Reload the page' })).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent(/^You are offline/);
  mockIsBroken = false;
  await user.click(alert.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByRole('status')).toBeNull();
});

// proves shell-18
test.each([
  ['the connection is back', () => act(() => window.dispatchEvent(new Event('online')))],
  [
    'its link is followed again',
    async () => {
      const bar = within(screen.getByRole('navigation', { name: 'Main' }));
      await userEvent.click(bar.getByRole('link', { name: 'About' }));
    },
  ],
])('a broken screen is tried again when %s', async (_, happen) => {
  expectConsole('error', /A screen could not be shown/);
  expectConsole('error', 'A broken screen');
  await renderApp('/about');
  await screen.findByRole('alert');
  mockIsBroken = false;
  await happen();
  expect(await screen.findByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
