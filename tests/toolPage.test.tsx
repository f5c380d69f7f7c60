import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen, waitFor, within } from '@testing-library/react';

import { catalogueApi } from '../src/catalogue/catalogueApi';
import { visitStarted } from '../src/domain/events';
import { viewedToolOf } from '../src/domain/viewedTool';
import { compareSlice } from '../src/features/compare/compareSlice';
import { recentlyViewedSlice } from '../src/features/recentlyViewed/recentlyViewedSlice';
import { visitSlice } from '../src/features/visit/visitSlice';

import { halfJson, json, notFound, serverFault } from './support/apiServer';
import { appWithApi } from './support/appWithApi';
import { holdClock, releaseClock } from './support/clock';
import { consoleLines, expectConsole } from './support/expectConsole';
import { catalogueOf, rawFullTool, rawPost, rawTool, rawTools, toolOf } from './support/records';
import type { App } from './support/renderApp';
import { renderInStrictMode } from './support/strictMode';

const records = catalogueOf(
  [rawFullTool('Alpha'), rawTool('Bare', { category: 'marketing' }), ...rawTools(9)],
  ['One', 'Two', 'Three', 'Four'].map((title) => rawPost(`Post ${title}`)),
);

const { server, open } = appWithApi(records);
const { listSimilarTools } = catalogueApi.endpoints;

