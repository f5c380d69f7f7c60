import { screen, waitFor } from '@testing-library/react';

import { savedFileText } from '../src/domain/savedFile';
import { bookmarksSlice } from '../src/features/bookmarks/bookmarksSlice';
import { panelToggled } from '../src/features/filters/filtersSlice';

import { expectConsole } from './support/expectConsole';
import { catalogueOf, rawTool, toolOf } from './support/records';
import { type App, renderApp } from './support/renderApp';
import { renderInStrictMode } from './support/strictMode';
import { memorySource } from './support/testStore';

let mockIsOffline: boolean;

/** A module whose code cannot be loaded. */
const mockMissing = (path: string): unknown => {
  if (mockIsOffline) throw new Error('Loading a chunk failed.');
  return jest.requireActual(path);
};

jest.mock('../src/blocks/layout/MobileMenu', () => mockMissing('../src/blocks/layout/MobileMenu'));
jest.mock('../src/blocks/saved/parts/ListMenu', () => mockMissing('../src/blocks/saved/parts/ListMenu'));
jest.mock('../src/features/bookmarks/importBookmarks', () =>
  mockMissing('../src/features/bookmarks/importBookmarks'),
);
jest.mock('../src/screens/toolList/parts/FilterPanel', () =>
  mockMissing('../src/screens/toolList/parts/FilterPanel'),
);
jest.mock('../src/screens/toolList/parts/NarrowedList', () =>
  mockMissing('../src/screens/toolList/parts/NarrowedList'),
);
jest.mock('../src/ui/SortMenu', () => mockMissing('../src/ui/SortMenu'));
jest.mock('../src/catalogue/embedded/sampleTools.json', () =>
  mockMissing('../src/catalogue/embedded/sampleTools.json'),
);

const savedAt = '2026-11-20T10:00:00.000Z';
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
        tools: [{ ...alpha, bookmarkedAt: savedAt }],
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
// First, as the code stays loaded once it is.
test('the button of the filters is closed again in StrictMode too, while their code cannot be loaded', async () => {
  renderInStrictMode();
  const app = await renderApp('/tools', { source: source() });
  await screen.findByRole('article', { name: 'Alpha' });
  const filters = screen.getByRole('button', { name: 'Advanced filters' });
  await app.user.click(filters);
  await waitFor(() => expect(app.actions.filter(panelToggled.match).length).toBeGreaterThan(1));
  expect(filters).toHaveAttribute('aria-expanded', 'false');
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

// proves compare-8
test('the tools of a link are compared though the samples cannot be loaded', async () => {
  expectConsole('warn', 'The sample tools could not be loaded.');
  await renderApp('/compare/alpha,beta', {
    source: memorySource(catalogueOf(['Alpha', 'Beta'].map((name) => rawTool(name)))),
  });
  expect(await screen.findByRole('table')).toBeVisible();
  expectScreen(/Alpha.*Beta/);
});

// proves saved-27
test('a file whose import cannot be loaded is refused, and can be chosen again', async () => {
  const { user } = await renderApp('/saved-tools');
  const content = savedFileText({ tools: [{ ...alpha, bookmarkedAt: savedAt }], posts: [] }, savedAt);
  // jsdom's files have no text().
  const file = Object.defineProperty(new File([content], 'list.json'), 'text', {
    value: () => Promise.resolve(content),
  });
  const chooseFile = () => user.upload(screen.getByLabelText('File to import'), file);
  await screen.findByRole('heading', { name: 'No saved tools yet' });
  await chooseFile();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('This file could not be read. Nothing was changed.');
  mockIsOffline = false;
  await chooseFile();
  expect(await screen.findByText('1 tool added.')).toBeVisible();
});
