import { act, cleanup, screen, waitFor, within } from '@testing-library/react';

import type { CatalogueSource } from '../src/catalogue/baseQuery';
import { selectToolEntities } from '../src/catalogue/toolsSlice';
import { compareSlice, selectComparedTools } from '../src/features/compare/compareSlice';

import { expectConsole } from './support/expectConsole';
import { catalogueOf, rawFullTool, type RawRecord, rawTool, toolOf } from './support/records';
import { type AppOptions, renderApp } from './support/renderApp';
import { memorySource } from './support/testStore';

const naming = (...slugs: string[]) => ({
  alternatives: slugs.map((slug) => ({ slug, why: `Better than others, says ${slug}.` })),
});
const raws = [
  rawFullTool('Alpha', { id: undefined, ...naming('beta', 'gamma') }),
  rawFullTool('Beta', { id: undefined, ...naming('delta') }),
  rawTool('Gamma'),
  rawTool('Delta'),
  rawTool('Cats vs dogs'),
];
const source = () => memorySource(catalogueOf(raws));
/** The same tools, of which some have other fields. */
const sourceWith = (more: Record<string, RawRecord>) =>
  memorySource(catalogueOf(raws.map((raw) => ({ ...raw, ...more[String(raw.name)] }))));
const ended = { kind: 'discontinued', at: '2026-06-01', note: 'The website closes.' };
const tool = (index: number) => toolOf(raws[index] ?? {});
const choosing = (...items: ReturnType<typeof tool>[]): AppOptions => ({
  preloadedState: { compare: { ...compareSlice.getInitialState(), items } },
});
const open = (path: string, options: AppOptions = {}) => renderApp(path, { source: source(), ...options });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const metaOf = (selector: string, attribute: string) =>
  document.querySelector(selector)?.getAttribute(attribute);
const expectMissing = (slug: string) => expectConsole('error', new RegExp(`404 /api/tools/slug/${slug}$`));
const outsideTable = (found: HTMLElement[]) => found.filter((one) => !one.closest('table'));
const isIndexable = () => document.querySelector('meta[name="robots"]') === null;

afterEach(cleanup);

