import { screen, within } from '@testing-library/react';
import type * as React from 'react';
import type { ComponentType } from 'react';

import { preloadScreen } from '../src/app/routes';
import type * as ToolGridModule from '../src/blocks/tools/ToolGrid';
import { selectRecentlyViewed } from '../src/features/recentlyViewed/recentlyViewedSlice';
import type * as IconSheetModule from '../src/ui/iconSprite';

import { json } from './support/apiServer';
import { appWithApi } from './support/appWithApi';
import { catalogueOf, rawPost, rawTools } from './support/records';

const mockRendered: string[] = [];

/** A module whose component notes when a rendering of it is committed: React may interrupt others and render again. */
function mockNoted(file: string, name: string) {
  const { [name]: Component } = jest.requireActual<Record<string, ComponentType>>(file);
  const { useInsertionEffect } = jest.requireActual<typeof React>('react');
  const Noted: ComponentType = (props) => {
    useInsertionEffect(() => {
      mockRendered.push(name);
    });
    return Component ? <Component {...props} /> : null;
  };
  return { [name]: Noted };
}

jest.mock('../src/blocks/layout/TopBar', () => mockNoted('../src/blocks/layout/TopBar', 'TopBar'));
jest.mock('../src/ui/iconSprite', () => {
  const actual = jest.requireActual<typeof IconSheetModule>('../src/ui/iconSprite');
  return {
    ...actual,
    // Each tab calls it when it renders.
    categoryIconStyle: (slug: string) => {
      mockRendered.push('CategoryTab');
      return actual.categoryIconStyle(slug);
    },
  };
});
/** How many cards the grid was asked for. */
const mockGrids: number[] = [];

jest.mock('../src/blocks/tools/ToolGrid', () => {
  const { ToolGrid } = jest.requireActual<typeof ToolGridModule>('../src/blocks/tools/ToolGrid');
  const Noted: typeof ToolGrid = (props) => {
    const count = props.ids?.length ?? 0;
    if (mockGrids.at(-1) !== count) mockGrids.push(count);
    return <ToolGrid {...props} />;
  };
  return { ToolGrid: Noted };
});
jest.mock('../src/ui/FaqList', () => mockNoted('../src/ui/FaqList', 'FaqList'));
jest.mock('../src/ui/Breadcrumbs', () => mockNoted('../src/ui/Breadcrumbs', 'Breadcrumbs'));
jest.mock('../src/ui/NetworkList', () => mockNoted('../src/ui/NetworkList', 'NetworkList'));

const { open, server } = appWithApi(catalogueOf(rawTools(14), [rawPost('One')]));

// proves delivery-48
test('a page turn renders neither bar, search, tabs and questions nor footer again', async () => {
  const { user } = await open('/tools');
  const nextPage = await screen.findByRole('button', { name: 'Go to page 2' });
  expect(new Set(mockRendered)).toEqual(
    new Set(['TopBar', 'CategoryTab', 'FaqList', 'NetworkList', 'Breadcrumbs']),
  );
  mockRendered.length = 0;
  await user.click(nextPage);
  expect(await screen.findByText(/showing 13 to 14/)).toBeVisible();
  expect(mockRendered).toEqual([]);
});

