import { screen, within } from '@testing-library/react';

import { catalogueOf, rawTool, toolOf } from '../../../tests/support/records';
import { type AppOptions, renderApp } from '../../../tests/support/renderApp';
import { memorySource } from '../../../tests/support/testStore';
import { viewedToolOf } from '../../domain/viewedTool';

const viewedAt = '2026-11-20T10:00:00.000Z';
const viewing: AppOptions = {
  preloadedState: {
    recentlyViewed: {
      items: ['Beta', 'Alpha'].map((name) => viewedToolOf(toolOf(rawTool(name)), viewedAt)),
      missing: {},
    },
  },
};
const strip = async () => within(await screen.findByRole('region', { name: 'Recently viewed' }));

// proves saved-9
test('a list of links, newest first', async () => {
  await renderApp('/saved-tools', viewing);
  const links = (await strip()).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/tools/beta', '/tools/alpha']);
  expect((await strip()).getAllByText('Coding')).toHaveLength(2);
  expect((await strip()).queryByRole('article')).toBeNull();
});

// proves saved-9
test('is not there when nothing was viewed', async () => {
  await renderApp('/saved-tools');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
});

// proves tool-25
test('a tool whose page was opened stands under the results of the list', async () => {
  const source = memorySource(catalogueOf([rawTool('Alpha'), rawTool('Beta')]));
  const { user } = await renderApp('/tools', { source });
  await user.click(
    within(await screen.findByRole('article', { name: 'Beta' })).getByRole('link', { name: 'Beta' }),
  );
  await screen.findByRole('heading', { level: 1, name: 'Beta' });
  await user.click(
    within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Tools' }),
  );
  const links = (await strip()).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/tools/beta']);
});
