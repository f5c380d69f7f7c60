import { act, fireEvent, screen, within } from '@testing-library/react';

import { readSession } from '../src/app/session/readSession';
import { replaySession } from '../src/app/session/replaySession';
import { toolAdded, toolRemoved } from '../src/features/compare/compareSlice';
import { copyText } from '../src/platform/clipboard';
import { downloadText } from '../src/platform/download';

import { catalogueOf, rawTool, toolOf } from './support/records';
import { renderApp } from './support/renderApp';
import { memorySource } from './support/testStore';

jest.mock('../src/platform/clipboard');
jest.mock('../src/platform/download');

const raws = ['Alpha', 'Beta', 'Gamma'].map((name) => rawTool(name));
const source = () => memorySource(catalogueOf(raws));

const openerInFooter = () =>
  within(screen.getByRole('contentinfo')).getByRole('button', { name: 'Report a problem' });

/** Opens the dialog from the footer. */
async function openReport(app: Awaited<ReturnType<typeof renderApp>>) {
  const opener = openerInFooter();
  await app.user.click(opener);
  return { opener, dialog: within(await screen.findByRole('dialog', { name: 'Report a problem' })) };
}

// proves shell-18, state-19
test('a visitor sees what the page has done, without the searches, and saves or copies it', async () => {
  const app = await renderApp('/tools?search=secretword', { source: source() });
  const copy = jest.mocked(copyText).mockResolvedValue(true);
  const { opener, dialog } = await openReport(app);

  const text = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text of the file' });
  expect(text.value).not.toContain('secretword');
  expect(dialog.getByText(/1 search/)).toHaveTextContent('“text 1”');
  expect(dialog.getByText(/Nothing is sent/)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'message to us' })).toHaveAttribute(
    'href',
    '/contact?subject=A%20problem%20on%20the%20site',
  );
  const { state, failure } = replaySession(readSession(text.value));
  expect(failure).toBeUndefined();
  expect(state.filters.search).toBe('text 1');
  const events = dialog.getByRole('region', { name: 'Events' });
  expect(within(events).getByText(/Route changed/)).toBeVisible();

  await app.user.click(dialog.getByRole('button', { name: 'Save file' }));
  expect(downloadText).toHaveBeenCalledWith(
    expect.stringMatching(/^toolshelf-session-[\dT-]+\.json$/),
    'application/json',
    text.value,
  );
  await app.user.click(dialog.getByRole('button', { name: 'Copy' }));
  expect(copy).toHaveBeenCalledWith(text.value);
  expect(dialog.getByRole('status')).toHaveTextContent('Copied.');
  copy.mockResolvedValue(false);
  await app.user.click(dialog.getByRole('button', { name: 'Copy' }));
  expect(dialog.getByRole('status')).toHaveTextContent('did not allow copying');

  await app.user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

// proves shell-18
test('without any event there is nothing to save', async () => {
  const app = await renderApp('/about', { source: source() });
  const { recorder } = app.store;
  jest.spyOn(recorder, 'recording').mockReturnValue({ preloadedState: {}, actions: [], isCut: false });
  const { dialog } = await openReport(app);
  expect(dialog.getByText(/there is nothing to save/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Save file' })).toBeDisabled();
  expect(dialog.getByRole('button', { name: 'Copy' })).toBeDisabled();
});

// proves shell-18
test('of very many events the dialog lists the last', async () => {
  const app = await renderApp('/about', { source: source() });
  const actions = Array.from({ length: 1000 }, (_, n) => ({
    action: { type: `feature/event${n}` },
    time: n,
  }));
  jest.spyOn(app.store.recorder, 'recording').mockReturnValue({ preloadedState: {}, actions, isCut: true });
  const { dialog } = await openReport(app);
  expect(dialog.getByText(/the last 1,000 events/)).toBeVisible();
  expect(dialog.getByText('800 earlier ones, in the text below')).toBeVisible();
  expect(within(dialog.getByRole('region', { name: 'Events' })).getAllByRole('listitem')).toHaveLength(201);
});

describe('while its code is loading', () => {
  // proves shell-18
  test('a replaced address does not keep it from opening', async () => {
    const app = await renderApp('/compare/alpha,beta,gamma', { source: source() });
    const tools = raws.map(toolOf);
    act(() => tools.forEach((tool) => app.store.dispatch(toolAdded(tool))));
    await screen.findByRole('table');
    fireEvent.click(openerInFooter());
    act(() => void app.store.dispatch(toolRemoved(toolOf(rawTool('Beta')))));
    expect(app.address()).toBe('/compare/alpha,gamma');
    expect(await screen.findByRole('dialog', { name: 'Report a problem' })).toBeVisible();
  });

  // proves shell-18
  test('going to another page keeps it from opening', async () => {
    const app = await renderApp('/about', { before: '/contact', source: source() });
    fireEvent.click(openerInFooter());
    app.goBack();
    expect(app.address()).toBe('/contact');
    await act(async () => void (await import('../src/app/recording/ReportDialog')));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
