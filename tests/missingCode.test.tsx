import { screen, waitFor } from '@testing-library/react';

import { bookmarksSlice } from '../src/features/bookmarks/bookmarksSlice';

import { catalogueOf, rawTool, toolOf } from './support/records';
import { type App, renderApp } from './support/renderApp';
import { memorySource } from './support/testStore';

let mockIsOffline: boolean;

/** A module whose code cannot be loaded. */
const mockMissing = (path: string): unknown => {
  if (mockIsOffline) throw new Error('Loading a chunk failed.');
  return jest.requireActual(path);
};

jest.mock('../src/blocks/layout/MobileMenu', () => mockMissing('../src/blocks/layout/MobileMenu'));
jest.mock('../src/blocks/saved/parts/ListMenu', () => mockMissing('../src/blocks/saved/parts/ListMenu'));
jest.mock('../src/screens/toolList/parts/FilterPanel', () =>
  mockMissing('../src/screens/toolList/parts/FilterPanel'),
);
jest.mock('../src/screens/toolList/parts/NarrowedList', () =>
  mockMissing('../src/screens/toolList/parts/NarrowedList'),
);
jest.mock('../src/ui/SortMenu', () => mockMissing('../src/ui/SortMenu'));

const alpha = toolOf(rawTool('Alpha'));
const source = () => memorySource(catalogueOf([rawTool('Alpha')]));

beforeEach(() => {
  mockIsOffline = true;
});

function expectScreen(name: RegExp): void {
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name);
}

const press = ({ user }: App, name: string) => user.click(screen.getByRole('button', { name }));

// proves shell-3
test('the menu of the bar stays closed while its code cannot be loaded, then opens', async () => {
  const app = await renderApp('/about');
  await press(app, 'Open menu');
  expect(await screen.findByRole('button', { name: 'Open menu' })).toHaveFocus();
  expectScreen(/^About/);
  expect(document.getElementById('main')).not.toHaveAttribute('inert');
  mockIsOffline = false;
  await press(app, 'Open menu');
  expect(await screen.findByRole('button', { name: 'Close menu' })).toBeVisible();
});

// proves saved-24, saved-22
test.each([
  ['button', 'List actions', 'menu'],
  ['combobox', 'Sort by', 'listbox'],
])('so does the %s %s of the saved tools', async (role, name, opened) => {
  const app = await renderApp('/saved-tools', {
    preloadedState: {
      bookmarks: {
        ...bookmarksSlice.getInitialState(),
        tools: [{ ...alpha, bookmarkedAt: '2026-11-20T10:00:00.000Z' }],
      },
    },
  });
  const control = await screen.findByRole(role, { name });
  await app.user.click(control);
  await waitFor(() => expect(control).toHaveAttribute('aria-expanded', 'false'));
  expectScreen(/Saved tools/i);
  mockIsOffline = false;
  await app.user.click(control);
  expect(await screen.findByRole(opened)).toBeVisible();
});

// proves list-24
test('the list stays while the code of its filters cannot be loaded', async () => {
  const app = await renderApp('/tools?search=alpha', { source: source() });
  await screen.findByRole('article', { name: 'Alpha' });
  const filters = screen.getByRole('button', { name: 'Advanced filters' });
  await app.user.click(filters);
  await waitFor(() => expect(filters).toHaveAttribute('aria-expanded', 'false'));
  expectScreen(/tools/i);
  mockIsOffline = false;
  await app.user.click(filters);
  await waitFor(() => expect(filters).toHaveAttribute('aria-expanded', 'true'));
  expect(await screen.findByRole('group', { name: 'Platform' })).toBeVisible();
});