const visit = visitStarted({ seed: 1, startedAt: '2026-11-22T12:00:00.000Z', scheme: 'light' });

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const section = (name: string) => within(screen.getByRole('region', { name }));
const itemsOf = (name: string) =>
  section(name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const aside = () => within(screen.getByRole('complementary'));

describe('a tool with everything', () => {
  // proves tool-1
  test('a skeleton first', async () => {
    const release = server.hold('/api/tools/slug/alpha');
    await open('/tools/alpha');
    await waitFor(() => expect(document.querySelector('[data-skeleton]')).not.toBeNull());
    expect(document.querySelector('[data-skeleton]')?.closest('[aria-busy="true"]')).not.toBeNull();
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    expect(document.title).toBe('Alpha - Toolshelf');
    release();
    await title('Alpha');
  });

  // proves trust-9
  test('says that it has no sources and no screenshots only once its whole record is there', async () => {
    const { user } = await open('/tools');
    const release = server.hold('/api/tools/slug/bare');
    await user.click(await screen.findByRole('link', { name: 'Bare' }));
    await title('Bare');
    expect(section('Facts and sources').queryByText(/No sources are listed/)).toBeNull();
    expect(screen.queryByText('None published yet')).toBeNull();
    release();
    expect(await section('Facts and sources').findByText(/No sources are listed yet/)).toBeVisible();
    expect(screen.getByText('None published yet')).toBeVisible();
  });

  // proves trust-15
  test('a tool that the verdict, a pro or a con names is a link', async () => {
    const link = '[Bare](/tools/bare)';
    server.answer(
      '/api/tools/slug/linking',
      json(
        rawTool('Linking', {
          editorVerdict: `For one. Else take ${link}.`,
          pros: [`Cheaper than ${link}`],
          cons: ['[elsewhere](https://elsewhere.example)'],
        }),
      ),
    );
    const { user, address } = await open('/tools/linking');
    await title('Linking');
    expect(section('Pros and Cons').getByRole('link', { name: 'Bare' })).toBeVisible();
    expect(section('Pros and Cons').getByText('[elsewhere](https://elsewhere.example)')).toBeVisible();
    const verdict = section("Editor's Verdict");
    expect(verdict.getByText(/^For one. Else take/)).toHaveTextContent('For one. Else take Bare.');
    await user.click(verdict.getByRole('link', { name: 'Bare' }));
    await title('Bare');
    expect(address()).toBe('/tools/bare');
  });

  // proves tool-2
  test('its header', async () => {
    await open('/tools/alpha');
    await title('Alpha');
    const main = within(screen.getByRole('main'));
    for (const badge of ['Editor reviewed', 'Trending', 'Featured']) {
      expect(main.getAllByText(badge)[0]).toBeVisible();
    }
    expect(main.getByText('Alpha reads what you wrote and tells you what to change.')).toBeVisible();
    expect(main.getAllByRole('img', { name: 'Rated 4.6 out of 5' })[0]).toBeVisible();
    expect(main.getByText(/1,284 reviews/)).toBeVisible();
    expect(main.getByText(/5,000 views/)).toBeVisible();
    expect(main.getByText(/42 clicks/)).toBeVisible();
    expect(main.getByText(/^\d+ helpful$/)).toBeVisible();
    expect(main.getByText(/Web, Linux/)).toBeVisible();
    const tags = within(main.getByRole('list', { name: 'Tags' })).getAllByRole('link');
    expect(
      tags.map((link) => decodeURIComponent((link.getAttribute('href') ?? '').replace('+', ' '))),
    ).toEqual(['/tools?tag=review', '/tools?tag=open source']);
  });

  // proves trust-7, trust-8, trust-9
  test('its plans, attributes, sources, and where to report an error', async () => {
    await open('/tools/alpha');
    await title('Alpha');
    const plans = within(section('Pricing').getByRole('table', { name: 'Plans of Alpha' }));
    expect(plans.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'PlanPricePerWhat is in it',
      'Solo$0free of chargeFor one',
      'Team$10per user and month',
    ]);
    expect(section('Pricing').getByText('from $10/user/mo')).toBeVisible();
    expect(section('Pricing').getByText(/^Prices checked October 7, 2026/)).toBeVisible();
    const answers = section('Key attributes').getAllByRole('definition');
    expect(answers.map(({ textContent }) => textContent)).toEqual(['Yes', 'No']);
    const facts = section('Facts and sources');
    expect(facts.getByText('Facts checked October 7, 2026 · 1 source')).toBeVisible();
    expect(facts.getByRole('link', { name: /^Alpha pricing/ })).toHaveAttribute(
      'href',
      'https://tool.example/pricing',
    );
    expect(facts.getByRole('link', { name: 'Report an error' })).toHaveAttribute(
      'href',
      '/contact?subject=Error%20in%20Alpha',
    );
  });

  // proves trust-7
  test('what its plans by use are for', async () => {
    const plan = { price: 5, currency: 'USD', per: 'unit' };
    const notes = ['per 1,000 calls', 'Per minute, up to $0.31', 'Per second of speech', 'Credits'];
    const pricingPlans = notes.map((note) => ({ ...plan, name: note.charAt(0), note }));
    server.answer('/api/tools/slug/linking', json(rawTool('Linking', { pricingPlans })));
    await open('/tools/linking');
    await title('Linking');
    const plans = within(section('Pricing').getByRole('table', { name: 'Plans of Linking' }));
    expect(plans.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'PlanPricePerWhat is in it',
      'p$5per 1,000 calls',
      'P$5per minuteUp to $0.31',
      'P$5per secondPer second of speech',
      'C$5by useCredits',
    ]);
  });

  // proves trust-7, trust-9
  test('two prices of one plan, two sources on one page and one comment of two people are shown as they are', async () => {
    const source = { title: 'Prices', url: 'https://twice.example/prices', checkedAt: '2026-10-07' };
    const plan = { name: 'Pro', price: 20, currency: 'USD', per: 'month', note: '' };
    const testimonial = { name: 'Ann', company: 'One', comment: 'Quick.' };
    const twice = rawTool('Twice', {
      sources: [source, { ...source, title: 'Limits' }],
      pricingPlans: [plan, { ...plan, price: 200, per: 'year' }],
      testimonials: [testimonial, { ...testimonial, name: 'Bob' }],
    });
    server.answer('/api/tools/slug/twice', json(twice));
    await open('/tools/twice');
    await title('Twice');
    expect(section('Facts and sources').getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getAllByRole('rowheader', { name: 'Pro' })).toHaveLength(2);
    expect(section('What Users Say').getAllByText(/Quick\./)).toHaveLength(2);
  });

  // proves trust-10, versus-13
  test('the tools that it can be compared with, and when each is the better choice', async () => {
    const alternatives = [{ slug: 'beta', why: 'Costs less.' }];
    server.reset(catalogueOf([rawFullTool('Alpha', { alternatives }), rawTool('Beta')]));
    await open('/tools/alpha');
    const compare = within(await screen.findByRole('region', { name: 'Compare with' }));
    expect(await compare.findByRole('link', { name: 'Beta' })).toHaveAttribute('href', '/tools/beta');
    expect(compare.getByText('Costs less.')).toBeVisible();
    expect(compare.getByRole('link', { name: 'Compare with Alpha and Beta' })).toHaveAttribute(
      'href',
      '/versus/alpha-vs-beta',
    );
  });

  // proves trust-11
  test('an alternative that has ended is named, but not to compare with', async () => {
    const status = { kind: 'discontinued', at: '2026-06-01', note: 'The website closes.' };
    const alternatives = ['beta', 'gamma'].map((slug) => ({ slug, why: `As ${slug} does.` }));
    server.reset(
      catalogueOf([rawFullTool('Alpha', { alternatives }), rawTool('Beta', { status }), rawTool('Gamma')]),
    );
    await open('/tools/alpha');
    const compare = within(await screen.findByRole('region', { name: 'Compare with' }));
    expect(await compare.findByRole('link', { name: 'Beta' })).toHaveAttribute('href', '/tools/beta');
    expect(await compare.findByRole('link', { name: 'Compare with Alpha and Gamma' })).toBeVisible();
    expect(compare.getAllByRole('link', { name: /^Compare with/ })).toHaveLength(1);
  });

  // proves trust-10
  test('it is no alternative to itself', async () => {
    const alternatives = ['alpha', 'beta'].map((slug) => ({ slug, why: `As ${slug} does.` }));
    server.reset(catalogueOf([rawFullTool('Alpha', { alternatives }), rawTool('Beta')]));
    await open('/tools/alpha');
    await screen.findByRole('region', { name: 'Compare with' });
    expect(await section('Compare with').findByRole('link', { name: 'Beta' })).toBeVisible();
    expect(itemsOf('Compare with')).toEqual([expect.stringContaining('As beta does.')]);
  });

  // proves trust-10
  test.each([
    ['missing', notFound, '404'],
    ['failed', serverFault, '500'],
  ])('an alternative that cannot be read (%s) is left out', async (_, answer, status) => {
    expectConsole('error', `API error: ${status}`);
    const alternatives = ['nobody', 'beta'].map((slug) => ({ slug, why: `As ${slug} does.` }));
    server.reset(catalogueOf([rawFullTool('Alpha', { alternatives }), rawTool('Beta')]));
    server.answer('/api/tools/slug/nobody', answer);
    await open('/tools/alpha');
    await screen.findByRole('region', { name: 'Compare with' });
    await waitFor(() => expect(itemsOf('Compare with')).toEqual([expect.stringContaining('As beta does.')]));
  });

  // proves trust-10
  test('without an alternative that can be read there is no section, but while they load there is', async () => {
    expectConsole('error', 'API error: 404');
    const alternatives = [{ slug: 'nobody', why: 'As nobody does.' }];
    server.reset(catalogueOf([rawFullTool('Alpha', { alternatives })]));
    const release = server.hold('/api/tools/slug/nobody');
    await open('/tools/alpha');
    await screen.findByRole('region', { name: 'Compare with' });
    expect(itemsOf('Compare with')).toEqual([expect.stringContaining('As nobody does.')]);
    release();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Compare with' })).toBeNull());
  });

  // proves trust-10
  test('there are as many columns as suit the alternatives that are shown', async () => {
    expectConsole('error', 'API error: 404');
    const alternatives = ['nobody', 'beta', 'gamma'].map((slug) => ({ slug, why: `As ${slug} does.` }));
    server.reset(catalogueOf([rawFullTool('Alpha', { alternatives }), rawTool('Beta'), rawTool('Gamma')]));
    await open('/tools/alpha');
    await screen.findByRole('region', { name: 'Compare with' });
    await waitFor(() => expect(itemsOf('Compare with')).toHaveLength(2));
    const list = section('Compare with').getByRole('list');
    const styles = () => [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const own = [...list.classList].map((name) => `.${name}`);
    const rules = styles()
      .map(({ cssText }) => cssText)
      .filter((text) => own.some((name) => text.includes(name)));
    expect(rules.join()).toContain('repeat(2, minmax(0, 1fr))');
  });

  // proves trust-11
  test('a tool that has ended has no way out to it', async () => {
    const status = { kind: 'discontinued', at: '2026-06-01', note: 'The website closes.' };
    const alternatives = [{ slug: 'beta', why: 'Costs less.' }];
    server.reset(catalogueOf([rawFullTool('Alpha', { status, alternatives }), rawTool('Beta')]));
    await open('/tools/alpha');
    await title('Alpha');
    const note = screen.getByRole('note');
    expect(note).toHaveTextContent('Discontinued on June 1, 2026The website closes.');
    expect(aside().getByText('Not available as of June 1, 2026')).toBeVisible();
    expect(aside().getByRole('button', { name: 'Save' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Try Tool/ })).toBeNull();
    const instead = within(screen.getByRole('region', { name: 'Use instead' }));
    expect(await instead.findByRole('link', { name: 'Beta' })).toHaveAttribute('href', '/tools/beta');
    expect(aside().queryByRole('button', { name: 'Compare' })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Compare with/ })).toBeNull();
  });

  // proves trust-11
  test('a tool that has ended can be removed from the comparison', async () => {
    const raw = rawFullTool('Alpha', { status: { kind: 'discontinued', at: '2026-06-01', note: '' } });
    server.reset(catalogueOf([raw]));
    const { user, toasts } = await open('/tools/alpha', {
      preloadedState: { compare: { ...compareSlice.getInitialState(), items: [toolOf(raw)] } },
    });
    await title('Alpha');
    await user.click(aside().getByRole('button', { name: 'Remove' }));
    expect(toasts()).toEqual(['Alpha removed from comparison']);
    expect(aside().queryByRole('button', { name: 'Remove' })).toBeNull();
    // The button stays until the page is left, since the focus would be lost with it.
    expect(aside().getByRole('button', { name: 'Compare' })).toHaveFocus();
  });

  // proves trust-11
  test('an end that is announced is not told as past', async () => {
    const status = { kind: 'discontinued', at: '2100-06-01', note: 'The website closes.' };
    server.reset(catalogueOf([rawFullTool('Alpha', { status })]));
    const { store } = await open('/tools/alpha');
    act(() => void store.dispatch(visit));
    await title('Alpha');
    expect(screen.getByRole('note')).toHaveTextContent('Closes on June 1, 2100');
  });

  // proves trust-11
  test('the successor of a tool is a link', async () => {
    const status = { kind: 'renamed', at: '2026-06-01', note: 'It goes on.', successor: 'beta' };
    server.reset(catalogueOf([rawFullTool('Alpha', { status }), rawTool('Beta', { name: 'BETA' })]));
    await open('/tools/alpha');
    await title('Alpha');
    const note = within(screen.getByRole('note'));
    expect(await note.findByRole('link', { name: 'BETA' })).toHaveAttribute('href', '/tools/beta');
  });

  // proves trust-11
  test.each([
    ['By Big Corp', 'By Big Corp. Its successor is BETA.'],
    ['Sold!', 'Sold! Its successor is BETA.'],
  ])('the note "%s" ends before the successor is named', async (note, said) => {
    const status = { kind: 'acquired', at: '', note, successor: 'beta' };
    server.reset(catalogueOf([rawFullTool('Alpha', { status }), rawTool('Beta', { name: 'BETA' })]));
    await open('/tools/alpha');
    await title('Alpha');
    await within(screen.getByRole('note')).findByRole('link', { name: 'BETA' });
    expect(screen.getByRole('note').textContent).toBe(`Bought by another company${said}`);
  });

  // proves trust-11
  test.each([
    ['failed', serverFault, '500', 1],
    ['missing', notFound, '404', 0],
  ])('a successor that is %s is a link only if it may be there', async (_, answer, status, links) => {
    expectConsole('error', `API error: ${status}`);
    const ended = { kind: 'renamed', at: '2026-06-01', note: 'It goes on.', successor: 'not-listed' };
    server.reset(catalogueOf([rawFullTool('Alpha', { status: ended })]));
    server.answer('/api/tools/slug/not-listed', answer);
    await open('/tools/alpha');
    await title('Alpha');
    const note = screen.getByRole('note');
    await waitFor(() => expect(consoleLines('error')).not.toEqual([]));
    await waitFor(() =>
      expect(within(note).queryAllByRole('link', { name: 'Not Listed' })).toHaveLength(links),
    );
    expect(note).toHaveTextContent('It goes on. Its successor is Not Listed.');
  });

  // proves tool-11
  test('a price text that says no more than the pricing model is shown once', async () => {
    server.reset(catalogueOf([rawTool('Alpha', { pricingModel: 'freemium', pricing: ' freemium' })]));
    await open('/tools/alpha');
    await title('Alpha');
    expect(aside().getByText('Pricing').parentElement).toHaveTextContent(/^PricingFreemium$/);
  });

  // proves trust-9
  test('prices that are older than 180 days say so', async () => {
    server.reset(catalogueOf([rawFullTool('Alpha', { pricesCheckedAt: '2020-05-01' })]));
    const { store } = await open('/tools/alpha');
    act(() => void store.dispatch(visit));
    await title('Alpha');
    expect(
      await section('Pricing').findByText(/^Prices checked May 1, 2020, more than 180 days ago · before tax/),
    ).toBeVisible();
  });

  // proves trust-11
  test.each([
    ['renamed', 'Renamed on June 2, 2026'],
    ['acquired', 'Bought by another company on June 2, 2026'],
  ])('a tool that was %s says so, and is offered as before', async (kind, said) => {
    const status = { kind, at: '2026-06-02', note: 'It goes on.' };
    server.reset(catalogueOf([rawFullTool('Alpha', { status })]));
    await open('/tools/alpha');
    await title('Alpha');
    expect(screen.getByRole('note')).toHaveTextContent(`${said}It goes on.`);
    expect(screen.getByRole('link', { name: /^Try Tool/ })).toBeVisible();
    expect(aside().getByRole('button', { name: 'Compare' })).toBeVisible();
  });

  // proves trust-1
  test('the note behind the sample mark opens by focus and by pointer, and closes by Escape', async () => {
    server.reset(catalogueOf([rawFullTool('Alpha', { areFiguresSamples: true })]));
    const { user } = await open('/tools/alpha');
    await title('Alpha');
    const mark = screen.getByRole('button', { name: 'Sample' });
    const note = screen.getByText(/Nobody has rated this tool here/);
    expect(note).not.toBeVisible();
    await user.hover(mark);
    expect(note).toBeVisible();
    expect(mark).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    await user.unhover(mark);
    act(() => mark.focus());
    await waitFor(() => expect(note).toBeVisible());
    await user.tab();
    expect(within(note).getByRole('link', { name: 'How we review' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(note).not.toBeVisible();
  });

  // proves tool-29
  test.each([true, false])('marks samples, and only samples: %p', async (areFiguresSamples) => {
    server.answer('/api/tools/slug/alpha', json(rawFullTool('Alpha', { areFiguresSamples })));
    await open('/tools/alpha');
    await title('Alpha');
    const count = areFiguresSamples ? 1 : 0;
    const rating = screen.getByText('(1,284 reviews)').closest('li') ?? document.body;
    expect(within(rating).queryAllByText('Sample')).toHaveLength(count);
    const quotes = section('What Users Say');
    expect(quotes.queryAllByText('Sample')).toHaveLength(count);
    expect(quotes.queryAllByText(/No real person is quoted/)).toHaveLength(count);
    expect(quotes.queryAllByText('A', { exact: true })).toHaveLength(1 - count);
    expect(screen.queryAllByText(/The counts start from samples/)).toHaveLength(count);
  });

  // proves tool-2
  test('its logo', async () => {
    await open('/tools/alpha');
    const name = await title('Alpha');
    expect(name.parentElement?.querySelector('img')).toHaveAttribute('src', 'https://img.example/logo.png');
  });

  // proves tool-3
  test('its sections, in their order', async () => {
    await open('/tools/alpha');
    await title('Alpha');
    await screen.findByRole('heading', { name: 'Read More About Alpha' });
    await screen.findByRole('heading', { name: 'More Tools Like Alpha' });
    const wanted = [
      "Editor's Verdict",
      'Key Features',
      'Use Cases',
      'Pros and Cons',
      'Screenshots',
      'What Users Say',
      'More Tools Like Alpha',
      'Read More About Alpha',
    ];
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.filter((heading) => wanted.includes(heading))).toEqual(wanted);
    expect(screen.getByText('Does what it says.')).toBeVisible();
    expect(section('Pros and Cons').getByText('Quick')).toBeVisible();
    expect(section('Pros and Cons').getByText('Terse')).toBeVisible();
    expect(section('What Users Say').getByText(/It found the bug\./)).toBeVisible();
    expect(section('What Users Say').getByText('Ada')).toBeVisible();
    expect(section('What Users Say').getByText('Engines')).toBeVisible();
  });

  // proves tool-9, tool-11, tool-12
  test('its sidebar', async () => {
    await open('/tools/alpha');
    await title('Alpha');
    const visit = aside().getByRole('link', { name: /^Try Tool/ });
    expect(visit).toHaveAttribute('href', 'https://tool.example/start?plan=team&ref=ai-toolshelf#top');
    expect(visit).toHaveAttribute('target', '_blank');
    expect(visit).toHaveAttribute('rel', 'noopener sponsored');
    expect(aside().getByText('Free for one, 10 a month for a team')).toBeVisible();
    expect(aside().getByText('Freemium')).toBeVisible();
    expect(aside().getByRole('link', { name: 'Coding Assistants' })).toHaveAttribute(
      'href',
      '/tools/category/coding-assistants',
    );
    expect(aside().getByRole('link', { name: 'Code review' })).toHaveAttribute(
      'href',
      '/tools/category/coding-assistants?subcategory=Code+review',
    );
    expect(aside().getByText('Refactoring')).toBeVisible();
    expect(aside().getByRole('link', { name: 'Developers' })).toHaveAttribute(
      'href',
      '/tools?industry=developers',
    );
    expect(aside().getByRole('link', { name: 'Students' })).toHaveAttribute(
      'href',
      '/tools?industry=students',
    );
    expect(aside().getByText('GitHub')).toBeVisible();
    expect(aside().getByText('November 14, 2026')).toBeVisible();
    const premium =
      aside()
        .getByRole('link', { name: /Premium Listing/ })
        .getAttribute('href') ?? '';
    expect(decodeURIComponent(premium.replaceAll('+', ' '))).toBe('/contact?subject=Premium Listing');
  });

  // proves seo-12
  test.each([
    ['https://ai-toolshelf.example/tools/beta', 'https://ai-toolshelf.example/tools/beta'],
    ['https://evil.example/tools/alpha', 'https://ai-toolshelf.example/tools/alpha'],
  ])('its own canonical address %s', async (canonicalUrl, used) => {
    server.answer('/api/tools/slug/alpha', json(rawFullTool('Alpha', { seo: { canonicalUrl } })));
    await open('/tools/alpha');
    await title('Alpha');
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', used);
  });

  // proves seo-4
  test('its head: title, description, canonical address, structured data', async () => {
    await open('/tools/alpha');
    await title('Alpha');
    expect(document.title).toBe('Alpha on AI Toolshelf');
    expect(document.head.querySelectorAll('title')).toHaveLength(1);
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute('content', 'All about Alpha.');
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      'https://ai-toolshelf.example/tools/alpha',
    );
    expect(document.querySelector('meta[name="robots"]')).toBeNull();
    const nodes = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => JSON.parse(textContent) as { '@type': unknown },
    );
    const types = nodes.map((node) => node['@type']);
    expect(types).toContainEqual(['Product', 'SoftwareApplication']);
    expect(types).toContain('BreadcrumbList');
    expect(JSON.stringify(nodes)).toContain('"@type":"Review"');
    expect(JSON.stringify(nodes)).toContain('"@type":"AggregateRating"');
  });

  // proves tool-4
  test('six features and four use cases, the others on request', async () => {
    const { user } = await open('/tools/alpha');
    await title('Alpha');
    expect(itemsOf('Key Features')).toEqual(['Reads a diff', 'b', 'c', 'd', 'e', 'f']);
    expect(section('Key Features').getByText('Reads').tagName).toBe('STRONG');
    await user.click(section('Key Features').getByRole('button', { name: 'Show 2 More Features' }));
    expect(itemsOf('Key Features')).toHaveLength(8);
    await user.click(section('Key Features').getByRole('button', { name: 'Show Less' }));
    expect(itemsOf('Key Features')).toHaveLength(6);
    expect(itemsOf('Use Cases')).toEqual(['One', 'Two', 'Three', 'Four']);
    await user.click(section('Use Cases').getByRole('button', { name: 'Show 1 More Use Cases' }));
    expect(itemsOf('Use Cases')).toHaveLength(5);
    await user.click(section('Use Cases').getByRole('button', { name: 'Show Less' }));
    expect(itemsOf('Use Cases')).toHaveLength(4);
  });

  // proves tool-4
  test('all features and use cases on paper', async () => {
    await open('/tools/alpha');
    // The last request of the page, which the next test would count.
    await waitFor(() => expect(section('More Tools Like Alpha').getAllByRole('article')).toHaveLength(3));
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(itemsOf('Key Features')).toHaveLength(8);
    expect(itemsOf('Use Cases')).toHaveLength(5);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(itemsOf('Key Features')).toHaveLength(6);
    expect(itemsOf('Use Cases')).toHaveLength(4);
  });

  // proves tool-5
  test('three other tools of its category, never itself', async () => {
    await open('/tools/alpha');
    await screen.findByRole('heading', { name: 'More Tools Like Alpha' });
    await waitFor(() => expect(section('More Tools Like Alpha').getAllByRole('article')).toHaveLength(3));
    expect(section('More Tools Like Alpha').queryByRole('article', { name: 'Alpha' })).toBeNull();
    expect(server.reads('/api/tools?limit=10').map(({ params }) => params)).toEqual([
      { category: 'coding-assistants', limit: '10' },
    ]);
  });

  // proves tool-6
  test('three posts of the blog', async () => {
    await open('/tools/alpha');
    await screen.findByRole('heading', { name: 'Read More About Alpha' });
    const links = section('Read More About Alpha').getAllByRole('link');
    expect(links).toHaveLength(3);
    expect(new Set(links.map((link) => link.getAttribute('href'))).size).toBe(3);
    expect(screen.queryByText('Related Resources')).toBeNull();
  });

  // proves tool-6
  test('a post about the tool is always among the three', async () => {
    const about = { relatedTools: [rawFullTool('Alpha')._id] };
    const posts = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'].map((title) =>
      rawPost(`Post ${title}`, title === 'Five' ? about : {}),
    );
    server.answer('/api/blogs', json(posts));
    await open('/tools/alpha');
    await screen.findByRole('heading', { name: 'Read More About Alpha' });
    expect(section('Read More About Alpha').getByRole('link', { name: /Post Five/ })).toBeVisible();
    expect(section('Read More About Alpha').getAllByRole('link')).toHaveLength(3);
  });

  // proves tool-6
  test('Related Resources when there are no posts', async () => {
    server.answer('/api/blogs', json([]));
    await open('/tools/alpha');
    await screen.findByRole('heading', { name: 'Related Resources' });
    expect(section('Related Resources').getByRole('link')).toHaveAttribute('href', '/blog');
  });
});

