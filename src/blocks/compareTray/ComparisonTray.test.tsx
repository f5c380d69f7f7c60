import { act, screen, waitFor, within } from '@testing-library/react';

import { holdClock } from '../../../tests/support/clock';
import { catalogueOf, rawTool, toolOf } from '../../../tests/support/records';
import { type AppOptions, renderApp } from '../../../tests/support/renderApp';
import { memorySource } from '../../../tests/support/testStore';
import { asRemote } from '../../domain/remote';
import type { Tool } from '../../domain/tool';
import {
  compareSlice,
  selectComparedTools,
  toolAdded,
  toolRemoved,
} from '../../features/compare/compareSlice';

const raws = ['Alpha', 'Beta', 'Gamma', 'Delta'].map((name) => rawTool(name));
const [alpha, beta, gamma, delta] = raws.map(toolOf) as [Tool, Tool, Tool, Tool];

const open = (path: string, options: AppOptions = {}) =>
  renderApp(path, { source: memorySource(catalogueOf(raws)), ...options });
const choosing = (...items: Tool[]): AppOptions => ({
  preloadedState: { compare: { ...compareSlice.getInitialState(), items } },
});
const tray = () => within(screen.getByRole('region', { name: 'Comparison tray' }));

// proves accessibility-7, shell-9, shell-12
test('is there only while tools are chosen, on every screen of the layout', async () => {
  const { user, store } = await open('/tools');
  await screen.findByRole('article', { name: 'Alpha' });
  expect(screen.queryByRole('region', { name: 'Comparison tray' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Compare Alpha' }));
  await screen.findByRole('region', { name: 'Comparison tray' });
  expect(tray().getByText(/1 of 3/)).toBeInTheDocument();
  expect(tray().getByText('Add a second')).toBeInTheDocument();
  expect(document.documentElement.style.getPropertyValue('--tray-height')).not.toBe('');
  expect(document.documentElement.style.getPropertyValue('--tray-space')).not.toBe('');

  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'About' }));
  expect(tray().getByText('Alpha')).toBeInTheDocument();
  await user.click(tray().getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Comparison tray' })).toBeNull());
  expect(selectComparedTools(store.getState())).toEqual([]);
  expect(document.documentElement.style.getPropertyValue('--tray-height')).toBe('');
  expect(document.documentElement.style.getPropertyValue('--tray-space')).toBe('');
  expect(screen.getByRole('main')).toHaveFocus();
});

// proves compare-4, shell-13
test('answers Compare Now with one tool, and opens the comparison with two', async () => {
  const { user, toasts, address } = await open('/tools', choosing(alpha));
  await user.click(await screen.findByRole('button', { name: 'Compare Now' }));
  expect(toasts()).toEqual(['Select at least 2 tools to compare']);
  expect(address()).toBe('/tools');
  await user.click(await screen.findByRole('button', { name: 'Compare Delta' }));
  await user.click(tray().getByRole('button', { name: 'Compare Now' }));
  expect(address()).toBe('/compare/alpha,delta');
  const table = within(await screen.findByRole('table'));
  expect(
    table.getAllByRole('columnheader').map((head) => within(head).getByRole('link').textContent),
  ).toEqual(['Alpha', 'Delta']);
});

// proves shell-11, shell-17
test('a removed tool leaves its slot to Undo, which has the focus: the others stay where they are', async () => {
  const { user, toasts, store } = await open('/tools', choosing(alpha, beta, gamma));
  const slots = () =>
    tray()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const names = () => selectComparedTools(store.getState()).map(({ name }) => name);
  await user.click(await screen.findByRole('button', { name: 'Remove Alpha' }));
  expect(toasts()).toEqual(['Alpha removed from comparison']);
  expect(slots()).toEqual([
    'Undo removing Alpha',
    expect.stringContaining('Beta'),
    expect.stringContaining('Gamma'),
  ]);
  expect(tray().getByText(/2 of 3/)).toBeInTheDocument();
  expect(tray().getByRole('button', { name: 'Undo removing Alpha' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(names()).toEqual(['Alpha', 'Beta', 'Gamma']);
  expect(tray().getByRole('button', { name: 'Remove Alpha' })).toHaveFocus();
  await user.click(tray().getByRole('button', { name: 'Remove Beta' }));
  act(() => void store.dispatch(toolAdded(delta)));
  expect(slots()).toEqual(['Alpha', 'Gamma', 'Delta'].map((name): unknown => expect.stringContaining(name)));
});

// proves shell-17
test('the slot closes after 8 seconds, when it is not in use', async () => {
  const { store } = await open('/tools', choosing(alpha, beta));
  await screen.findByRole('button', { name: 'Remove Alpha' });
  holdClock();
  act(() => void store.dispatch(toolRemoved(alpha)));
  expect(tray().getByRole('button', { name: 'Undo removing Alpha' })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(8000));
  expect(tray().queryByRole('button', { name: /^Undo/ })).toBeNull();
  expect(tray().getByRole('button', { name: 'Add a second' })).toBeVisible();
});

// proves shell-17
test('each of two slots closes after its own 8 seconds', async () => {
  const { store } = await open('/tools', choosing(alpha, beta, gamma));
  await screen.findByRole('button', { name: 'Remove Alpha' });
  holdClock();
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const undos = () =>
    tray()
      .queryAllByRole('button', { name: /^Undo/ })
      .map(({ textContent }) => textContent);
  act(() => void store.dispatch(toolRemoved(alpha)));
  await pass(7000);
  act(() => void store.dispatch(toolRemoved(beta)));
  await pass(1000);
  expect(undos()).toEqual(['Undo removing Beta']);
  await pass(6900);
  expect(undos()).toEqual(['Undo removing Beta']);
  await pass(100);
  expect(undos()).toEqual([]);
});

// proves shell-9
test('is not on the comparison itself', async () => {
  const { user } = await open('/compare/alpha,beta', choosing(alpha, beta));
  await screen.findByRole('table');
  expect(screen.queryByRole('region', { name: 'Comparison tray' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Back to all tools' }));
  expect(await screen.findByRole('region', { name: 'Comparison tray' })).toBeVisible();
});

// proves shell-14
test('on phones its button opens and closes the sheet', async () => {
  const { user } = await open('/about', choosing(alpha, beta));
  const pill = await screen.findByRole('button', { name: 'Compare 2 of 3 tools' });
  expect(pill).toHaveAttribute('aria-expanded', 'false');
  await user.click(pill);
  expect(pill).toHaveAttribute('aria-expanded', 'true');
  await user.tab();
  expect(tray().getByRole('button', { name: 'Remove Alpha' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(pill).toHaveAttribute('aria-expanded', 'false');
  expect(pill).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(pill).toHaveAttribute('aria-expanded', 'true');
  await user.tab({ shift: true });
  expect(pill).toHaveAttribute('aria-expanded', 'false');
});

// proves shell-15
test('an empty slot opens the picker, and the focus goes to the tool that was added', async () => {
  const { user, store } = await open('/tools', choosing(alpha));
  await user.click(await screen.findByRole('button', { name: 'Add a third' }));
  await screen.findByRole('dialog', { name: 'Add a tool' });
  await user.keyboard('gamma');
  await screen.findByRole('option', { name: /Gamma/ });
  await user.keyboard('{Enter}');
  expect(selectComparedTools(store.getState()).map(({ name }) => name)).toEqual(['Alpha', 'Gamma']);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(tray().getByRole('button', { name: 'Remove Gamma' })).toHaveFocus();
});

test('where another tab has filled the selection, the focus goes to the tray, and nowhere later', async () => {
  const { user, store } = await open('/tools', choosing(alpha, beta));
  await user.click(await screen.findByRole('button', { name: 'Add a third' }));
  await screen.findByRole('dialog', { name: 'Add a tool' });
  await user.keyboard('gamma');
  await screen.findByRole('option', { name: /Gamma/ });
  act(() => void store.dispatch(asRemote(toolAdded(delta))));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('region', { name: 'Comparison tray' })).toHaveFocus());
  const link = screen.getByRole('link', { name: 'Gamma' });
  act(() => link.focus());
  act(() => void store.dispatch(toolRemoved(beta)));
  expect(link).toHaveFocus();
});

// proves shell-16
test('a skip link leads to it while it is there', async () => {
  const { user } = await open('/about', choosing(alpha));
  await screen.findByRole('region', { name: 'Comparison tray' });
  await user.click(screen.getByRole('link', { name: 'Skip to comparison tray' }));
  expect(screen.getByRole('region', { name: 'Comparison tray' })).toHaveFocus();
  await user.click(tray().getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('link', { name: 'Skip to comparison tray' })).toBeNull();
});