describe('whoever opens it', () => {
  // proves versus-1, versus-3, versus-4, routes-1
  test('sees the tools of the address, read from the API', async () => {
    const api = source();
    await open('/versus/alpha-vs-beta', { source: api });
    expect(await title('Alpha vs Beta')).toBeInTheDocument();
    expect(document.title).toBe('Alpha vs Beta: prices and features compared - Toolshelf');
    expect(screen.getByRole('table', { name: 'Side by side' })).toBeInTheDocument();
    for (const name of ['In short', 'When to pick which', 'Questions on the two', 'Related comparisons']) {
      expect(screen.getByRole('region', { name })).toBeInTheDocument();
    }
    const asked = api.requests.map(({ path }) => path).slice(0, 2);
    expect(asked).toEqual(['/api/tools/slug/alpha', '/api/tools/slug/beta']);
  });

  // proves versus-3
  test('sees the whole records of tools that a list has delivered without some of their fields', async () => {
    const withoutAttributes: CatalogueSource = async (request, signal) => {
      const { status, body } = await source()(request, signal);
      if (request.path !== '/api/tools') return { status, body };
      const { tools, ...page } = body as { tools: object[] };
      return { status, body: { ...page, tools: tools.map((tool) => ({ ...tool, attributes: undefined })) } };
    };
    const { goBack } = await open('/tools', { source: withoutAttributes, before: '/versus/alpha-vs-beta' });
    await screen.findByRole('article', { name: 'Alpha' });
    goBack();
    expect(await title('Alpha vs Beta')).toBeInTheDocument();
    const api = await screen.findByRole('row', { name: /^API/ });
    await waitFor(() => expect(within(api).getAllByText('Yes')).toHaveLength(2));
  });

  // proves versus-4
  test('in another order it is the same page with the same canonical address', async () => {
    await open('/versus/beta-vs-alpha');
    await title('Alpha vs Beta');
    expect(metaOf('link[rel="canonical"]', 'href')).toMatch(/\/versus\/alpha-vs-beta$/);
    expect(metaOf('meta[property="og:image"]', 'content')).toMatch(/\/share\/versus\/alpha-vs-beta\.png$/);
  });

  // proves versus-4, seo-2
  test('structured data: the article, the questions and the way', async () => {
    await open('/versus/alpha-vs-beta');
    await title('Alpha vs Beta');
    const nodes = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => JSON.parse(textContent) as { '@type': string; mainEntity?: unknown[] },
    );
    expect(nodes.map((node) => node['@type'])).toEqual(['Article', 'FAQPage', 'BreadcrumbList']);
    expect(nodes[1]?.mainEntity).toHaveLength(3);
  });

  // proves versus-6
  test('only a pair of the editors may be indexed', async () => {
    await open('/versus/alpha-vs-beta');
    await title('Alpha vs Beta');
    expect(isIndexable()).toBe(true);
    cleanup();
    await open('/versus/beta-vs-gamma');
    await title('Beta vs Gamma');
    expect(isIndexable()).toBe(false);
    cleanup();
    await open('/versus/alpha-vs-beta-vs-gamma');
    await title('Alpha vs Beta vs Gamma');
    expect(isIndexable()).toBe(false);
  });

  // proves versus-2
  test('a slug with -vs- in it is found', async () => {
    await open('/versus/cats-vs-dogs-vs-gamma');
    expect(await title('Cats vs dogs vs Gamma')).toBeInTheDocument();
    ['cats', 'dogs'].forEach(expectMissing);
  });

  // proves versus-9
  test('finds related pairs that exist', async () => {
    await open('/versus/alpha-vs-beta');
    const related = within(await screen.findByRole('region', { name: 'Related comparisons' }));
    expect(await related.findByRole('link', { name: 'Alpha vs Gamma' })).toHaveAttribute(
      'href',
      '/versus/alpha-vs-gamma',
    );
    expect(await related.findByRole('link', { name: 'Beta vs Delta' })).toBeInTheDocument();
    expect(related.getAllByRole('link')).toHaveLength(2);
  });

  // proves versus-9, trust-11
  test('is offered no related pair with a tool that has ended', async () => {
    const { store } = await open('/versus/alpha-vs-beta', {
      source: sourceWith({ Delta: { status: ended } }),
    });
    const related = within(await screen.findByRole('region', { name: 'Related comparisons' }));
    expect(await related.findByRole('link', { name: 'Alpha vs Gamma' })).toBeInTheDocument();
    await waitFor(() => expect(selectToolEntities(store.getState())).toHaveProperty('id-delta'));
    expect(related.getAllByRole('link')).toHaveLength(1);
  });

  // proves trust-11
  test('is told that a tool has ended, instead of its price and where to try it', async () => {
    const pricingPlans = [{ name: 'Pro', price: 77, currency: 'USD', per: 'month', note: '' }];
    const priced = { pricingPlans, pricingBadge: 'Free trial' };
    const isPriceShown = () =>
      ['Free trial', 'from $77/mo', 'from $77 per month'].map((text) => screen.queryByText(text) !== null);
    await open('/versus/alpha-vs-beta', { source: sourceWith({ Alpha: priced }) });
    await title('Alpha vs Beta');
    expect(isPriceShown()).toEqual([true, true, true]);
    expect(screen.queryAllByText('Discontinued')).toEqual([]);
    cleanup();
    await open('/versus/alpha-vs-beta', { source: sourceWith({ Alpha: { ...priced, status: ended } }) });
    await title('Alpha vs Beta');
    expect(isPriceShown()).toEqual([false, false, false]);
    expect(outsideTable(screen.getAllByText('Discontinued'))).toHaveLength(1);
    expect(screen.queryAllByRole('link', { name: /^Try Alpha/ })).toEqual([]);
    expect(outsideTable(screen.getAllByRole('link', { name: /^Try Beta/ }))).toHaveLength(1);
  });

  // proves trust-6
  test('sees a price that is no more than the pricing model once', async () => {
    const pricingPlans: unknown[] = [];
    const alpha = { pricingPlans, pricingModel: 'freemium', pricing: 'Freemium' };
    await open('/versus/alpha-vs-beta', { source: sourceWith({ Alpha: alpha }) });
    await title('Alpha vs Beta');
    const [shown, ...others] = outsideTable(screen.getAllByText('Freemium'));
    expect(others).toEqual([]);
    expect(shown?.parentElement?.parentElement?.children).toHaveLength(1);
  });

  // proves tool-9
  test('tries a tool at its own address, as a link that may be paid for', async () => {
    await open('/versus/alpha-vs-beta');
    await title('Alpha vs Beta');
    const [link] = outsideTable(screen.getAllByRole('link', { name: 'Try Alpha (opens in a new tab)' }));
    expect(link).toHaveAttribute('href', 'https://tool.example/start?plan=team&ref=ai-toolshelf#top');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener sponsored');
    expect(link).toHaveAccessibleDescription('tool.example · may be an affiliate link');
  });

  // proves trust-9
  test.each<[string, string, string]>([
    ['2026-10-07', '2026-10-07', 'Facts checked October 7, 2026'],
    ['2026-10-07', '2026-10-08', 'Facts checked: Alpha October 7, 2026; Beta October 8, 2026'],
    ['2026-10-07', '', 'Facts checked: Alpha October 7, 2026'],
    ['', '', ''],
  ])('sees when the facts were checked: "%s" and "%s"', async (alpha, beta, said) => {
    await open('/versus/alpha-vs-beta', {
      source: sourceWith({ Alpha: { factsCheckedAt: alpha }, Beta: { factsCheckedAt: beta } }),
    });
    const header = (await title('Alpha vs Beta')).closest('header') ?? document.body;
    const line = within(header).getByRole('link', { name: 'How we review' }).parentElement;
    expect(line?.textContent).toBe(`${said === '' ? '' : `${said} · `}2 sources · How we review`);
  });
});