describe('a tool with hardly anything', () => {
  // proves tool-7, tool-21
  test('shows what there is, and draws views, clicks and votes within their bounds', async () => {
    server.answer('/api/tools/slug/bare', json({ name: 'Bare', slug: 'bare', category: 'marketing' }));
    await open('/tools/bare');
    await title('Bare');
    const main = within(screen.getByRole('main'));
    const bounds: [RegExp, number, number][] = [
      [/^[\d,]+ views?$/, 100, 1099],
      [/^[\d,]+ clicks?$/, 20, 119],
      [/^\d+ helpful$/, 20, 69],
    ];
    for (const [text, from, to] of bounds) {
      const count = Number.parseInt(main.getByText(text).textContent.replaceAll(',', ''), 10);
      expect(count).toBeGreaterThanOrEqual(from);
      expect(count).toBeLessThanOrEqual(to);
    }
    expect(JSON.stringify([...document.scripts].map(({ textContent }) => textContent))).not.toMatch(
      /AggregateRating|Review/,
    );
    expect(screen.queryByRole('link', { name: /^Try Tool/ })).toBeNull();
    for (const heading of [
      "Editor's Verdict",
      'Key Features',
      'Use Cases',
      'Pros and Cons',
      'What Users Say',
    ]) {
      expect(screen.queryByRole('heading', { name: heading })).toBeNull();
    }
    expect(screen.getByText('Bare interface screenshot')).toBeVisible();
    expect(screen.getByText('None published yet')).toBeVisible();
  });

  test.each([
    ['a hostile website', { websiteUrl: 'java\nscript:alert(1)' }],
    ['a website without a scheme', { websiteUrl: 'tool.example' }],
  ])('%s is not offered', async (_, more) => {
    server.answer('/api/tools/slug/bare', json(rawTool('Bare', more)));
    await open('/tools/bare');
    await title('Bare');
    expect(screen.queryByRole('link', { name: /^Try Tool/ })).toBeNull();
  });

  // proves catalogue-10
  test('a logo that is no valid address breaks nothing', async () => {
    server.answer('/api/tools/slug/bare', json(rawTool('Bare', { logo: '//[' })));
    await open('/tools/bare');
    expect(await title('Bare')).toBeVisible();
  });

  // proves tool-8
  test('markup of a record shows as text', async () => {
    const text = '<img src=x onerror=alert(1)></script><script>alert(1)</script>';
    server.answer(
      '/api/tools/slug/bare',
      json(rawTool('Bare', { description: text, editorVerdict: text, features: [text, '<b>bold</b>'] })),
    );
    await open('/tools/bare');
    await title('Bare');
    expect(itemsOf('Key Features')).toEqual([text, 'bold']);
    expect(document.querySelector('img[src="x"]')).toBeNull();
    for (const { textContent } of document.querySelectorAll('script[type="application/ld+json"]')) {
      expect(textContent).not.toContain('</script');
    }
  });

  test('a record whose id is a word of the language breaks nothing', async () => {
    server.answer('/api/tools/slug/bare', json(rawTool('Bare', { _id: 'constructor' })));
    await open('/tools/bare');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Bare');
    expect(screen.getByRole('button', { name: /^Helpful \d+$/ })).toBeVisible();
  });
});

