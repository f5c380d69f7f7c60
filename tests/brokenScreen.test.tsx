import { screen, within } from '@testing-library/react';

import { expectConsole } from './support/expectConsole';
import { renderApp } from './support/renderApp';

jest.mock('../src/screens/about/AboutScreen', () => ({
  AboutScreen: () => {
    throw new Error('A broken screen');
  },
}));

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
