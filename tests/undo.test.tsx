import { act, screen, waitFor, within } from '@testing-library/react';

import { selectPostBookmarks, selectToolBookmarks } from '../src/features/bookmarks/bookmarksSlice';
import { selectComparedTools, toolAdded } from '../src/features/compare/compareSlice';

import { catalogueOf, rawPost, rawTool, toolOf } from './support/records';
import { type App, renderApp } from './support/renderApp';
import { memorySource } from './support/testStore';

const catalogue = catalogueOf(
  ['Alpha', 'Beta', 'Gamma', 'Delta'].map((name) => rawTool(name)),
  [rawPost('Alpha post')],
);
const open = (path: string) => renderApp(path, { source: memorySource(catalogue), showsToasts: true });

const button = (name: string) => screen.findByRole('button', { name });
const press = async ({ user }: App, ...names: string[]) => {
  for (const name of names) await user.click(await button(name));
};
/** The toast with a text, to press its button. */
const toast = async (text: string) => {
  const card = (await screen.findByText(text)).closest<HTMLElement>('[data-kind]');
  if (!card) throw new Error('It is no toast.');
  return within(card);
};
const undo = async ({ user }: App, text: string) =>
  user.click((await toast(text)).getByRole('button', { name: 'Undo' }));

const saved = ({ store }: App) => selectToolBookmarks(store.getState()).map(({ name }) => name);
const compared = ({ store }: App) => selectComparedTools(store.getState()).map(({ name }) => name);

beforeAll(() => import('../src/app/toasts/ToastStack'));

// proves toasts-18, toasts-20, saved-13
test("on a card: a tool is saved, removed by a slip, and back, with the toast's button", async () => {
  const app = await open('/tools');
  await press(app, 'Save Alpha', 'Save Beta', 'Remove Alpha from saved');
  expect(saved(app)).toEqual(['Beta']);
  await undo(app, 'Tool removed from bookmarks');
  expect(saved(app)).toEqual(['Beta', 'Alpha']);
  expect(await button('Remove Alpha from saved')).toHaveFocus();
});

// proves toasts-18, compare-30, state-7
test('on a card and in the tray: a tool leaves the comparison, all leave it, and return in their order', async () => {
  const app = await open('/tools');
  await press(app, 'Compare Gamma', 'Compare Alpha', 'Compare Beta', 'Remove Alpha from comparison');
  expect(compared(app)).toEqual(['Gamma', 'Beta']);
  await undo(app, 'Alpha removed from comparison');
  expect(compared(app)).toEqual(['Gamma', 'Alpha', 'Beta']);
  const tray = within(screen.getByRole('region', { name: 'Comparison tray' }));
  await app.user.click(tray.getByRole('button', { name: 'Clear' }));
  expect(compared(app)).toEqual([]);
  expect((await toast('Comparison cleared')).getByText('Gamma, Alpha, Beta')).toBeVisible();
  await undo(app, 'Comparison cleared');
  expect(compared(app)).toEqual(['Gamma', 'Alpha', 'Beta']);
  expect(app.actions.map(({ type }) => type).filter((type) => type.includes('election'))).toEqual([
    'compare/selectionRestored',
    'compare/selectionRestored',
  ]);
});

// proves toasts-18, compare-11
test('on a comparison opened by its address: the tool returns, with the address', async () => {
  const app = await open('/compare/alpha,beta');
  await press(app, 'Remove Alpha from comparison');
  expect(app.address()).toBe('/compare/beta');
  await undo(app, 'Alpha removed from comparison');
  expect(app.address()).toBe('/compare/alpha,beta');
  expect(await button('Remove Alpha from comparison')).toBeVisible();
  expect(compared(app)).toEqual([]);
  app.goBack();
  expect(app.address()).toBe('/somewhere-else');
});

// proves toasts-18, compare-11, compare-30
test('on a comparison opened by its address: a selected tool returns to the selection too', async () => {
  const app = await open('/compare/alpha,beta');
  await button('Remove Alpha from comparison');
  act(() => void app.store.dispatch(toolAdded(toolOf(rawTool('Alpha')))));
  await press(app, 'Remove Alpha from comparison');
  expect(compared(app)).toEqual([]);
  await undo(app, 'Alpha removed from comparison');
  expect(compared(app)).toEqual(['Alpha']);
  expect(app.address()).toBe('/compare/alpha,beta');
});

// proves toasts-19, toasts-18, toasts-23, saved-13
test("an article is saved, its removal is taken back, and 'View' leads to it", async () => {
  const app = await open('/blog/alpha-post');
  const posts = () => selectPostBookmarks(app.store.getState()).map(({ title }) => title);
  const bookmark = async () => {
    const [first] = await screen.findAllByRole('button', { name: /bookmark/i });
    if (first) await app.user.click(first);
  };
  await bookmark();
  await toast('"Alpha post" added to bookmarks');
  await bookmark();
  expect(posts()).toEqual([]);
  await toast('"Alpha post" removed from bookmarks');
  await waitFor(() => expect(screen.queryByText('"Alpha post" added to bookmarks')).toBeNull(), {
    timeout: 2000,
  });
  await undo(app, '"Alpha post" removed from bookmarks');
  expect(posts()).toEqual(['Alpha post']);
  await bookmark();
  await bookmark();
  const added = await toast('"Alpha post" added to bookmarks');
  await app.user.click(added.getByRole('button', { name: 'View' }));
  expect(app.address()).toBe('/bookmarks');
});