// proves delivery-48
test('opening a tool renders neither bar nor footer again, nor does saving it', async () => {
  const { user } = await open('/tools');
  const tool = await screen.findByRole('article', { name: 'Tool 01' });
  mockRendered.length = 0;
  await user.click(within(tool).getByRole('link', { name: 'Tool 01' }));
  await screen.findByRole('heading', { level: 1, name: 'Tool 01' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('link', { name: 'Saved', description: '1 saved tool' });
  expect(mockRendered.filter((name) => name === 'TopBar' || name === 'NetworkList')).toEqual([]);
});

// proves delivery-48
test('the rest of an opened tool does not render its head again', async () => {
  const { user } = await open('/tools');
  const tool = await screen.findByRole('article', { name: 'Tool 01' });
  mockRendered.length = 0;
  await user.click(within(tool).getByRole('link', { name: 'Tool 01' }));
  await screen.findByText(/Did you find Tool 01 helpful/);
  expect(mockRendered.filter((name) => name === 'Breadcrumbs')).toHaveLength(1);
});

// proves delivery-48
test('an opened tool is counted when all of it is there', async () => {
  const { user, store } = await open('/tools');
  const tool = await screen.findByRole('article', { name: 'Tool 01' });
  const wasWhole: boolean[] = [];
  const stop = store.subscribe(() => {
    if (selectRecentlyViewed(store.getState()).length === 0) return;
    wasWhole.push(screen.queryByText(/Did you find Tool 01 helpful/) !== null);
  });
  await user.click(within(tool).getByRole('link', { name: 'Tool 01' }));
  await screen.findByText(/Did you find Tool 01 helpful/);
  stop();
  expect(new Set(wasWhole)).toEqual(new Set([true]));
});

// proves delivery-48
test('an opened article renders its head once, and the rest after it', async () => {
  const { user } = await open('/blog');
  await preloadScreen('/blog/one');
  const post = await screen.findByRole('article', { name: 'One' });
  mockRendered.length = 0;
  await user.click(within(post).getByRole('link', { name: 'One' }));
  await screen.findByRole('heading', { name: 'Frequently asked questions' });
  expect(mockRendered).toEqual(['Breadcrumbs', 'FaqList']);
});

// proves delivery-48
test('the text of an opened article, when it comes later, does not render its questions again', async () => {
  server.answer('/api/blogs', json([{ ...rawPost('One'), content: undefined }]));
  const release = server.hold('/api/blogs/slug/one');
  const { user } = await open('/blog');
  await preloadScreen('/blog/one');
  await user.click(await screen.findByRole('link', { name: 'One' }));
  await screen.findByRole('heading', { name: 'Frequently asked questions' });
  mockRendered.length = 0;
  release();
  await screen.findByText('One.');
  expect(mockRendered.filter((name) => name === 'FaqList')).toEqual([]);
});

// proves delivery-48
test('of a list that is there when it is opened, a row of cards comes first', async () => {
  const { user } = await open('/tools');
  await user.click(await screen.findByRole('link', { name: 'Tool 01' }));
  const similar = await screen.findByRole('region', { name: 'More Tools Like Tool 01' });
  await within(similar).findAllByRole('article');
  mockGrids.length = 0;
  await user.click(
    within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Tools' }),
  );
  expect(await screen.findAllByRole('article')).toHaveLength(12);
  expect(mockGrids).toEqual([3, 12]);
});

// proves delivery-43, delivery-48
test.each([
  { place: 'its top', scrollY: 0, grids: [3, 12] },
  { place: 'a place further down', scrollY: 300, grids: [12] },
])('Back to a list at $place shows cards in steps of $grids', async ({ scrollY, grids }) => {
  const { user, goBack } = await open('/tools');
  await screen.findByRole('article', { name: 'Tool 12' });
  Object.defineProperty(window, 'scrollY', { value: scrollY, configurable: true });
  window.dispatchEvent(new Event('scroll'));
  await user.click(screen.getByRole('link', { name: 'Tool 01' }));
  const similar = await screen.findByRole('region', { name: 'More Tools Like Tool 01' });
  await within(similar).findAllByRole('article');
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  mockGrids.length = 0;
  goBack();
  await screen.findByRole('article', { name: 'Tool 12' });
  expect(mockGrids).toEqual(grids);
});

// proves delivery-48
test('a list that is awaited comes as a whole', async () => {
  const { user } = await open('/about');
  mockGrids.length = 0;
  await user.click(
    within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Tools' }),
  );
  expect(await screen.findAllByRole('article')).toHaveLength(12);
  expect(mockGrids).toEqual([0, 12]);
});
