import { screen, waitFor, within } from '@testing-library/react';

import { catalogueApi } from '../src/catalogue/catalogueApi';

import { json, notFound, serverFault } from './support/apiServer';
import { appWithApi } from './support/appWithApi';
import { expectConsole } from './support/expectConsole';
import { catalogueOf, rawPost, rawTool } from './support/records';

let mockIsFileThere: boolean;

// The static articles' file, whose code may fail to load.
jest.mock('../src/catalogue/embedded/articles', () => ({
  __esModule: true,
  get articleRecords(): unknown {
    if (!mockIsFileThere) throw new Error('Loading a chunk failed.');
    return jest.requireActual<{ articleRecords: unknown }>('../src/catalogue/embedded/articles')
      .articleRecords;
  },
}));

const post = rawPost('Mine');
const { server, open } = appWithApi(catalogueOf([rawTool('Alpha')], [post]));
const staticSlug = 'choose-an-ai-video-tool';
const staticTitle = 'Five AI video tools, sorted by what you start with';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = (name: string) => screen.findByRole('button', { name });
const link = (name: string) => screen.findByRole('link', { name });
const titles = () =>
  screen.queryAllByRole('article').map((one) => within(one).getByRole('heading').textContent);

beforeEach(() => {
  mockIsFileThere = true;
});

describe('a static article', () => {
  // proves blog-3
  test('is not listed beside the server’s post of the same slug', async () => {
    server.reset(catalogueOf([], [rawPost('The server’s own', { slug: staticSlug })]));
    await open('/blog');
    await screen.findByRole('article', { name: /^Compare AI coding assistants/ });
    expect(titles()).toHaveLength(3);
    expect(titles()).toContain('The server’s own');
    expect(titles()).not.toContain(staticTitle);
  });

  // proves article-11, article-12
  test('of which only the file fails is not said to be missing: Retry brings it', async () => {
    mockIsFileThere = false;
    expectConsole('error', 'API error: 404');
    expectConsole('error', 'The static articles could not be loaded');
    const { user } = await open(`/blog/${staticSlug}`);
    const retry = await button('Retry');
    mockIsFileThere = true;
    await user.click(retry);
    expect(await heading(staticTitle)).toBeVisible();
  });

  // proves article-11
  test('is shown where the server fails', async () => {
    expectConsole('error', 'API error: 500');
    server.answer(`/api/blogs/slug/${staticSlug}`, serverFault);
    await open(`/blog/${staticSlug}`);
    expect(await heading(staticTitle)).toBeVisible();
  });
});

describe('a post that a list has brought', () => {
  const follow = async () => {
    const app = await open('/blog');
    await app.user.click(await link('Mine'));
    return app;
  };

  // proves article-11
  test('is shown with its text where the server fails', async () => {
    expectConsole('error', 'API error: 500');
    server.answer('/api/blogs/slug/mine', serverFault);
    const { store } = await follow();
    const reading = catalogueApi.endpoints.postBySlug.select('mine');
    await waitFor(() => expect(reading(store.getState()).isError).toBe(true));
    expect(await heading('Mine')).toBeVisible();
    expect(await screen.findByText('Mine.')).toBeVisible();
  });

  // proves article-12
  test('without its text is not shown where the server fails: Retry brings it', async () => {
    expectConsole('error', 'API error: 500');
    server.answer('/api/blogs', json([{ ...post, content: undefined }]));
    server.answer('/api/blogs/slug/mine', serverFault);
    const { user } = await follow();
    const retry = await button('Retry');
    expect(screen.queryByRole('heading', { name: 'Mine' })).toBeNull();
    server.reset();
    await user.click(retry);
    expect(await heading('Mine')).toBeVisible();
    expect(await screen.findByText('Mine.')).toBeVisible();
  });

  // proves article-12
  test('is not shown where the server says that it is gone', async () => {
    expectConsole('error', 'API error: 404');
    server.answer('/api/blogs/slug/mine', notFound);
    await follow();
    await heading('Post Not Found');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });
});
