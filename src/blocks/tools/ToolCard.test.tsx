import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';

import { catalogueOf, rawTools } from '../../../tests/support/records';
import { createTestStore, memorySource } from '../../../tests/support/testStore';
import { catalogueApi, listToolsArgOf } from '../../catalogue/catalogueApi';
import { selectToolById } from '../../catalogue/toolsSlice';
import { noFilters } from '../../domain/listing';
import { toolBookmarked } from '../../features/bookmarks/bookmarksSlice';
import { toolAdded } from '../../features/compare/compareSlice';
import { themeToggled } from '../../features/theme/themeSlice';
import { AppThemeProvider } from '../../ui/AppThemeProvider';

import { ToolCard } from './ToolCard';

// proves delivery-44
test('one card renders when one tool changes, none when the theme does', async () => {
  let records = catalogueOf(rawTools(4));
  const { store } = createTestStore({
    source: (request, signal) => memorySource(records)(request, signal),
  });
  const arg = listToolsArgOf({ ...noFilters });
  const { data } = await store.dispatch(catalogueApi.endpoints.listTools.initiate(arg));
  const ids = data?.ids ?? [];
  const rendered: string[] = [];
  render(
    <Provider store={store}>
      <AppThemeProvider>
        <MemoryRouter>
          {ids.map((id) => (
            <Profiler key={id} id={id} onRender={(name) => rendered.push(name)}>
              <ToolCard id={id} />
            </Profiler>
          ))}
        </MemoryRouter>
      </AppThemeProvider>
    </Provider>,
  );
  expect(screen.getAllByRole('article')).toHaveLength(4);
  const renderedBy = (change: () => void) => {
    rendered.length = 0;
    act(change);
    return [...new Set(rendered)];
  };
  const [, second = ''] = ids;
  const tool = selectToolById(store.getState(), second);
  if (!tool) throw new Error('The list has no second tool.');

  expect(renderedBy(() => store.dispatch(toolBookmarked(tool)))).toEqual([second]);
  expect(renderedBy(() => store.dispatch(toolAdded(tool)))).toEqual([second]);
  expect(renderedBy(() => store.dispatch(themeToggled('dark')))).toEqual([]);
  // Loads the same list again, with one record changed.
  const rawRecords = rawTools(4);
  Object.assign(rawRecords[1] ?? {}, { name: 'Renamed' });
  records = catalogueOf(rawRecords);
  rendered.length = 0;
  await act(() => store.dispatch(catalogueApi.endpoints.listTools.initiate(arg, { forceRefetch: true })));
  expect(await screen.findByRole('article', { name: 'Renamed' })).toBeVisible();
  expect([...new Set(rendered)]).toEqual([second]);
});
