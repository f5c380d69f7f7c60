import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { categories } from '../src/domain/categories';

import { json, serverFault } from './support/apiServer';
import { appWithApi } from './support/appWithApi';
import { holdClock } from './support/clock';
import { expectConsole } from './support/expectConsole';
import { catalogueOf, rawPost, rawTools } from './support/records';
import { renderApp } from './support/renderApp';
import { memorySource } from './support/testStore';

const records = catalogueOf(rawTools(30, { trending: true }), [
  rawPost('Post One', { featured: true, tags: ['mail'] }),
  rawPost('Post Two', { featured: true, publishedAt: '2026-11-13T12:00:00.000Z' }),
  rawPost('Post Three', { featured: true, publishedAt: '2026-11-12T12:00:00.000Z' }),
  rawPost('Post Four'),
]);

const { server, open } = appWithApi(records);
const region = (name: string) => screen.findByRole('region', { name });
const names = (container: HTMLElement) =>
  within(container)
    .queryAllByRole('article')
    .map((one) => within(one).getByRole('heading').textContent);
const skeletons = (container: ParentNode = document) => container.querySelectorAll('[data-skeleton]').length;
const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute('href');
const structuredData = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    (one) => JSON.parse(one.textContent) as Record<string, unknown>,
  );

describe('home', () => {
  // proves home-3, home-4, home-5
  test('shows three trending tools and two featured posts, after as many skeletons', async () => {
    const release = server.hold('/api/tools?trending=true');
    const releasePosts = server.hold('/api/blogs');
    await open('/');
    const tools = await region('Top Trending AI Tools');
    const posts = await region('Latest from Our Blog');
    expect(skeletons(tools)).toBe(3);
    expect(skeletons(posts)).toBe(2);
    release();
    releasePosts();
    await waitFor(() => expect(names(tools)).toEqual(['Tool 01', 'Tool 02', 'Tool 03']));
    await waitFor(() => expect(names(posts)).toEqual(['Post One', 'Post Two']));
    expect(skeletons(tools) + skeletons(posts)).toBe(0);
    expect(server.reads('/api/tools')[0]?.params).toEqual({ trending: 'true', limit: '3' });
    expect(server.reads('/api/blogs')[0]?.params).toEqual({ limit: '2', featured: 'true' });
    expect(within(tools).getByRole('link', { name: 'View all tools' })).toHaveAttribute('href', '/tools');
    expect(within(posts).getByRole('link', { name: 'View all articles' })).toHaveAttribute('href', '/blog');
  });

  // proves home-2
  test('has the category links in the document from the start, under six skeletons for 800 ms', async () => {
    holdClock();
    await open('/');
    const container = screen.getByRole('heading', { name: 'Browse by category' }).closest('section');
    if (!container) throw new Error('No category section');
    const links = () => [...container.querySelectorAll('a')];
    expect(links().map((link) => link.getAttribute('href'))).toEqual([
      ...categories.map(({ slug }) => `/tools/category/${slug}`),
      '/tools',
    ]);
    const skeletonsSeen = () => [
      skeletons(container),
      container.querySelectorAll('[aria-busy="true"]').length,
    ];
    await act(() => jest.advanceTimersByTimeAsync(799));
    expect(links()[0]).not.toBeVisible();
    expect(skeletonsSeen()).toEqual([6, 1]);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(links()[0]).toBeVisible();
    expect(skeletonsSeen()).toEqual([0, 0]);
  });

  // proves home-1
  test('the button of the hero goes to the trending tools', async () => {
    const scrolledTo: Element[] = [];
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolledTo.push(this);
    });
    const { user } = await open('/');
    const heading = screen.getByRole('heading', { name: 'Top Trending AI Tools' });
    expect(
      screen.getByRole('heading', { level: 1, name: 'Boost Your Productivity with the Best AI Tools' }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'See what’s trending' }));
    expect(scrolledTo).toEqual([heading]);
    expect(heading).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Read the blog' })).toHaveAttribute('href', '/blog');
  });

  // proves catalogue-7, home-6
  test.each([
    ['nothing is there', json([])],
    ['the call fails', serverFault],
  ])('says so when %s', async (_case, answer) => {
    if (answer === serverFault) expectConsole('error', 'API error: 500');
    server.answer('/api/tools', answer);
    server.answer('/api/blogs', answer);
    const { toasts } = await open('/');
    expect(await screen.findByRole('heading', { name: 'No trending tools found' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'No blog posts found' })).toBeVisible();
    expect(toasts()).toEqual([]);
  });

  // proves home-7, home-10
  test('three questions, one of which leads to the tools; promotions open elsewhere', async () => {
    const { user } = await open('/');
    const questions = await region('Questions, answered');
    const [first, ...others] = within(questions).getAllByRole('button');
    expect(others).toHaveLength(2);
    if (!first) throw new Error('No question');
    await user.click(first);
    expect(first).toHaveAttribute('aria-expanded', 'true');
    expect(within(questions).getByRole('link', { name: 'all tools' })).toHaveAttribute('href', '/tools');
    const promoted = within(screen.getByRole('complementary', { name: 'Promoted' })).getAllByRole('link');
    for (const link of promoted) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', expect.stringContaining('sponsored'));
      expect(link.getAttribute('href')).toMatch(/^https:\/\/partners\.example\//);
    }
    expect(promoted.length).toBeGreaterThan(1);
  });

  // proves home-9
  test('the call at its end leads to the tools', async () => {
    await open('/');
    const call = await region('Find the tool that fits the way you work');
    expect(within(call).getByRole('link', { name: 'Browse all tools' })).toHaveAttribute('href', '/tools');
  });

  // proves accessibility-10, forms-2, home-8, toasts-9
  test('the newsletter block thanks after a second and is empty again', async () => {
    const { toasts } = await open('/');
    holdClock();
    const block = screen.getByRole('region', { name: 'The newsletter' });
    const field = within(block).getByRole('textbox', { name: 'Email address' });
    const subscribe = within(block).getByRole('button', { name: 'Subscribe' });
    fireEvent.change(field, { target: { value: 'ada@example.com' } });
    fireEvent.click(subscribe);
    await act(() => jest.advanceTimersByTimeAsync(999));
    expect(subscribe).toBeDisabled();
    expect(toasts()).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(subscribe).toBeEnabled();
    expect(field).toHaveValue('');
    expect(toasts()).toEqual(['Success!']);
  });

  // proves home-11, seo-6
  test('its head and structured data', async () => {
    await open('/');
    expect(document.title).toBe('AI Toolshelf: the best AI tools, reviewed and compared');
    expect(canonical()).toBe('https://ai-toolshelf.example/');
    expect(document.querySelector('meta[property="og:image"]')).toHaveAttribute(
      'content',
      'https://ai-toolshelf.example/favicon.svg',
    );
    const [site, faq] = structuredData();
    expect(site).toMatchObject({
      '@type': 'WebSite',
      url: 'https://ai-toolshelf.example/',
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: 'https://ai-toolshelf.example/tools?search={term}' },
        'query-input': 'required name=term',
      },
    });
    expect(faq).toMatchObject({ '@type': 'FAQPage' });
    expect(faq?.mainEntity).toHaveLength(3);
  });
});