describe('an address of nothing', () => {
  const missing = () => screen.findByRole('heading', { level: 1, name: 'Comparison Not Found' });

  // proves versus-2, versus-3
  test.each<[string, string[]]>([
    ['/versus/alpha-vs-nobody', ['nobody']],
    ['/versus/alpha', []],
    ['/versus/alpha-vs-alpha', []],
    [`/versus/${'alpha-vs-'.repeat(9)}beta`, []],
  ])('%s is not found', async (path, slugs) => {
    slugs.forEach(expectMissing);
    await open(path);
    expect(await missing()).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(isIndexable()).toBe(false);
  });

  // proves versus-3
  test('a failed read can be tried again', async () => {
    expectConsole('error', 'API error: 400');
    const api = source();
    let isDown = true;
    const { user } = await open('/versus/alpha-vs-beta', {
      source: (request, signal) =>
        isDown ? Promise.resolve({ status: 400, body: {} }) : api(request, signal),
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Comparison Not Loaded' }),
    ).toBeInTheDocument();
    expect(document.body).toHaveTextContent('could not be loaded');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await title('Alpha vs Beta')).toBeInTheDocument();
  });
});

describe('the visitor’s own selection', () => {
  const line = () => screen.queryByText(/Your own selection is kept/);

  // proves versus-1, versus-10
  test('of other tools is kept, and can be used', async () => {
    const { store, user, address } = await open('/versus/alpha-vs-beta', choosing(tool(2), tool(3)));
    await title('Alpha vs Beta');
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'This link compares Alpha and Beta. Your own selection is kept.',
    );
    expect(selectComparedTools(store.getState()).map(({ name }) => name)).toEqual(['Gamma', 'Delta']);
    await user.click(screen.getByRole('button', { name: 'Use my selection' }));
    expect(address()).toBe('/compare/gamma,delta');
  });

  // proves versus-10
  test('of a single other tool is kept, but is no comparison to use', async () => {
    await open('/versus/alpha-vs-beta', choosing(tool(2)));
    await title('Alpha vs Beta');
    expect(line()).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use my selection' })).toBeNull();
  });

  // proves versus-10, accessibility-15
  test('the line can be hidden, which moves the focus to the table’s heading', async () => {
    const { user } = await open('/versus/alpha-vs-beta', choosing(tool(2), tool(3)));
    await title('Alpha vs Beta');
    await user.click(screen.getByRole('button', { name: 'Hide this line' }));
    expect(line()).toBeNull();
    expect(screen.getByRole('heading', { name: 'Side by side' })).toHaveFocus();
  });

  // proves versus-10
  test('of the same tools needs no line', async () => {
    await open('/versus/alpha-vs-beta', choosing(tool(1), tool(0)));
    await title('Alpha vs Beta');
    expect(line()).toBeNull();
  });

  // proves versus-11
  test('Copy link copies the canonical address', async () => {
    const { user, toasts } = await open('/versus/beta-vs-alpha');
    const writeText = jest.spyOn(navigator.clipboard, 'writeText');
    await title('Alpha vs Beta');
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(writeText).toHaveBeenCalledWith('http://localhost/versus/alpha-vs-beta');
    expect(toasts()).toEqual(['Link copied to clipboard']);
  });
});

