import type { UnknownAction } from '@reduxjs/toolkit';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { dehydrate, preloadedStateOf, readPrerenderedPage } from '../src/app/hydration/dehydratedState';
import { catalogueApi } from '../src/catalogue/catalogueApi';
import { selectComparedTools } from '../src/features/compare/compareSlice';
import { reloadPage } from '../src/platform/page';

import { json, notFound, serverFault } from './support/apiServer';
import { appWithApi } from './support/appWithApi';
import { holdClock, releaseClock } from './support/clock';
import { consoleLines, expectConsole } from './support/expectConsole';
import { catalogueOf, rawPost, type RawRecord, rawTool } from './support/records';

// jsdom cannot load a page anew.
jest.mock('../src/platform/page', () => ({
  ...jest.requireActual<object>('../src/platform/page'),
  reloadPage: jest.fn(),
}));

const staticTitles = [
  'Five AI video tools, sorted by what you start with',
  'Compare AI coding assistants on one task from your own backlog',
  'Automate a weekly report and keep the part people read',
];

/** 'Post 20' to 'Post 01', the last written first; all are newer than the static articles. */
const rawPosts = (count: number, more: RawRecord = {}) =>
  Array.from({ length: count }, (_, index) =>
    rawPost(`Post ${String(index + 1).padStart(2, '0')}`, {
      publishedAt: `2027-01-${String(index + 1).padStart(2, '0')}T12:00:00.000Z`,
      ...more,
    }),
  );

const records = catalogueOf([rawTool('Alpha')], rawPosts(14));
const { server, open } = appWithApi(records);
const { listPosts } = catalogueApi.endpoints;
const heading = (name: string | RegExp, level = 1) => screen.findByRole('heading', { level, name });
const article = (name: string) => screen.findByRole('article', { name });
const titles = () =>
  screen.queryAllByRole('article').map((one) => within(one).getByRole('heading').textContent);
const button = (name: string) => screen.findByRole('button', { name });
const link = (name: string) => screen.findByRole('link', { name });
/** The one above the cards. */
function firstPageLink(name: string): HTMLElement {
  const [first] = screen.getAllByRole('link', { name });
  if (!first) throw new Error(`No link '${name}'`);
  return first;
}

const serves = (...posts: RawRecord[]) => server.reset(catalogueOf([], posts));

