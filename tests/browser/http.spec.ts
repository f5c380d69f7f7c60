import {
  type ApiServer,
  halfJson,
  htmlPage,
  json,
  type RawResponse,
  serverFault,
} from '../support/apiServer';

import { expect, test } from './fixtures';
import { ListPage } from './listPage';
import { carelessTools, soundTools, strayTools } from './records';

const listingError = 'Error loading tools. Please try again later.';
const categoryPath = '/tools/category/ai-video-generation';
const anyFault = [/\[error\] Failed to load resource/, /\[error\] API error: /];

test.use({ site: 'api' });

/** The parameters of every listing call so far. */
const listingCalls = (api: ApiServer) =>
  api
    .reads('/api/tools')
    .map(({ params }) => params)
    .filter(({ trending, limit }) => trending === undefined && limit === '12');

// proves catalogue-1
test('the journey makes exactly the calls it needs', async ({ page, api }) => {
  const list = new ListPage(page);
  await list.open();
  await list.search.fill('video');
  await list.search.press('Enter');
  await expect(list.countLine).toContainText('30 tools');
  await list.tab('AI Video Generation').click();
  await list.settled();
  await list.filters.click();
  await list.option('Pricing model', 'Freemium').check();
  await list.settled();
  await list.option('Platform', 'Web').check();
  await list.settled();
  await list.option('Subcategory', 'Even ones').check();
  await expect(list.countLine).toContainText('15 tools');
  // By keyboard: the shorter page 2 would bring a card under a pointer, which fetches its tool ahead.
  await page.mouse.move(0, 0);
  const beforePage2 = api.requests.length;
  await list.pagination.getByRole('button', { name: 'Go to page 2', exact: true }).press('Enter');
  await list.settled();
  await expect(list.cards).toHaveCount(3);

  const limit = '12';
  const video = { search: 'video', category: 'ai-video-generation', page: '0', limit };
  expect(listingCalls(api)).toEqual([
    { page: '0', limit },
    { search: 'video', page: '0', limit },
    video,
    { ...video, pricingModel: 'freemium' },
    { ...video, pricingModel: 'freemium', platform: 'Web' },
    { ...video, pricingModel: 'freemium', platform: 'Web', subcategory: 'Even ones' },
    { ...video, pricingModel: 'freemium', platform: 'Web', subcategory: 'Even ones', page: '1' },
  ]);

  await list.cards.first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: /^Video Tool/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^More Tools Like Video Tool/ })).toBeVisible();
  const slug = new URL(page.url()).pathname.replace('/tools/', '');
  const readsSincePage2 = () =>
    api.requests
      .slice(beforePage2)
      .filter(
        ({ method, path, params }) => method === 'GET' && path.startsWith('/api/') && params.page !== '1',
      );
  await expect.poll(readsSincePage2).toHaveLength(2);
  const reads = readsSincePage2();
  const asked = reads.map(({ path, params }) => ({ path, params }));
  expect(asked.sort((a, b) => a.path.localeCompare(b.path))).toEqual([
    { path: '/api/tools', params: { category: 'ai-video-generation', limit: '10' } },
    { path: `/api/tools/slug/${slug}`, params: {} },
  ]);
  expect(reads.map(({ headers }) => headers['content-type'])).toEqual([
    'application/json',
    'application/json',
  ]);

  api.requests.length = 0;
  await page.goBack();
  await list.settled();
  await expect(list.cards).toHaveCount(3);
  const again = api.requests.filter(({ path }) => path.startsWith('/api/'));
  expect(again, 'answers are fresh for five minutes').toEqual([]);
});

// proves list-23, list-31
test('industry and tag of the address are sent along, and shown as chips', async ({ page, api }) => {
  const list = new ListPage(page);
  await list.open('/tools?industry=developers&tag=made-up&search=chat');
  expect(listingCalls(api)).toEqual([
    { search: 'chat', industry: 'developers', tag: 'made-up', page: '0', limit: '12' },
  ]);
  await expect(list.cards).toHaveCount(10);
  await list.chip('Tag: made-up').click();
  await expect(page).not.toHaveURL(/tag=/);
  await list.chip('Industry: Developers').click();
  await list.chip('Search: chat').click();
  await expect(page).toHaveURL('/tools');
  await list.settled();
});