describe('landing', () => {
  // proves landing-2, landing-6, landing-11, routes-2
  test('stands alone and leads to tools and trending', async () => {
    const source = memorySource(records);
    await renderApp('/landing', { source });
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
    for (const [name, href] of [
      ['Start Exploring', '/tools'],
      ['View Trending Tools', '/trending-tools'],
      ['Get Started Now', '/tools'],
      ['About', '/about'],
      ['Contact', '/contact'],
      ['Privacy Policy', '/privacy-policy'],
    ] as const) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    for (const name of ['Curated selection', 'Fast search and filtering', 'Community reviews']) {
      expect(screen.getByRole('heading', { level: 3, name })).toBeVisible();
    }
    const features = await region('Everything you need to choose well');
    expect(within(features).getAllByRole('heading', { level: 3 })).toHaveLength(8);
    expect(canonical()).toBe('https://ai-toolshelf.example/landing');
    expect(source.requests).toEqual([]);
  });

  // proves landing-3
  test('the preview is a picture: nothing in it is there for keyboard or screen reader', async () => {
    await open('/landing');
    const card = screen.getByRole('article', { name: 'GitHub Copilot', hidden: true });
    expect(card.closest('[inert][aria-hidden="true"]')).not.toBeNull();
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Compare GitHub Copilot' })).toBeNull();
  });

  // proves landing-7, landing-8, landing-9
  test('testimonials stand six times, are read once, and can be stopped', async () => {
    const { user } = await open('/landing');
    const strip = await region('What people say');
    expect(within(strip).getAllByText('@developers', { selector: 'a' })).toHaveLength(6);
    const [link, ...repeats] = within(strip).getAllByRole('link', { name: '@developers' });
    expect(link).toHaveAttribute('href', '/tools?industry=developers');
    expect(repeats).toEqual([]);
    await user.click(within(strip).getByRole('button', { name: 'Pause testimonials' }));
    expect(strip.querySelector('[data-paused]')).not.toBeNull();
    await user.click(within(strip).getByRole('button', { name: 'Play testimonials' }));
    expect(strip.querySelector('[data-paused]')).toBeNull();
  });

  // proves landing-1, seo-2
  test('its bar has the logo and the name, its head structured data', async () => {
    await open('/landing');
    const home = within(screen.getByRole('banner')).getByRole('link', { name: 'AI Toolshelf, home' });
    expect(home).toHaveTextContent('AI Toolshelf');
    expect(home.querySelector('svg')).not.toBeNull();
    expect(structuredData()).toEqual([expect.objectContaining({ '@type': 'WebSite' })]);
  });

  // proves landing-5
  test('Why Choose Our Platform? has three reasons', async () => {
    await open('/landing');
    const reasons = within(await region('Why Choose Our Platform?')).getAllByRole('heading', { level: 3 });
    expect(reasons.map(({ textContent }) => textContent)).toEqual([
      'Curated selection',
      'Fast search and filtering',
      'Community reviews',
    ]);
  });

  // proves landing-9
  test('a testimonial has a name, a handle, an avatar and a text', async () => {
    await open('/landing');
    const cards = within(await region('What people say')).getAllByRole('listitem');
    expect(cards.length).toBeGreaterThan(2);
    for (const card of cards) {
      const [avatar, name] = card.querySelectorAll('figcaption [aria-hidden], figcaption > span > span');
      expect(avatar?.textContent).not.toBe('');
      expect(name?.textContent).not.toBe('');
      expect(within(card).getByRole('link').textContent).toMatch(/^@/);
      expect(card.querySelector('blockquote')?.textContent.length).toBeGreaterThan(20);
    }
  });

  // proves landing-10
  test('its four figures', async () => {
    await open('/landing');
    const pairs = [...document.querySelectorAll('dl > div')].map((one) => [
      one.querySelector('dt')?.textContent,
      one.querySelector('dd')?.textContent,
    ]);
    expect(pairs).toEqual([
      ['AI Tools', '500+'],
      ['Happy Users', '50K+'],
      ['Categories', '25+'],
      ['Satisfaction', '99%'],
    ]);
  });
});