describe('what a visitor does', () => {
  // proves accessibility-8, tool-3, tool-15
  test('votes: up, undone, down, across', async () => {
    const { user } = await open('/tools/alpha');
    await title('Alpha');
    const up = screen.getByRole('button', { name: /^Helpful/ });
    const down = screen.getByRole('button', { name: /^Not Helpful/ });
    const counts = () => [up, down].map(({ textContent }) => Number(/\d+/.exec(textContent)?.[0]));
    const pressed = () => [up, down].map((one) => one.getAttribute('aria-pressed'));
    const [ups = 0, downs = 0] = counts();
    expect(ups >= 20 && ups <= 69 && downs >= 1 && downs <= 10).toBe(true);
    expect(pressed()).toEqual(['false', 'false']);
    await user.click(up);
    expect([counts(), pressed()]).toEqual([
      [ups + 1, downs],
      ['true', 'false'],
    ]);
    await user.click(up);
    expect([counts(), pressed()]).toEqual([
      [ups, downs],
      ['false', 'false'],
    ]);
    await user.click(down);
    await user.click(up);
    expect([counts(), pressed()]).toEqual([
      [ups + 1, downs],
      ['true', 'false'],
    ]);
  });

  // proves tool-13, tool-16
  test('votes on a page that is open while another tab clears what is stored', async () => {
    const { user } = await open('/tools/alpha');
    const helpful = () => screen.getByRole('button', { name: /^Helpful \d+$/ });
    await user.click(await screen.findByRole('button', { name: /^Helpful \d+$/ }));
    const shown = helpful().textContent;
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
    expect(helpful()).toHaveAttribute('aria-pressed', 'false');
    await user.click(helpful());
    expect(helpful()).toHaveAttribute('aria-pressed', 'true');
    expect(helpful().textContent).toBe(shown);
  });

  // proves tool-10
  test('saves and compares, each with its toast', async () => {
    const { user, toasts } = await open('/tools/alpha');
    await title('Alpha');
    await user.click(aside().getByRole('button', { name: 'Save' }));
    await user.click(aside().getByRole('button', { name: 'Saved' }));
    await user.click(aside().getByRole('button', { name: 'Compare' }));
    await user.click(aside().getByRole('button', { name: 'Remove' }));
    expect(aside().getByRole('button', { name: 'Compare' })).toBeVisible();
    expect(aside().getByRole('button', { name: 'Save' })).toBeVisible();
    expect(toasts()).toEqual([
      'Tool added to bookmarks',
      'Tool removed from bookmarks',
      'Alpha added to comparison',
      'Alpha removed from comparison',
    ]);
  });

  test('switches the theme', async () => {
    const { user, toasts } = await open('/tools/alpha');
    await title('Alpha');
    await user.click(screen.getByRole('button', { name: 'Switch to dark mode' }));
    expect(await screen.findByRole('button', { name: 'Switch to light mode' })).toBeVisible();
    expect(toasts()).toEqual(['Switched to dark mode']);
  });
});