test('records that miss logo, rating and lists are shown without them, in a silent console', async ({
  page,
  api,
}) => {
  api.answer('/api/tools', json({ tools: carelessTools, totalItems: 4, totalPages: 1, currentPage: 0 }));
  for (const record of carelessTools) api.answer(`/api/tools/slug/${String(record.slug)}`, json(record));
  const list = new ListPage(page);
  await list.open(categoryPath);
  await expect(list.cards).toHaveCount(4);
  for (const record of carelessTools) {
    await page
      .getByRole('article', { name: String(record.name), exact: true })
      .getByRole('heading')
      .getByRole('link')
      .click();
    await expect(
      page.getByRole('heading', { level: 1, name: String(record.name), exact: true }),
    ).toBeVisible();
    await expect(page.getByText(/undefined|NaN|\[object|null/)).toHaveCount(0);
    await page.goBack();
    await list.settled();
  }
});

// proves catalogue-10, catalogue-14
test('an unknown category counts as AI Chatbots, records that cannot be used are dropped; both are logged', async ({
  page,
  api,
  log,
}) => {
  log.expect(/\[warning\] Invalid category "no-such-category"/, /\[warning\] A tool without a name/);
  api.answer('/api/tools', json([...strayTools, ...soundTools.slice(0, 2)]));
  const list = new ListPage(page);
  await list.open('/tools?search=video');
  await expect(list.cards).toHaveCount(3);
  await expect(page.getByRole('article', { name: 'Video Stray' })).toContainText('AI Chatbot');
  expect(log.messages.filter((message) => message.includes('[warning]'))).toHaveLength(3);
});

// proves list-13, toasts-12
test('the server goes away in the middle: toast, the sentence with Retry, recovery', async ({
  page,
  api,
  log,
}) => {
  log.expect(...anyFault);
  const list = new ListPage(page);
  await list.open();
  const firstPage = await list.names();
  await api.stop();

  await list.pagination.getByRole('button', { name: 'Go to page 2', exact: true }).click();
  const toast = page.getByRole('alert').filter({ hasText: listingError });
  await expect(toast).toBeVisible();
  await expect(toast).toHaveCount(1);
  const inPlace = page.getByRole('tabpanel').getByText(listingError, { exact: true });
  await expect(inPlace).toBeVisible();
  expect(await list.names(), 'results already on screen stay').toEqual(firstPage);

  await api.start();
  await page.getByRole('tabpanel').getByRole('button', { name: 'Retry' }).click();
  await expect(inPlace).toHaveCount(0);
  await list.settled();
  expect(await list.names()).not.toEqual(firstPage);
  await expect(list.cards).toHaveCount(12);
});

// proves list-13
test('no server from the start: the sentence stands in place of the grid until Retry helps', async ({
  page,
  api,
  log,
}) => {
  log.expect(...anyFault);
  await api.stop();
  await page.goto('/tools');
  await expect(page.getByRole('alert').filter({ hasText: listingError })).toBeVisible();
  await expect(page.getByRole('tabpanel').getByText(listingError, { exact: true })).toBeVisible();
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  await api.start();
  await page.getByRole('tabpanel').getByRole('button', { name: 'Retry' }).click();
  const list = new ListPage(page);
  await list.settled();
  await expect(list.cards).toHaveCount(12);
});

// proves catalogue-7
test('a failed read is tried twice, logged as an API error each time', async ({ page, api, log }) => {
  log.expect(...anyFault);
  api.answer('/api/tools', serverFault);
  await page.goto('/tools');
  await expect(page.getByRole('alert').filter({ hasText: listingError })).toBeVisible();
  expect(listingCalls(api)).toHaveLength(2);
  expect(log.messages.filter((message) => message.includes('API error: 500'))).toHaveLength(2);
});

// One of each kind; catalogueApi.dom.test.ts has them all.
const listingResponses: {
  name: string;
  answer: RawResponse;
  shows: 'samples' | 'error' | 'two';
}[] = [
  { name: 'a plain list', answer: json(soundTools.slice(0, 2)), shows: 'two' },
  { name: 'another object', answer: json({ hello: 'world' }), shows: 'samples' },
  { name: 'an HTML page', answer: htmlPage, shows: 'error' },
];

test('what a listing may be answered: tools, samples or the error', async ({ page, api, log }) => {
  log.expect(...anyFault);
  const list = new ListPage(page);
  for (const { name, answer, shows } of listingResponses) {
    await test.step(`${name}: ${shows === 'two' ? 'its tools' : shows}`, async () => {
      const logged = log.messages.length;
      api.answer('/api/tools', answer);
      await page.goto('/tools');
      await expect(page.getByRole('heading', { level: 1, name: 'All AI Tools' })).toBeVisible();
      if (shows === 'error') {
        await expect(page.getByRole('tabpanel').getByText(listingError, { exact: true })).toBeVisible();
        await expect(page.getByRole('alert').filter({ hasText: listingError })).toBeVisible();
        return;
      }
      await expect(list.cards).toHaveCount(shows === 'two' ? 2 : 7);
      expect(log.messages.slice(logged)).toEqual([]);
    });
  }
});

// proves catalogue-9, list-11
test('a filtered listing that is empty shows No tools found, not the samples', async ({ page, api }) => {
  api.answer('/api/tools', json([]));
  await page.goto('/tools?search=video');
  await expect(page.getByRole('heading', { name: 'No tools found' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});

const toolResponses: { name: string; answer: RawResponse; shows: 'missing' | 'failed' | 'tool' }[] = [
  { name: 'a tool', answer: json({ name: 'Video Bare', slug: 'bare' }), shows: 'tool' },
  { name: 'a list', answer: json(soundTools), shows: 'missing' },
  { name: 'half a JSON', answer: halfJson, shows: 'failed' },
];

test('what a tool page may be answered: a tool, none, or nothing of use', async ({ page, api, log }) => {
  log.expect(...anyFault, /\[warning\] Invalid category/);
  const main = page.getByRole('main');
  for (const { name, answer, shows } of toolResponses) {
    await test.step(`${name}: ${shows}`, async () => {
      const logged = log.messages.length;
      api.requests.length = 0;
      api.answer('/api/tools/slug/bare', answer);
      await page.goto('/tools/bare');
      if (shows === 'tool') {
        await expect(page.getByRole('heading', { level: 1, name: 'Video Bare' })).toBeVisible();
        expect(log.messages.slice(logged).filter((message) => !message.startsWith('[warning]'))).toEqual([]);
        return;
      }
      await expect(page.getByRole('heading', { level: 1, name: 'Tool Not Found' })).toBeVisible();
      await expect(
        page.getByText("The tool you're looking for doesn't exist or has been removed."),
      ).toBeVisible();
      await expect(main.getByRole('link', { name: 'Back to All Tools' })).toHaveAttribute('href', '/tools');
      await expect(main.getByRole('button', { name: 'Retry' })).toHaveCount(shows === 'failed' ? 1 : 0);
      expect(api.reads('/api/tools/slug/bare')).toHaveLength(shows === 'failed' ? 2 : 1);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
    });
  }
});

// proves tool-23
test('Retry on the tool page reads it again', async ({ page, api, log }) => {
  log.expect(...anyFault);
  await api.stop();
  await page.goto('/tools/tool-01');
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await api.start();
  await retry.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Video Tool 01' })).toBeVisible();
});

// proves tool-9
test('Try Tool keeps the address of the tool and adds the referral', async ({ page, api }) => {
  expect(api.requests).toEqual([]);
  await page.goto('/tools/tool-01');
  const link = page.getByRole('link', { name: /^Try Tool/ });
  await expect(link).toHaveAttribute('href', 'https://tool-01.example/?plan=a&ref=ai-toolshelf#top');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener sponsored');
});