describe('trending', () => {
  const main = () => screen.getByRole('main');
  const pageButton = (name: string) => screen.findByRole('button', { name });

  // proves routes-5, trending-1, trending-7
  test.each(['/trending-tools', '/trending'])('%s calls itself /trending', async (path) => {
    await open(path);
    expect(await screen.findByRole('article', { name: 'Tool 12' })).toBeVisible();
    expect(canonical()).toBe('https://ai-toolshelf.example/trending');
    expect(structuredData()[0]).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: 'Home' },
        { name: 'Trending Tools', item: 'https://ai-toolshelf.example/trending' },
      ],
    });
    const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(trail).getByText('Trending Tools')).toHaveAttribute('aria-current', 'page');
    const shelves = await region('Browse by category');
    expect(
      within(shelves)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '/tools/category/writing-tools',
      '/tools/category/ai-image-generation',
      '/tools/category/coding-assistants',
      '/tools/category/productivity-tools',
      '/tools/category/ai-voice-generation',
      '/tools/category/ai-video-generation',
    ]);
  });

  // proves trending-3, trending-4, trending-5
  test('twelve skeletons, then twelve cards; turning a page asks anew and leaves the view alone', async () => {
    const release = server.hold('/api/tools');
    const { user } = await open('/trending-tools');
    expect(skeletons()).toBe(12);
    release();
    await waitFor(() => expect(names(main())).toHaveLength(12));
    expect(server.reads('/api/tools')[0]?.params).toEqual({ trending: 'true', limit: '12', page: '0' });
    const scrollTo = jest.spyOn(window, 'scrollTo');
    const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');

    await user.click(await pageButton('Go to page 2'));
    expect(await screen.findByRole('article', { name: 'Tool 13' })).toBeVisible();
    expect(server.reads('/api/tools').at(-1)?.params).toEqual({ trending: 'true', limit: '12', page: '1' });
    expect(screen.getByText('Page 2 of 3')).toHaveAttribute('aria-live', 'polite');
    expect(names(main())).toHaveLength(12);

    await user.click(await pageButton('Go to next page'));
    expect(await screen.findByRole('article', { name: 'Tool 30' })).toBeVisible();
    expect(names(main())).toHaveLength(6);
    // The button under the focus is disabled now.
    expect(await pageButton('page 3')).toHaveFocus();
    expect(scrollTo).not.toHaveBeenCalled();
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  test('going back finds the page again, opening the list anew starts at its beginning', async () => {
    const { user, goBack, address } = await open('/trending-tools');
    await user.click(await pageButton('Go to page 3'));
    expect(address()).toBe('/trending-tools?page=3');
    await user.click(await screen.findByRole('link', { name: 'Tool 30' }));
    await waitFor(() => expect(screen.queryByText('Page 3 of 3')).toBeNull());
    goBack();
    expect(await screen.findByText('Page 3 of 3')).toBeVisible();
    expect(await screen.findByRole('article', { name: 'Tool 30' })).toBeVisible();
    await user.click(screen.getAllByRole('link', { name: 'Trending', hidden: true })[0] ?? document.body);
    expect(await screen.findByText('Page 1 of 3')).toBeVisible();
  });

  test.each([
    ['9', '?page=3'],
    ['x', ''],
  ])('page %s becomes one that exists', async (page, query) => {
    const { address } = await open(`/trending-tools?page=${page}`);
    await waitFor(() => expect(address()).toBe(`/trending-tools${query}`));
  });

  // proves trending-3, trending-4, trending-8
  test('an empty list says so', async () => {
    server.answer('/api/tools', json({ tools: [], totalPages: 0 }));
    await open('/trending-tools');
    expect(await screen.findByRole('heading', { name: 'No trending tools found' })).toBeVisible();
    expect(screen.getByText('Check back soon for updates on trending AI tools.')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Pagination' })).toBeNull();
  });

  // proves toasts-13, trending-3, trending-9, accessibility-18
  test.each(['/trending-tools', '/trending'])(
    '%s: a failed call is told once, and Retry brings the list',
    async (path) => {
      expectConsole('error', 'API error: 500');
      server.answer('/api/tools', serverFault);
      const { user, toasts } = await open(path);
      const retry = await pageButton('Retry');
      expect(screen.getByText('Error loading trending tools. Please try again later.')).toBeVisible();
      expect(toasts()).toEqual(['Error loading trending tools. Please try again later.']);
      expect(skeletons()).toBe(0);
      server.reset();
      await user.click(retry);
      expect(await screen.findByRole('article', { name: 'Tool 01' })).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
      expect(main()).toHaveFocus();
    },
  );

  // proves trending-4
  test('a plain list is sliced here', async () => {
    server.answer('/api/tools', json(rawTools(13)));
    const { user } = await open('/trending-tools');
    await waitFor(() => expect(names(main())).toHaveLength(12));
    await user.click(await pageButton('Go to page 2'));
    await waitFor(() => expect(names(main())).toEqual(['Tool 13']));
  });

  // proves trending-6
  test('its questions: what makes a tool trend, updated weekly, and a mix of prices', async () => {
    await open('/trending-tools');
    const faq = structuredData().find((node) => node['@type'] === 'FAQPage');
    const entries = faq?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
    expect(entries.map(({ name }) => name)[0]).toBe('What makes a tool trending?');
    expect(entries[1]?.acceptedAnswer.text).toContain('updated weekly');
    expect(entries[2]?.acceptedAnswer.text).toContain('a mix of free, freemium and premium');
    expect(entries[3]?.name).toBe('How can I suggest a tool?');
  });

  // proves trending-6
  test('four questions; the one on suggestions leads to the form and to contact', async () => {
    const { user } = await open('/trending-tools');
    const questions = await region('Frequently asked questions');
    expect(within(questions).getAllByRole('button')).toHaveLength(4);
    await user.click(within(questions).getByRole('button', { name: 'How can I suggest a tool?' }));
    const hrefs = within(questions)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/submit-tool', '/contact']);
  });
});