describe('the blog list', () => {
  // proves blog-1, blog-3, routes-7
  test('the server’s posts and the static articles together, newest first, eight to a page', async () => {
    const { user, address } = await open('/blog');
    await article('Post 14');
    expect(titles()).toEqual([14, 13, 12, 11, 10, 9, 8, 7].map((n) => `Post ${String(n).padStart(2, '0')}`));
    expect(screen.getByRole('navigation', { name: 'Pagination' })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Pagination, top' })).toBeVisible();
    expect(firstPageLink('Go to page 2')).toHaveAttribute('href', '/blog?page=2');
    await user.click(firstPageLink('Go to page 3'));
    expect(address()).toBe('/blog?page=3');
    expect(titles()).toEqual([staticTitles[2]]);
    expect(screen.getByText('Articles, page 3 of 3')).toHaveFocus();
    expect(document.title).toBe('Blog, page 3 - Toolshelf');
  });

  // proves blog-1
  test('another page has a history entry of its own', async () => {
    const app = await open('/blog', { before: '/about' });
    await article('Post 14');
    await app.user.click(firstPageLink('Go to page 2'));
    expect(app.address()).toBe('/blog?page=2');
    app.goBack();
    await waitFor(() => expect(app.address()).toBe('/blog'));
  });

  // proves blog-2
  test.each([
    '/blog?page=4',
    '/blog?page=0',
    '/blog?page=-1',
    '/blog?page=1.5',
    '/blog?page=x',
    '/blog?page=',
  ])('%s is out of range and becomes the first page', async (path) => {
    const { address } = await open(path);
    await article('Post 14');
    await waitFor(() => expect(address()).toBe('/blog'));
  });

  test('eight skeletons in a busy place while it loads', async () => {
    const release = server.hold('/api/blogs');
    await open('/blog');
    await heading('Blog');
    const skeletons = document.querySelectorAll('[data-skeleton]');
    expect(skeletons).toHaveLength(8);
    for (const skeleton of skeletons) expect(skeleton.closest('[aria-busy="true"]')).not.toBeNull();
    release();
    await article('Post 14');
    expect(document.querySelector('[data-skeleton], [aria-busy="true"]')).toBeNull();
  });

  // proves blog-7
  test('a card: date, read time, three tags, excerpt, the ways in', async () => {
    serves(
      rawPost('Mine', {
        publishedAt: '2027-02-03T23:30:00Z',
        readTime: 7,
        tags: ['one', 'two words', 'three', 'four'],
        coverImage: 'javascript:alert(1)',
      }),
    );
    await open('/blog');
    const card = within(await article('Mine'));
    expect(card.getByText('February 3, 2027')).toBeVisible();
    expect(card.getByText('7 min read')).toBeVisible();
    expect(card.getByText('About Mine.')).toBeVisible();
    expect(card.getByRole('link', { name: 'Mine' })).toHaveAttribute('href', '/blog/mine');
    expect(card.getByRole('link', { name: 'Read Full Article' })).toHaveAttribute('href', '/blog/mine');
    expect(card.getByRole('link', { name: '#two words' })).toHaveAttribute('href', '/tools?tag=two+words');
    expect(card.getAllByRole('link', { name: /^#/ })).toHaveLength(3);
    expect(document.querySelector('[src^="javascript"]')).toBeNull();
  });

  // proves blog-7, blog-8
  test('the cover of a card, and the placeholder image when it fails', async () => {
    serves(rawPost('Mine'));
    await open('/blog');
    const card = await article('Mine');
    const cover = () => card.querySelector('img') ?? document.createElement('p');
    expect(cover()).toHaveAttribute('src', 'https://img.example/cover.png');
    fireEvent.error(cover());
    expect(cover()).toHaveAttribute('src', '/images/article-placeholder.svg');
  });

  // proves accessibility-5, blog-9
  test('the bookmark of a card says what it does, and confirms it', async () => {
    const { user, toasts } = await open('/blog');
    await user.click(await button('Bookmark Post 14'));
    await user.click(await button('Remove bookmark for Post 14'));
    await button('Bookmark Post 14');
    expect(toasts()).toEqual(['"Post 14" added to bookmarks', '"Post 14" removed from bookmarks']);
  });

  // proves blog-4
  test('one category, with the way back', async () => {
    serves(...rawPosts(9, { category: 'Tools Roundup' }), rawPost('Other', { category: 'News' }));
    const { user, address } = await open('/blog?category=tools%20roundup&page=2');
    await article('Post 01');
    expect(titles()).toEqual(['Post 01', staticTitles[0]]);
    await user.click(await link('All articles'));
    expect(address()).toBe('/blog');
    await article('Post 09');
    expect(screen.queryByRole('link', { name: 'All articles' })).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  // proves blog-13
  test('a category without posts', async () => {
    const { user } = await open('/blog?category=nothing');
    await heading('No blog posts found.', 2);
    await user.click(await link('Show all articles'));
    await article('Post 14');
  });

  // proves blog-12
  test('the list call fails: an error, and Retry reloads the page', async () => {
    expectConsole('error', 'API error: 500');
    server.answer('/api/blogs', serverFault);
    const { user } = await open('/blog');
    await heading('Error loading blog posts', 2);
    expect(
      screen.getByText("We're having trouble loading the blog posts. Please try again later."),
    ).toBeVisible();
    expect(titles()).toEqual([]);
    await user.click(await button('Retry'));
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  test('a list that cannot be refreshed stays', async () => {
    expectConsole('error', 'API error: 500');
    const { goBack, goForward, actions, store } = await open('/blog', { before: '/about' });
    await article('Post 14');
    const shown = titles();
    goBack();
    await heading(/./);
    server.answer('/api/blogs', serverFault);
    holdClock(new Date(Date.now() + 400_000));
    goForward();
    releaseClock();
    const hasFailed = (action: UnknownAction) => listPosts.matchRejected(action) && !action.meta.condition;
    await waitFor(() => expect(actions.some(hasFailed)).toBe(true));
    // Shown at once, and not with the next batch of RTK Query's actions.
    act(() => void store.dispatch({ type: 'test/shown' }));
    expect(screen.queryByRole('heading', { name: 'Error loading blog posts' })).toBeNull();
    expect(titles()).toEqual(shown);
  });

  test('records of any kind break nothing', async () => {
    expectConsole('warn', 'was dropped');
    server.answer(
      '/api/blogs',
      json({
        blogs: [
          null,
          { title: 'No slug and no id' },
          { _id: 'bare', title: 'Bare' },
          rawPost('Undated', { publishedAt: 'soon', coverImage: 5, tags: 7, excerpt: null, category: {} }),
          rawPost('א'.repeat(300), { slug: 'rtl' }),
        ],
      }),
    );
    await open('/blog');
    await article('א'.repeat(300));
    expect(titles()).toEqual(['א'.repeat(300), ...staticTitles, 'Bare', 'Undated']);
    expect(within(await article('Undated')).queryByText('·')).toBeNull();
  });

  // proves blog-5
  test('the questions about the blog', async () => {
    const { user } = await open('/blog');
    const questions = within(await screen.findByRole('region', { name: 'About this blog' }));
    await user.click(questions.getByRole('button', { name: 'Are articles sponsored?' }));
    expect(questions.getByText(/No article is paid for/)).toBeVisible();
    expect(questions.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(1);
  });

  // proves blog-5, blog-6
  test('the rail leads to the bookmarks and asks for an address', async () => {
    await open('/blog');
    expect(await screen.findByRole('link', { name: /^Your bookmarks/ })).toHaveAttribute(
      'href',
      '/bookmarks',
    );
    const box = within(screen.getByRole('region', { name: 'The newsletter' }));
    expect(box.getByRole('textbox', { name: 'Email address' })).toBeRequired();
    expect(box.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
  });
});

describe('an article', () => {
  const long = rawPost('Long read', {
    content: '<h1>Inside</h1><p>Text with <a href="/tools/alpha">a way</a>.</p><script>alert(1)</script>',
    category: 'Tools Roundup',
    tags: ['video', 'two words'],
    author: { name: 'Ada Lovelace' },
    editorPick: true,
    seo: { canonicalUrl: 'https://evil.example/x' },
  });

  // proves seo-12
  test('its own title and description for the head are used there', async () => {
    serves(rawPost('Long read', { metaTitle: 'A title of its own', metaDescription: 'In its own words.' }));
    await open('/blog/long-read');
    await heading('Long read');
    expect(document.title).toBe('A title of its own - Toolshelf');
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
      'content',
      'In its own words.',
    );
  });

  test('a link to a page of the site navigates on the client, one to a file is left to the browser', async () => {
    serves({ ...long, content: '<p><a href="/blog/feed.xml">Feed</a> <a href="/tools/v0.dev">v0</a></p>' });
    expectConsole('error', 'API error: 404');
    const { address, user } = await open('/blog/long-read');
    const feed = await screen.findByRole('link', { name: 'Feed' });
    const isPrevented = new Promise<boolean>((resolve) =>
      window.addEventListener(
        'click',
        (event) => {
          resolve(event.defaultPrevented);
          // jsdom cannot navigate.
          event.preventDefault();
        },
        { once: true },
      ),
    );
    fireEvent.click(feed);
    expect(await isPrevented).toBe(false);
    await user.click(screen.getByRole('link', { name: 'v0' }));
    expect(address()).toBe('/tools/v0.dev');
    await heading('Tool Not Found');
  });

  // proves article-1, article-2, article-6
  test('shows what belongs on it', async () => {
    serves(long);
    await open('/blog/long-read');
    await heading('Long read');
    const main = within(screen.getByRole('article', { name: 'Long read' }));
    for (const text of ['Tools Roundup', "Editor's Pick", 'Ada Lovelace', 'November 14, 2026'])
      expect(main.getByText(text)).toBeVisible();
    expect(main.getByRole('heading', { level: 2, name: 'Inside' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(await link('Back to Blog')).toHaveAttribute('href', '/blog');
    expect(await link('#two words')).toHaveAttribute('href', '/tools?tag=two+words');
    expect(await link('More in Tools Roundup')).toHaveAttribute('href', '/blog?category=Tools+Roundup');
    expect(await link('All articles')).toHaveAttribute('href', '/blog');
    expect(await link('Browse all tools')).toHaveAttribute('href', '/tools');
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      'https://ai-toolshelf.example/blog/long-read',
    );
  });

  // proves article-1, article-5, seo-5
  test('its trail, cover, read time, bookmark, questions, blurb and structured data', async () => {
    serves(long);
    const { user, toasts } = await open('/blog/long-read');
    await heading('Long read');
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Blog',
      'Long read',
    ]);
    const main = screen.getByRole('article', { name: 'Long read' });
    expect(main.querySelector('img')).toHaveAttribute('src', 'https://img.example/cover.png');
    expect(within(main).getByText(/1 min read/)).toBeVisible();
    await user.click(await button('Bookmark Long read'));
    await user.click(await button('Remove bookmark for Long read'));
    expect(toasts()).toEqual(['"Long read" added to bookmarks', '"Long read" removed from bookmarks']);
    const questions = within(screen.getByRole('region', { name: 'Frequently asked questions' }));
    expect(questions.getAllByRole('button').length).toBeGreaterThan(1);
    const about = within(screen.getByRole('region', { name: 'About AI Toolshelf' }));
    expect(about.getByRole('link', { name: 'How we work' })).toHaveAttribute('href', '/about');
    const nodes = [...document.querySelectorAll('script[type="application/ld+json"]')];
    expect(nodes.map(({ textContent }) => (JSON.parse(textContent) as { '@type': string })['@type'])).toEqual(
      ['BlogPosting', 'BreadcrumbList', 'FAQPage'],
    );
  });

  // proves article-15
  test.each([
    ['2026-11-20T08:00:00.000Z', 'Updated November 20, 2026'],
    ['2026-11-14T23:00:00.000Z', null],
    ['2026-11-01T08:00:00.000Z', null],
  ])('changed at %s: %s', async (updatedAt, said) => {
    serves(rawPost('Long read', { publishedAt: '2026-11-14T12:00:00.000Z', updatedAt }));
    await open('/blog/long-read');
    const main = await article('Long read');
    expect(main).toHaveTextContent('November 14, 2026');
    if (said === null) expect(main).not.toHaveTextContent('Updated');
    else expect(main).toHaveTextContent(said);
    const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(data.includes('dateModified')).toBe(said !== null);
  });

  // proves article-15
  test.each([
    ['2026-11-20T08:00:00.000Z', true],
    [0, false],
  ])('without a day of publication, changed at %s', async (updatedAt, isSaid) => {
    serves(rawPost('Long read', { publishedAt: 'not a date', updatedAt }));
    await open('/blog/long-read');
    const main = await article('Long read');
    expect(within(main).queryAllByText(/^Updated/)).toHaveLength(isSaid ? 1 : 0);
  });

  // proves article-16
  test('beside it are links to its sections, the first marked', async () => {
    serves(rawPost('Long read', { content: '<p>x</p><h2>One</h2><p>1</p><h2>Two</h2><p>2</p>' }));
    const { user, address } = await open('/blog/long-read');
    const contents = within(await screen.findByRole('navigation', { name: 'In this article' }));
    expect(contents.getByRole('link', { name: 'One' })).toHaveAttribute('aria-current', 'true');
    expect(contents.getByRole('link', { name: 'Two' })).toHaveAttribute('href', '/blog/long-read#section-2');
    await user.click(contents.getByRole('link', { name: 'Two' }));
    expect(address()).toBe('/blog/long-read#section-2');
    expect(screen.getByRole('heading', { level: 2, name: 'Two' })).toHaveFocus();
    expect(contents.getByRole('link', { name: 'Two' })).toHaveAttribute('aria-current', 'true');
  });

  test('nothing to read next, where there is no other post', async () => {
    serves(rawPost('Long read'));
    await open('/blog/long-read');
    await heading('Long read');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Read next' })).toBeNull());
    expect(screen.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/blog');
  });

  // proves article-18
  test('the posts to read next: most in common, then the category, then the newest', async () => {
    serves(
      rawPost('Long read', { category: 'News', tags: ['video', 'audio'], relatedTools: ['id-alpha'] }),
      rawPost('Newest', { category: 'Other', publishedAt: '2027-01-01T00:00:00Z', tags: [] }),
      rawPost('Same category', { category: 'News', tags: [] }),
      rawPost('Same tag', { category: 'Other', tags: ['audio'] }),
      rawPost('Same tool and tag', { category: 'Other', tags: ['video'], relatedTools: ['id-alpha'] }),
      rawPost('Old', { category: 'Other', publishedAt: '2020-01-01T00:00:00Z', tags: [] }),
    );
    server.reset({ ...server.records, tools: records.tools });
    await open('/blog/long-read');
    const next = within(await screen.findByRole('region', { name: 'Read next' }));
    await next.findByRole('article', { name: 'Same category' });
    expect(next.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Same tool and tag',
      'Same tag',
      'Same category',
    ]);
    expect(next.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/blog');
  });

  // proves accessibility-9, article-9
  test('the share links carry the page’s address and title', async () => {
    serves(long);
    await open('/blog/long-read');
    const address = new URL((await link('Share on X')).getAttribute('href') ?? '');
    expect(address.host).toBe('x.com');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      url: 'http://localhost/blog/long-read',
      text: 'Long read',
    });
    const other = new URL((await link('Share on LinkedIn')).getAttribute('href') ?? '');
    expect(other.searchParams.get('url')).toBe('http://localhost/blog/long-read');
  });

  describe('Share', () => {
    const share = jest.fn<Promise<void>, [ShareData]>();
    /** As a browser's, it refuses to be called as a plain function. */
    const offerSharing = () =>
      Object.defineProperty(navigator, 'share', {
        value(this: unknown, page: ShareData) {
          if (this !== navigator) throw new TypeError('Illegal invocation');
          return share(page);
        },
        configurable: true,
      });
    afterEach(() => {
      Reflect.deleteProperty(navigator, 'share');
      share.mockReset();
    });

    // proves article-7
    test('by the device where it can', async () => {
      serves(long);
      offerSharing();
      share.mockResolvedValue();
      const { user, toasts } = await open('/blog/long-read');
      await user.click(await button('Share'));
      expect(share).toHaveBeenCalledWith({ title: 'Long read', url: 'http://localhost/blog/long-read' });
      expect(toasts()).toEqual([]);
    });

    // proves article-7
    test('closing the device’s sheet is no failure', async () => {
      serves(long);
      offerSharing();
      share.mockRejectedValue(new DOMException('Closed', 'AbortError'));
      const { user, toasts } = await open('/blog/long-read');
      const taken = jest.spyOn(navigator.clipboard, 'writeText');
      await user.click(await button('Share'));
      await waitFor(() => expect(share).toHaveBeenCalled());
      expect(toasts()).toEqual([]);
      expect(taken).not.toHaveBeenCalled();
    });

    // proves article-8, toasts-14
    test('where it fails, the link is copied', async () => {
      serves(long);
      offerSharing();
      share.mockRejectedValue(new DOMException('Not now', 'NotAllowedError'));
      const { user, toasts } = await open('/blog/long-read');
      const taken = jest.spyOn(navigator.clipboard, 'writeText');
      await user.click(await button('Share'));
      await waitFor(() => expect(toasts()).toEqual(['Link copied to clipboard']));
      expect(taken).toHaveBeenCalledWith('http://localhost/blog/long-read');
    });

    // proves article-8, toasts-14
    test('where there is none, the link is copied', async () => {
      serves(long);
      const { user, toasts } = await open('/blog/long-read');
      await user.click(await button('Share'));
      await waitFor(() => expect(toasts()).toEqual(['Link copied to clipboard']));
    });
  });

  // proves accessibility-9, article-10
  test('Copy Link says for two seconds that it has, and keeps its name', async () => {
    serves(long);
    const { user, toasts } = await open('/blog/long-read', { advanceTimers: jest.advanceTimersByTimeAsync });
    await heading('Long read');
    holdClock();
    await user.click(screen.getByRole('button', { name: 'Copy Link' }));
    const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
    await pass(0);
    expect(toasts()).toEqual(['Link copied to clipboard']);
    await pass(1999);
    expect(screen.getByText('Copied')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy Link' })).toHaveTextContent('Copied');
    await pass(1);
    expect(screen.queryByText('Copied')).toBeNull();
  });

  test('Copy Link pressed again says so for two seconds more', async () => {
    serves(long);
    const { user } = await open('/blog/long-read', { advanceTimers: jest.advanceTimersByTimeAsync });
    await heading('Long read');
    holdClock();
    const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
    const copy = () => user.click(screen.getByRole('button', { name: 'Copy Link' }));
    await copy();
    await pass(1900);
    await copy();
    await pass(1999);
    expect(screen.getByText('Copied')).toBeVisible();
    await pass(1);
    expect(screen.queryByText('Copied')).toBeNull();
  });

  test('a link to another page of the site is followed without loading it anew', async () => {
    server.reset({ ...records, posts: catalogueOf([], [long]).posts });
    const { user, address } = await open('/blog/long-read');
    await user.click(await link('a way'));
    await heading('Alpha');
    expect(address()).toBe('/tools/alpha');
  });

  // proves article-11
  test('a static article, asked of the server first', async () => {
    expectConsole('error', 'API error: 404');
    await open('/blog/choose-an-ai-video-tool');
    await heading('Five AI video tools, sorted by what you start with');
    expect(server.reads('/api/blogs/slug/choose-an-ai-video-tool')).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 2, name: 'Before you publish' })).toBeVisible();
  });

  // proves article-11, delivery-2
  test('a static article, after a prerendered list that has it without its content', async () => {
    const list = await open('/blog');
    await article('Post 14');
    await waitFor(() => expect(list.store.getState().posts.articleIds).toHaveLength(3));
    const state = dehydrate(list.store.getState());
    cleanup();
    expect(new Set(Object.values(state.posts.entities).map(({ content }) => content))).toEqual(new Set(['']));
    window.pageData = Promise.resolve(JSON.stringify({ path: '/blog', state }));
    const page = await readPrerenderedPage(Date.now());
    delete window.pageData;
    if (!page) throw new Error('The page has no state.');
    expectConsole('error', 'API error: 404');
    await open('/blog/choose-an-ai-video-tool', { preloadedState: preloadedStateOf(page.state) });
    expect(await heading('Before you publish', 2)).toBeVisible();
  });

  // proves article-12, seo-11
  test('neither the server nor the site knows it', async () => {
    expectConsole('error', 'API error: 404');
    await open('/blog/nothing');
    await heading('Post Not Found');
    expect(
      screen.getByText("The article you're looking for doesn't exist or has been removed."),
    ).toBeVisible();
    expect(await link('Back to Blog')).toHaveAttribute('href', '/blog');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
  });

  // proves article-12
  test('a read that fails may be tried again', async () => {
    expectConsole('error', 'API error: 500');
    server.answer('/api/blogs/slug/post-01', serverFault);
    const { user } = await open('/blog/post-01');
    await heading('Post Not Found');
    server.reset(records);
    await user.click(await button('Retry'));
    await heading('Post 01');
  });

  // proves catalogue-3
  test.each(['/blog', '/blog/alpha'])('whose slug is its id is read by slug, from %s', async (path) => {
    const raw = rawPost('Alpha', { _id: 'alpha', id: 'alpha' });
    server.answer('/api/blogs', json([{ ...raw, content: undefined }]));
    server.answer('/api/blogs/slug/alpha', json(raw));
    server.answer('/api/blogs/alpha', notFound);
    const { user } = await open(path);
    if (path === '/blog') await user.click(await link('Alpha'));
    expect(await screen.findByText('Alpha.')).toBeVisible();
    expect(server.reads('/api/blogs/slug/alpha')).toHaveLength(1);
    expect(server.reads('/api/blogs/alpha')).toEqual([]);
  });

  // proves catalogue-3
  test('without a slug is read by its id', async () => {
    expectConsole('error', 'API error: 404');
    const raw = rawPost('Alpha', { slug: undefined });
    server.answer('/api/blogs', json([{ ...raw, content: undefined }]));
    server.answer('/api/blogs/id-alpha', json(raw));
    const { user } = await open('/blog');
    await user.click(await link('Alpha'));
    expect(await screen.findByText('Alpha.')).toBeVisible();
  });

  test('a post of a list that leaves the text out: skeleton lines, then the text', async () => {
    server.answer('/api/blogs', json([{ ...rawPost('Post 01'), content: undefined }]));
    const release = server.hold('/api/blogs/slug/post-01');
    const { user } = await open('/blog');
    await user.click(await link('Post 01'));
    await heading('Post 01');
    expect(screen.queryByText('Post 01.')).toBeNull();
    release();
    expect(await screen.findByText('Post 01.')).toBeVisible();
  });

  test('little is known of it: no author, date, category, cover or text', async () => {
    server.answer(
      '/api/blogs/slug/bare',
      json({ _id: 'b', slug: 'bare', title: 'Bare', excerpt: 'In short.' }),
    );
    await open('/blog/bare');
    await heading('Bare');
    expect(screen.getByText('1 min read')).toBeVisible();
    expect(screen.getByText('In short.')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Tags' })).toBeNull();
    expect(screen.queryByText(/More in/)).toBeNull();
  });

  test('the tools it is about are read one by one, and those nobody knows are left out', async () => {
    expectConsole('error', 'API error: 404');
    serves(rawPost('About tools', { relatedTools: ['id-alpha', 'nobody'] }));
    server.reset({ ...server.records, tools: records.tools });
    await open('/blog/about-tools');
    expect(await screen.findByRole('link', { name: /^Alpha/ })).toHaveAttribute('href', '/tools/alpha');
    await waitFor(() => expect(consoleLines('error')).not.toEqual([]));
    expect(screen.queryByRole('link', { name: /^Compare these/ })).toBeNull();
  });

  // proves article-20
  test('lists the pages that it cites below the text', async () => {
    const content =
      '<p><a href="https://www.maker.example/prices">prices by seat</a> and <a href="/tools/x">x</a>, ' +
      '<a href="https://n8n.example/" title="n8n, pricing">see</a>.</p>';
    serves(rawPost('Cited', { content }), rawPost('Without', { content: '<p>Advice.</p>' }));
    const { user } = await open('/blog/cited');
    const sources = within(await screen.findByRole('region', { name: 'Sources' }));
    const links = sources.getAllByRole('link');
    expect(links).toHaveLength(2);
    expect(links[1]).toHaveAccessibleName(/^n8n, pricing n8n\.example/);
    expect(links[0]).toHaveAccessibleName(/^Prices by seat maker\.example .*opens in a new tab/);
    expect(links[0]).toHaveAttribute('href', 'https://www.maker.example/prices');
    await user.click(await link('Without'));
    await heading('Without');
    expect(screen.queryByRole('region', { name: 'Sources' })).toBeNull();
  });

  // proves article-14, article-19
  test('leads on to the comparison of its first three tools', async () => {
    const names = ['One', 'Two', 'Three', 'Four'];
    const relatedTools = names.map((name) => rawTool(name)._id);
    server.reset(
      catalogueOf(
        names.map((name) => rawTool(name)),
        [rawPost('About tools', { relatedTools })],
      ),
    );
    const release = server.hold('/api/tools/id-two');
    await open('/blog/about-tools');
    // None before all of them are there.
    await screen.findByRole('link', { name: /^Four/ });
    expect(screen.queryByRole('region', { name: /tools of this article$/ })).toBeNull();
    release();
    const band = within(await screen.findByRole('region', { name: 'The first three tools of this article' }));
    const cards = band.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
    expect(cards).toEqual(['One', 'Two', 'Three']);
    const aside = within(screen.getByRole('complementary', { name: 'Related' }));
    expect(aside.getByRole('heading', { name: 'Also in this article' })).toBeVisible();
    expect(aside.queryByRole('link', { name: /^One/ })).toBeNull();
    expect(band.getByRole('link', { name: 'Compare these three' })).toHaveAttribute(
      'href',
      '/compare/one,two,three',
    );
  });

  // proves article-21
  test('compares its tools, whatever was selected before', async () => {
    const names = ['One', 'Two', 'Three', 'Four', 'Five'];
    const relatedTools = names.slice(0, 3).map((name) => rawTool(name)._id);
    server.reset(
      catalogueOf(
        names.map((name) => rawTool(name)),
        [rawPost('About tools', { relatedTools })],
      ),
    );
    const { user, store } = await open('/tools');
    for (const name of ['Four', 'Five']) await user.click(await button(`Compare ${name}`));
    await user.click(
      within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Blog' }),
    );
    await user.click(await link('About tools'));
    await user.click(await link('Compare these three'));
    await heading(/One.*Two.*Three/);
    expect(selectComparedTools(store.getState()).map(({ name }) => name)).toEqual(['One', 'Two', 'Three']);
  });

  // proves article-21
  test('opened in a new tab by the middle button, makes them the selection too', async () => {
    const tools = [rawTool('One'), rawTool('Two')];
    const relatedTools = tools.map(({ _id }) => _id);
    server.reset(catalogueOf(tools, [rawPost('About tools', { relatedTools })]));
    const { user, store, address } = await open('/blog/about-tools');
    const target = await link('Compare these two');
    const selected = () => selectComparedTools(store.getState()).map(({ name }) => name);
    await user.pointer({ keys: '[MouseRight]', target });
    expect(selected()).toEqual([]);
    await user.pointer({ keys: '[MouseMiddle]', target });
    expect(selected()).toEqual(['One', 'Two']);
    expect(address()).toBe('/blog/about-tools');
  });

  // proves article-14, catalogue-11
  test('finds tools that have an id beside their _id', async () => {
    const tools = [rawTool('One', { id: 'own-1' }), rawTool('Two', { id: 'own-2' })];
    const relatedTools = tools.map(({ _id }) => _id);
    server.reset(catalogueOf(tools, [rawPost('About tools', { relatedTools })]));
    await open('/blog/about-tools');
    expect(await link('Compare these two')).toHaveAttribute('href', '/compare/one,two');
  });

  // proves article-14
  test('two tools are compared as two', async () => {
    const tools = [rawTool('One'), rawTool('Two')];
    const relatedTools = tools.map(({ _id }) => _id);
    server.reset(catalogueOf(tools, [rawPost('About tools', { relatedTools })]));
    await open('/blog/about-tools');
    await screen.findByRole('region', { name: 'The two tools of this article' });
    expect(screen.getByRole('link', { name: 'Compare these two' })).toBeVisible();
  });
});

describe('the bookmarks', () => {
  // proves saved-10, saved-11, saved-12, saved-30, toasts-7
  test('from an article to the list and out again; each row leaves its place', async () => {
    serves(rawPost('One'), rawPost('Two'), rawPost('Three', { publishedAt: '', excerpt: '' }));
    const { user, toasts } = await open('/blog');
    for (const title of ['One', 'Two', 'Three']) await user.click(await button(`Bookmark ${title}`));
    await user.click(await screen.findByRole('link', { name: /^Your bookmarks/ }));
    await heading('Bookmarks');
    expect(titles()).toEqual(['Three', 'Two', 'One']);
    expect(screen.getAllByText('5 min read')).toHaveLength(3);
    expect(within(await article('One')).getByRole('link', { name: 'One' })).toHaveAttribute(
      'href',
      '/blog/one',
    );

    await user.click(await button('Remove bookmark for Two'));
    expect(titles()).toEqual(['Three', 'One']);
    expect(await button('Undo removing Two')).toHaveFocus();
    expect(toasts().at(-1)).toBe('"Two" has been removed from bookmarks');

    await user.click(await button('Undo removing Two'));
    expect(titles()).toEqual(['Three', 'Two', 'One']);
    expect(await button('Remove bookmark for Two')).toHaveFocus();

    for (const title of ['Two', 'One']) await user.click(await button(`Remove bookmark for ${title}`));
    await user.click(await button('Remove bookmark for Three'));
    await heading('No bookmarks yet', 2);
    expect(
      screen.getByText('Start saving your favorite articles by clicking the bookmark icon on any blog post.'),
    ).toBeVisible();
    expect(await link('Browse Blog')).toHaveAttribute('href', '/blog');
    expect(await button('Undo removing Three')).toHaveFocus();
  });

  // proves saved-10
  test('a row: image, date, title and excerpt', async () => {
    serves(rawPost('One'));
    const { user } = await open('/blog');
    await user.click(await button('Bookmark One'));
    await user.click(await screen.findByRole('link', { name: /^Your bookmarks/ }));
    await heading('Bookmarks');
    const row = await article('One');
    expect(row.querySelector('img')).toHaveAttribute('src', 'https://img.example/cover.png');
    expect(within(row).getByText('November 14, 2026')).toBeVisible();
    expect(within(row).getByText('About One.')).toBeVisible();
  });

  // proves accessibility-15
  test('Back from a screen whose control had the focus gives it to the main content', async () => {
    serves(rawPost('One'));
    const { user, goBack } = await open('/blog');
    await user.click(await link('One'));
    await user.click(await button('Bookmark One'));
    goBack();
    await heading('Blog');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  // proves saved-10
  test('draws the cover of an article as the blog does, after a load too', async () => {
    serves(rawPost('One', { coverImage: undefined, coverTint: 'sage' }));
    const cover = () => document.querySelector('main article [data-tint]');
    const app = await open('/blog');
    await app.user.click(await button('Bookmark One'));
    const bookmarks = app.store.getState().bookmarks;
    cleanup();
    await open('/bookmarks', { preloadedState: { bookmarks } });
    await waitFor(() => expect(cover()).toHaveAttribute('data-tint', 'sage'));
  });

  // proves seo-11
  test('the page is kept out of search engines', async () => {
    await open('/bookmarks');
    await heading('Bookmarks');
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
  });
});