describe('changing the table', () => {
  const selected = (store: Awaited<ReturnType<typeof open>>['store']) =>
    selectComparedTools(store.getState()).map(({ name }) => name);

  // proves versus-12
  test('a tool that is added there is among the two that a phone shows', async () => {
    const { user, address } = await open('/versus/alpha-vs-beta');
    await title('Alpha vs Beta');
    await user.click(screen.getByRole('button', { name: 'Add a tool' }));
    await screen.findByRole('dialog', { name: 'Add a tool' });
    await user.keyboard('Delta');
    await screen.findByRole('option', { name: /Delta/ });
    await user.keyboard('{Enter}');
    expect(address()).toBe('/compare/alpha,beta,delta');
    expect(await screen.findByRole('combobox', { name: 'Shown' })).toHaveDisplayValue('Alpha and Delta');
  });

  // proves versus-12
  test('the page’s options stay as they are', async () => {
    const { user, address } = await open('/versus/alpha-vs-beta-vs-gamma');
    await title('Alpha vs Beta vs Gamma');
    await user.click(screen.getByRole('switch', { name: 'Differences only' }));
    await user.click(screen.getByRole('button', { name: /^Remove Beta/ }));
    expect(address()).toBe('/compare/alpha,gamma');
    expect(await screen.findByRole('switch', { name: 'Differences only' })).toBeChecked();
  });

  // proves versus-12
  test('a removed tool makes the others the selection, with Undo', async () => {
    const { store, user, address, notices } = await open(
      '/versus/alpha-vs-beta-vs-gamma',
      choosing(tool(3), tool(4)),
    );
    await title('Alpha vs Beta vs Gamma');
    await user.click(screen.getByRole('button', { name: /^Remove Beta/ }));
    expect(address()).toBe('/compare/alpha,gamma');
    expect(selected(store)).toEqual(['Alpha', 'Gamma']);
    const undo = notices.at(-1)?.action;
    expect(undo).toMatchObject({ label: 'Undo', to: '/versus/alpha-vs-beta-vs-gamma' });
    if (undo && 'event' in undo) act(() => void store.dispatch(undo.event));
    expect(selected(store).sort()).toEqual(['Cats vs dogs', 'Delta']);
  });
});