describe('a tool that a list has brought', () => {
  const openings = (actions: readonly { type: string }[]) =>
    actions.filter(({ type }) => type === 'tools/toolOpened');

  /** From the list to the tool's page, with what the list knows of it. */
  const follow = async () => {
    const app = await open('/tools');
    await app.user.click(await screen.findByRole('link', { name: 'Alpha' }));
    return app;
  };

  // proves tool-1
  test('is opened at once, with its counts', async () => {
    const release = server.hold('/api/tools/slug/alpha');
    const { actions, store } = await follow();
    expect(await screen.findByRole('button', { name: /^Helpful \d+$/ })).toBeVisible();
    expect(store.getState().recentlyViewed.items.map(({ name }) => name)).toEqual(['Alpha']);
    release();
    await waitFor(() => expect(server.reads('/api/tools/slug/alpha')).toHaveLength(1));
    expect(openings(actions)).toHaveLength(1);
  });

  // proves tool-27
  test('is recently viewed as its own record describes it', async () => {
    const { description, ...sparse } = rawTool('Alpha');
    const own = rawTool('Alpha', { logo: 'https://img.example/logo.png' });
    server.answer('/api/tools?limit=12', json({ tools: [sparse], totalItems: 1, totalPages: 1 }));
    server.answer('/api/tools/slug/alpha', json(own));
    const { store } = await follow();
    const entries = () => store.getState().recentlyViewed.items;
    await waitFor(() => expect(entries()[0]).toMatchObject({ description, logo: own.logo }));
    expect(entries()).toHaveLength(1);
  });

  test('is opened once in StrictMode too', async () => {
    renderInStrictMode();
    const { actions } = await follow();
    expect(await screen.findByRole('button', { name: /^Helpful \d+$/ })).toBeVisible();
    expect(openings(actions)).toHaveLength(1);
  });

  test('is not recently viewed when it turns out to be missing', async () => {
    expectConsole('error', 'API error: 404');
    const release = server.hold('/api/tools/slug/alpha');
    server.answer('/api/tools/slug/alpha', notFound);
    const { store, sent } = await follow();
    await title('Alpha');
    release();
    await title('Tool Not Found');
    expect(store.getState().recentlyViewed.items).toEqual([]);
    expect(JSON.stringify(sent)).toContain('tools/toolFoundMissing');
  });

  test('is no longer recently viewed when it is missing in a later visit', async () => {
    expectConsole('error', 'API error: 404');
    server.answer('/api/tools/slug/gone', notFound);
    const gone = viewedToolOf(toolOf(rawTool('Gone')), '2026-11-20T10:00:00.000Z');
    const { store } = await open('/tools/gone', {
      preloadedState: {
        recentlyViewed: { ...recentlyViewedSlice.getInitialState(), items: [gone] },
        visit: { ...visitSlice.getInitialState(), startedAt: visit.payload.startedAt },
      },
    });
    await title('Tool Not Found');
    expect(store.getState().recentlyViewed.items).toEqual([]);
  });

  test('is still there when its read fails and what is known of it is shown', async () => {
    expectConsole('error', 'API error: 500');
    server.answer('/api/tools/slug/alpha', serverFault);
    const { store } = await follow();
    expect(await screen.findByRole('button', { name: /^Helpful \d+$/ })).toBeVisible();
    await waitFor(() => expect(consoleLines('error')).not.toEqual([]));
    expect(screen.getByRole('heading', { level: 1, name: 'Alpha' })).toBeVisible();
    expect(store.getState().recentlyViewed.items.map(({ name }) => name)).toEqual(['Alpha']);
  });
});

