import { act, screen, within } from '@testing-library/react';

import { catalogueOf, rawTool } from './support/records';
import { type App, renderApp } from './support/renderApp';
import { memorySource } from './support/testStore';

async function openBlogAfterAbout(): Promise<App> {
  const app = await renderApp('/about', { source: memorySource(catalogueOf([rawTool('Alpha')])) });
  await app.user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Blog' }));
  await screen.findByRole('heading', { level: 1, name: 'Blog' });
  return app;
}

// proves shell-5
test('Back closes the menu of the bar', async () => {
  const { user, goBack } = await openBlogAfterAbout();
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(document.getElementById('main')).toHaveAttribute('inert');
  goBack();
  expect(await screen.findByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false');
  expect(document.getElementById('main')).not.toHaveAttribute('inert');
});

// proves shell-18
test("Back closes 'Report a problem'", async () => {
  const { user, goBack } = await openBlogAfterAbout();
  await user.click(screen.getByRole('button', { name: 'Report a problem' }));
  await screen.findByRole('dialog', { name: 'Report a problem' });
  goBack();
  expect(await screen.findByRole('heading', { level: 1, name: /^About/ })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

// proves shell-18
test("'Report a problem' does not open on the page after", async () => {
  const { goBack } = await openBlogAfterAbout();
  // Its code is still loading when the visitor goes back.
  act(() => screen.getByRole('button', { name: 'Report a problem' }).click());
  goBack();
  expect(await screen.findByRole('heading', { level: 1, name: /^About/ })).toBeVisible();
  await act(() => import('../src/app/recording/ReportDialog'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

// proves list-33, search-1
test('the search stays open when the list replaces the URL', async () => {
  const source = memorySource(catalogueOf([rawTool('Alpha')]));
  const app = await renderApp('/tools', { source });
  await app.user.click(screen.getByRole('button', { name: 'Search tools' }));
  await app.user.type(await screen.findByRole('combobox', { name: /^Search/ }), 'vid');
  act(() => app.navigator.replace('/tools?page=1'));
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(screen.getByRole('combobox', { name: /^Search/ })).toHaveValue('vid');
});

// proves shell-15
test("Back closes the tray's picker for good", async () => {
  const { user, goBack } = await openBlogAfterAbout();
  await user.click(screen.getByRole('link', { name: 'Tools', current: false }));
  await user.click(await screen.findByRole('button', { name: 'Compare Alpha' }));
  await user.click(await screen.findByRole('button', { name: 'Add a second' }));
  await screen.findByRole('dialog', { name: 'Add a tool' });
  goBack();
  expect(await screen.findByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
