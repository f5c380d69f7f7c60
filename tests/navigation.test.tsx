import { act, screen, waitFor, within } from '@testing-library/react';

import { asRemote } from '../src/domain/remote';
import { toolAdded } from '../src/features/compare/compareSlice';

import { catalogueOf, rawTool, toolOf } from './support/records';
import { type App, renderApp } from './support/renderApp';
import { memorySource } from './support/testStore';

async function openBlogAfterAbout(): Promise<App> {
  const app = await renderApp('/about', { source: memorySource(catalogueOf([rawTool('Alpha')])) });
  await app.user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Blog' }));
  await screen.findByRole('heading', { level: 1, name: 'Blog' });
  return app;
}

// proves shell-20
test('while the code of a screen loads, its place is busy, and the page has a title', async () => {
  await renderApp('/about', { source: memorySource(catalogueOf([])) });
  act(() => within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Blog' }).click());
  expect(document.title).toBe('AI Toolshelf');
  expect(screen.getByText('Loading...').closest('[aria-busy="true"]')).not.toBeNull();
  expect(await screen.findByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  expect(document.title).toMatch(/^Blog/);
});

// proves shell-5
test('Back closes the menu of the bar', async () => {
  const { user, goBack } = await openBlogAfterAbout();
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(document.getElementById('main')).toHaveAttribute('inert');
  goBack();
  expect(await screen.findByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false');
  expect(document.getElementById('main')).not.toHaveAttribute('inert');
});

// proves shell-5
test.each([
  ['/', 'AI Toolshelf, home'],
  ['/saved-tools', 'Saved'],
])("the bar's link to the current page, %s, closes the menu", async (path, name) => {
  const { user, address } = await renderApp(path, { source: memorySource(catalogueOf([rawTool('Alpha')])) });
  await user.click(await screen.findByRole('button', { name: 'Open menu' }));
  await user.click(screen.getByRole('link', { name }));
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false');
  expect(address()).toBe(path);
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

// proves compare-27, search-1
test('the search stays open while the URL follows the comparison of another tab', async () => {
  const [alpha, beta, gamma] = ['Alpha', 'Beta', 'Gamma'].map((name) => toolOf(rawTool(name)));
  const app = await renderApp('/compare/alpha,beta');
  for (const tool of [alpha, beta]) if (tool) act(() => void app.store.dispatch(toolAdded(tool)));
  await app.user.click(screen.getByRole('button', { name: 'Search tools' }));
  const field = await screen.findByRole('combobox', { name: /^Search/ });
  await app.user.type(field, 'vid');
  if (gamma) act(() => void app.store.dispatch(asRemote(toolAdded(gamma))));
  await waitFor(() => expect(app.address()).toBe('/compare/alpha,beta,gamma'));
  expect(screen.getByRole('dialog', { name: 'Search' })).toBeVisible();
  expect(field).toHaveValue('vid');
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

// proves accessibility-15
test('Back gives the focus to the main content only where its element is gone', async () => {
  const { user, goBack } = await openBlogAfterAbout();
  const blogLink = (await within(screen.getByRole('main')).findAllByRole('link')).at(-1);
  act(() => blogLink?.focus());
  expect(blogLink).toHaveFocus();
  goBack();
  await screen.findByRole('heading', { level: 1, name: /^About/ });
  expect(screen.getByRole('main')).toHaveFocus();
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Blog' }));
  await screen.findByRole('heading', { level: 1, name: 'Blog' });
  const search = screen.getByRole('button', { name: 'Search tools' });
  act(() => search.focus());
  goBack();
  await screen.findByRole('heading', { level: 1, name: /^About/ });
  expect(search).toHaveFocus();
});

// proves routes-4
test('Back restores the position that a reload has left', async () => {
  // The browser restores it before the listener is there, so without an event.
  jest.replaceProperty(window, 'scrollY', 500);
  const { goBack } = await openBlogAfterAbout();
  jest.replaceProperty(window, 'scrollY', 0);
  const scrollTo = jest.spyOn(window, 'scrollTo');
  goBack();
  await screen.findByRole('heading', { level: 1, name: /^About/ });
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 500, behavior: 'instant' });
});