describe('a tool whose id is in its address', () => {
  const raw = rawTool('Alpha', { _id: 'alpha', id: 'alpha' });
  const viewed = ({ store }: App) => store.getState().recentlyViewed.items.map(({ name }) => name);
  const details = () => section('Facts and sources').findByText(/No sources are listed yet/);

  beforeEach(() => {
    server.answer('/api/tools', json([raw]));
    server.answer('/api/tools/slug/alpha', json(raw));
    server.answer('/api/tools/alpha', notFound);
  });

  // proves catalogue-3
  test.each(['/tools', '/tools/alpha'])('since it is its slug too: read by slug, from %s', async (path) => {
    const app = await open(path);
    if (path === '/tools') await app.user.click(await screen.findByRole('link', { name: 'Alpha' }));
    await title('Alpha');
    expect(await details()).toBeVisible();
    await waitFor(() => expect(viewed(app)).toEqual(['Alpha']));
    expect(server.reads('/api/tools/slug/alpha')).toHaveLength(1);
    expect(server.reads('/api/tools/alpha')).toEqual([]);
  });

  // proves catalogue-3
  test('since it has no slug: read by id', async () => {
    expectConsole('error', 'API error: 404');
    const bare = { ...raw, slug: undefined };
    server.answer('/api/tools', json([bare]));
    server.answer('/api/tools/slug/alpha', notFound);
    server.answer('/api/tools/alpha', json(bare));
    const app = await open('/tools');
    await app.user.click(await screen.findByRole('link', { name: 'Alpha' }));
    await title('Alpha');
    expect(await details()).toBeVisible();
    expect(viewed(app)).toEqual(['Alpha']);
  });

  test('is missing when neither its slug nor its id finds it', async () => {
    expectConsole('error', 'API error: 404');
    server.answer('/api/tools/slug/alpha', notFound);
    const app = await open('/tools');
    await app.user.click(await screen.findByRole('link', { name: 'Alpha' }));
    await title('Tool Not Found');
    expect(viewed(app)).toEqual([]);
  });
});

