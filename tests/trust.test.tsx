import { screen, within } from '@testing-library/react';

import { visitStarted } from '../src/domain/events';
import { settings } from '../src/domain/settings';

import { appWithApi } from './support/appWithApi';
import { catalogueOf, rawTool } from './support/records';

const records = catalogueOf([
  rawTool('Measured', { rating: 4.5, reviewCount: 12 }),
  rawTool('Second', { rating: 3.5, reviewCount: 900, areFiguresSamples: true, trending: true }),
  rawTool('Third', { rating: 4.5, reviewCount: 7, areFiguresSamples: true, featured: true }),
]);
const changed = [
  rawTool('Ended', { category: 'marketing', status: { kind: 'discontinued', at: '2026-09-01' } }),
  rawTool('Stale', { category: 'marketing', factsCheckedAt: '2026-05-06', trending: true }),
];

const { open, server } = appWithApi(records);

const line = 'Demonstration catalogue: ratings, counts and quotes are samples.';

// proves trust-1
test('a card marks sample figures, and only those', async () => {
  await open('/tools');
  const card = async (name: string) => within(await screen.findByRole('article', { name }));
  expect((await card('Second')).getByText('900 reviews · sample')).toBeVisible();
  expect((await card('Second')).getByRole('img', { name: /^Rated/ })).toHaveAttribute('data-sample');
  expect((await card('Measured')).getByText('12 reviews')).toBeVisible();
  expect((await card('Measured')).getByRole('img', { name: /^Rated/ })).not.toHaveAttribute('data-sample');
});

// proves trust-16
test('a card says how old its facts are, and what became of a tool', async () => {
  server.reset(catalogueOf(changed));
  const { store } = await open('/tools/category/marketing');
  store.dispatch(visitStarted({ seed: 1, startedAt: '2026-11-22T12:00:00.000Z', scheme: 'light' }));
  const card = async (name: string) => within(await screen.findByRole('article', { name }));
  expect((await card('Ended')).getByText('Discontinued')).toHaveAttribute('data-tone', 'error');
  expect((await card('Stale')).getByText('Facts 200 days old')).toHaveAttribute('data-tone', 'warning');
});

// proves trust-4
test('sample figures decide no order', async () => {
  await open('/tools');
  await screen.findByRole('article', { name: 'Measured' });
  const names = screen.getAllByRole('article').map((one) => within(one).getByRole('link').textContent);
  expect(names).toEqual(['Measured', 'Second', 'Third']);
});

// proves trust-2
test.each([
  ['/tools', 1],
  ['/trending-tools', 1],
  ['/tools/second', 1],
  ['/saved-tools', 1],
  ['/', 1],
  ['/about', 0],
  ['/contact', 0],
  ['/blog', 0],
  ['/privacy-policy', 0],
])('%s says %p times that figures are samples', async (path, count) => {
  await open(path);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryAllByText(line, { exact: false })).toHaveLength(count);
});

// proves trust-3
test('how we review', async () => {
  await open('/how-we-review');
  await screen.findByRole('heading', { level: 1, name: 'How we review' });
  const sections = screen
    .getAllByRole('region')
    .map((region) => within(region).getByRole('heading').textContent);
  expect(sections).toEqual([
    '1. What is listed, and how it gets in',
    '2. What a verdict rests on',
    '3. What is sample data',
    '4. Who pays',
    '5. Corrections',
    '6. When facts get old',
  ]);
  expect(await screen.findByText('3 tools in 1 category')).toBeVisible();
  expect(screen.getByRole('table', { name: 'What is sample data' })).toBeVisible();
});

// proves trust-3
test('how we review, with another catalogue', async () => {
  jest.replaceProperty(settings, 'isDemonstration', false);
  await open('/how-we-review');
  const section = within(await screen.findByRole('region', { name: /What is sample data$/ }));
  expect(section.getByText(/^Where a tool’s rating, counts and quotes are samples/)).toBeVisible();
  expect(section.queryByText(/demonstration/)).toBeNull();
});

// proves about-1, about-3
test('about and disclaimer, with another catalogue', async () => {
  jest.replaceProperty(settings, 'isDemonstration', false);
  await open('/about');
  await screen.findByRole('heading', { level: 1, name: /^About/ });
  expect(within(screen.getByRole('main')).queryByText(/demonstration/)).toBeNull();
  expect(screen.queryByText('Ratings and counts')).toBeNull();
  await jest.isolateModulesAsync(async () => {
    const isolated = await import('../src/domain/settings');
    isolated.settings.isDemonstration = false;
    const { disclaimer } = await import('../src/screens/legal/texts/disclaimer');
    isolated.settings.isDemonstration = true;
    expect(JSON.stringify(disclaimer)).toContain('that are marked as samples are illustrative');
    expect(JSON.stringify(disclaimer)).not.toContain('demonstration');
  });
});

// proves trust-14
test('forms without an endpoint say that they send nothing', async () => {
  await open('/contact');
  await screen.findByRole('form', { name: 'Contact' });
  expect(
    screen.getByText('This demonstration sends nothing: your message is neither sent nor kept.'),
  ).toBeVisible();
  expect(screen.getByText('This demonstration sends nothing.')).toBeVisible();
});

// proves trust-13
test('a message that is not accepted stays in the form, which says so', async () => {
  const contact = jest.fn(() => Promise.resolve(false));
  const { user, toasts } = await open('/contact', { formSenders: { contact } });
  const field = (name: string) => screen.findByRole('textbox', { name });
  await user.type(await field('Name'), 'Ada');
  await user.type(
    within(screen.getByRole('form', { name: 'Contact' })).getByLabelText('Email'),
    'ada@example.com',
  );
  await user.type(await field('Subject'), 'Engines');
  await user.type(await field('Message'), 'Is there one?');
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  expect(await screen.findByText(/^Your message could not be sent/)).toBeVisible();
  expect(await field('Message')).toHaveValue('Is there one?');
  expect(toasts()).toEqual([]);
  expect(contact).toHaveBeenCalledWith({
    ...{ name: 'Ada', email: 'ada@example.com', subject: 'Engines', message: 'Is there one?' },
  });

  const footer = within(screen.getByRole('contentinfo'));
  await user.click(footer.getByRole('link', { name: 'About' }));
  await screen.findByRole('heading', { level: 1, name: /^About/ });
  await user.click(footer.getByRole('link', { name: 'Contact' }));
  expect(await field('Message')).toHaveValue('Is there one?');
  expect(screen.getByText(/could not be sent/)).toBeVisible();
});

// proves trust-13
test('an address that is not accepted stays in the newsletter form, which says so', async () => {
  const { user } = await open('/about', { formSenders: { newsletter: () => Promise.resolve(false) } });
  await screen.findByRole('heading', { level: 1 });
  const box = within(screen.getByRole('contentinfo')).getByRole('textbox', { name: 'Email address' });
  await user.type(box, 'ada@example.com');
  await user.click(within(screen.getByRole('contentinfo')).getByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByText('Your address could not be sent. Please try again later.')).toBeVisible();
  expect(box).toHaveAccessibleDescription('Your address could not be sent. Please try again later.');
  expect(box).toHaveValue('ada@example.com');
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Contact' }));
  await screen.findByRole('form', { name: 'Contact' });
  expect(screen.queryByText(/could not be sent/)).toBeNull();
  expect(box).toHaveValue('ada@example.com');
});