describe('a built-in sample, which the server does not have', () => {
  beforeEach(() => {
    server.reset(catalogueOf([]));
    expectConsole('error', 'API error: 404');
  });

  // proves catalogue-9
  test('is opened from the list that it stands in', async () => {
    const { user, store } = await open('/tools');
    await user.click(await screen.findByRole('link', { name: 'Descript' }));
    await title('Descript');
    expect(await section('Facts and sources').findByText(/Facts checked/)).toBeVisible();
    await waitFor(() => expect(consoleLines('error')).not.toEqual([]));
    expect(await title('Descript')).toBeVisible();
    expect(store.getState().recentlyViewed.items.map(({ name }) => name)).toEqual(['Descript']);
  });

  // proves catalogue-9
  test('is missing where no list has brought it', async () => {
    await open('/tools/descript');
    expect(await title('Tool Not Found')).toBeVisible();
  });
});

describe('a tool that cannot be shown', () => {
  const sentence = "The tool you're looking for doesn't exist or has been removed.";

  // proves seo-11, tool-22
  test('missing: Tool Not Found, and the way back', async () => {
    expectConsole('error', 'API error: 404');
    const { user, address } = await open('/tools/nobody');
    await title('Tool Not Found');
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
    expect(server.reads('/api/tools/slug/nobody')).toHaveLength(1);
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Back to All Tools' }));
    await title('All AI Tools');
    expect(address()).toBe('/tools');
  });

  // proves catalogue-7, tool-23
  test.each([
    ['500', serverFault],
    ['half a JSON', halfJson],
  ])('a read that fails (%s): the same, with a Retry that brings it', async (_, answer) => {
    expectConsole('error', 'API error');
    server.answer('/api/tools/slug/alpha', answer);
    const { user } = await open('/tools/alpha');
    await title('Tool Not Found');
    expect(screen.getByText(sentence)).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Back to All Tools' })).toHaveAttribute(
      'href',
      '/tools',
    );
    const retry = screen.getByRole('button', { name: 'Retry' });
    await user.click(retry);
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-disabled'));
    expect(retry).toHaveFocus();
    server.reset();
    await user.click(retry);
    expect(await title('Alpha')).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  // proves tool-30
  test('a read that fails where a list has shown it: what is known, and a Retry that brings the rest', async () => {
    expectConsole('error', 'API error: 500');
    server.answer('/api/tools/slug/alpha', serverFault);
    const { user } = await open('/tools');
    await user.click(await screen.findByRole('link', { name: 'Alpha' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Parts of this page could not be loaded. Please try again later.',
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Alpha' })).toBeVisible();
    server.reset();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('similar tools that cannot be refreshed stay', async () => {
    expectConsole('error', 'API error: 500');
    const { goBack, goForward, actions, store } = await open('/tools/alpha', { before: '/about' });
    await title('Alpha');
    const similar = () =>
      section('More Tools Like Alpha')
        .getAllByRole('article')
        .map((one) => within(one).getByRole('heading').textContent);
    await waitFor(() => expect(similar()).toHaveLength(3));
    const shown = similar();
    goBack();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Alpha' })).toBeNull());
    server.answer('/api/tools?limit=10', serverFault);
    holdClock(new Date(Date.now() + 400_000));
    goForward();
    releaseClock();
    const hasFailed = (action: UnknownAction) =>
      listSimilarTools.matchRejected(action) && !action.meta.condition;
    await waitFor(() => expect(actions.some(hasFailed)).toBe(true));
    // Shown at once, and not with the next batch of RTK Query's actions.
    act(() => void store.dispatch({ type: 'test/shown' }));
    expect(similar()).toEqual(shown);
  });

  // proves catalogue-7, tool-24
  test('similar tools and posts that fail leave the page as it is', async () => {
    expectConsole('error', 'API error: 500');
    server.answer('/api/tools', serverFault);
    server.answer('/api/blogs', serverFault);
    const { toasts } = await open('/tools/alpha');
    await title('Alpha');
    expect(await screen.findByRole('heading', { name: 'Related Resources' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('heading', { name: /^More Tools Like/ })).toBeNull());
    expect(toasts()).toEqual([]);
  });
});
