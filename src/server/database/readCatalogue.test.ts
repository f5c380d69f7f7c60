import fc from 'fast-check';

import { makeBuiltSite } from '../../../tests/support/builtSite';
import { type EmbeddedDatabase, startDatabase } from '../../../tests/support/embeddedDatabase';
import { catalogueOf, rawPost, rawTool, rawTools } from '../../../tests/support/records';
import { startHost } from '../../../tests/support/startedHost';
import { memoryCatalogue, type ReadCatalogue } from '../../domain/queryCatalogue';
import type { Tool } from '../../domain/tool';
import type { ListingPage } from '../../domain/toolListing';
import { embeddedFolder } from '../catalogue/catalogueFiles';
import { readCatalogue } from '../catalogue/catalogueFolder';

import { type Database, DatabaseUnavailable } from './database';
import { databaseCatalogue } from './databaseCatalogue';
import { loadCatalogue } from './loadCatalogue';

type Params = Readonly<Record<string, string | number>>;

const small = catalogueOf(
  [
    rawTool('Alpha', { tags: ['open source', 'video'], trending: true, platforms: ['Web', 'Linux'] }),
    rawTool('Beta', { category: 'marketing', pricingModel: 'free', subcategories: ['Mail'], reviewCount: 9 }),
    rawTool('Gamma', {
      category: 'marketing',
      description: 'Writes alphabets and records videos',
      industryFit: ['writers'],
    }),
    rawTool('Delta', { slug: `it's "odd"; --`, description: 'Records music', platforms: ['web'] }),
  ],
  [
    rawPost('Old', { publishedAt: '2025-01-01' }),
    rawPost('New', { publishedAt: '2026-01-01', featured: true }),
  ],
);
const embedded = readCatalogue(embeddedFolder);

let database: EmbeddedDatabase;

beforeAll(() => {
  database = startDatabase();
});
afterAll(() => database.close());

const ask = async (read: ReadCatalogue, path: string, params: Params = {}) => {
  const { status, body } = await read({ path, params });
  return { status, body: JSON.parse(JSON.stringify(body)) as unknown };
};
const list = async (read: ReadCatalogue, params: Params) =>
  (await ask(read, '/api/tools', params)).body as ListingPage<Tool>;
const namesIn = ({ tools }: ListingPage<Tool>) => tools.map(({ name }) => name);

describe.each([
  ['memory', () => Promise.resolve(memoryCatalogue(small))],
  [
    'PostgreSQL',
    async () => {
      await loadCatalogue(database, small);
      return databaseCatalogue(database);
    },
  ],
])('a catalogue in %s', (_, open) => {
  let read: ReadCatalogue;
  beforeAll(async () => {
    read = await open();
  });

  // proves catalogue-30
  test.each<[string, Params, string[]]>([
    ['nothing', {}, ['Alpha', 'Beta', 'Gamma', 'Delta']],
    ['category', { category: 'marketing' }, ['Beta', 'Gamma']],
    ['pricing model', { pricingModel: 'Free' }, ['Beta']],
    ['platform', { platform: 'WEB', sort: 'name' }, ['Alpha', 'Beta', 'Delta', 'Gamma']],
    ['industry and tag', { industry: 'Writers', tag: 'none' }, []],
    ['trending', { trending: 'true' }, ['Alpha']],
    ['order and page', { sort: 'name', limit: 2, page: 1 }, ['Delta', 'Gamma']],
    ['a page that is not there', { limit: 2, page: 7 }, []],
    ['a search in names first', { search: 'alpha' }, ['Alpha', 'Gamma']],
    ['a form of a word', { search: 'recording' }, ['Gamma', 'Delta']],
    ['the words of several', { search: 'records music' }, ['Delta']],
    ['those with the most words', { search: 'music bicycles' }, ['Delta']],
    [
      'those with the most of three words, one of them unknown',
      { search: 'records music bicycles' },
      ['Delta'],
    ],
    ['those with one of three words', { search: 'alphabets music bicycles' }, ['Gamma', 'Delta']],
    ['a misspelt word', { search: 'recoords' }, ['Gamma', 'Delta']],
    ['a search with a filter', { search: 'video', category: 'marketing' }, ['Gamma']],
    ['what is no SQL', { search: `'); DROP TABLE tools; --` }, []],
    ['a quotation mark in a filter', { platform: `Web'` }, []],
  ])('tools by %s', async (_name, params, names) => {
    expect(namesIn(await list(read, params)).sort()).toEqual(names.toSorted());
  });

  test('records and posts', async () => {
    expect(await ask(read, '/api/tools/slug/beta')).toMatchObject({ status: 200, body: { name: 'Beta' } });
    expect(await ask(read, '/api/tools/id-gamma')).toMatchObject({ status: 200, body: { name: 'Gamma' } });
    const odd = await ask(read, `/api/tools/slug/${encodeURIComponent(`it's "odd"; --`)}`);
    expect(odd).toMatchObject({ body: { name: 'Delta' } });
    expect(await ask(read, '/api/tools/slug/nobody')).toMatchObject({ status: 404 });
    expect(await ask(read, '/api/users')).toMatchObject({ status: 404 });
    const titles = async (params: Params) =>
      ((await ask(read, '/api/blogs', params)).body as { blogs: { title: string }[] }).blogs.map(
        ({ title }) => title,
      );
    expect(await titles({})).toEqual(['New', 'Old']);
    expect(await titles({ featured: 'true' })).toEqual(['New']);
    expect(await titles({ limit: 1 })).toEqual(['New']);
    expect(await ask(read, '/api/blogs/slug/old')).toMatchObject({ body: { content: '<p>Old.</p>' } });
  });

  test('says what was corrected, and what other filters would find', async () => {
    const { match, facets } = await list(read, { search: 'recoords' });
    expect(match).toEqual({ kind: 'all', corrected: 'records' });
    expect(facets?.category).toEqual({ 'coding-assistants': 1, marketing: 1 });
    const { elsewhere } = await list(read, { search: 'music', category: 'marketing' });
    expect(elsewhere).toEqual({ total: 1, without: { category: 1, search: 2 } });
  });
});

describe('both catalogues with the embedded tools', () => {
  const memory = memoryCatalogue(embedded);
  let read: ReadCatalogue;
  beforeAll(async () => {
    await loadCatalogue(database, embedded);
    read = await databaseCatalogue(database);
  });

  const some = fc.constantFrom(...embedded.tools);
  const anyFilters = fc.record(
    {
      category: some.map(({ category }) => category),
      pricingModel: some.map(({ pricingModel }) => pricingModel),
      platform: some.map(({ platforms: [first = 'Web'] }) => first.toUpperCase()),
      subcategory: some.map(({ subcategories: [first = 'None'] }) => first),
      industry: some.map(({ industryFit: [first = 'none'] }) => first),
      tag: some.map(({ tags: [first = 'none'] }) => first),
      trending: fc.constantFrom('true', ''),
      sort: fc.constantFrom('name', 'price', 'checked', 'rating', ''),
      page: fc.nat(3),
      limit: fc.constantFrom(3, 12, 100),
    },
    { requiredKeys: [] },
  );

  // proves catalogue-31
  test('answer every filter, order and page alike', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilters, async (params) => {
        expect(await ask(read, '/api/tools', params)).toEqual(await ask(memory, '/api/tools', params));
      }),
      { numRuns: 60 },
    );
  });

  test('answer every record alike', async () => {
    await fc.assert(
      fc.asyncProperty(some, async ({ slug, _id }) => {
        for (const path of [`/api/tools/slug/${slug}`, `/api/tools/${_id}`]) {
          expect(await ask(read, path)).toEqual(await ask(memory, path));
        }
      }),
      { numRuns: 20 },
    );
    expect(await ask(read, '/api/blogs')).toEqual(await ask(memory, '/api/blogs'));
  });

  const without = (text: string, at: number) => text.slice(0, at) + text.slice(at + 1);
  const words = embedded.tools.flatMap(({ name, tags }) => [name, ...tags]);
  const anySearch = fc.oneof(
    fc.constantFrom(...words),
    fc.tuple(fc.constantFrom(...words), fc.constantFrom(...words)).map((pair) => pair.join(' ')),
    fc.tuple(fc.constantFrom(...words), fc.constantFrom(...words)).map((pair) => `zyzzyva ${pair.join(' ')}`),
    fc.constantFrom(...words).map((text) => `best free ai for ${text}`),
    some.map(({ name }) => `alternatives to ${name}`),
    some.map(({ name }) => name.slice(0, 5)),
  );

  // proves catalogue-32
  test('find the same tools for a text, the named one first', async () => {
    await fc.assert(
      fc.asyncProperty(anySearch, anyFilters, async (search, { category = '', sort = '' }) => {
        const params = { search, category, sort };
        const [inDatabase, inMemory] = [await list(read, params), await list(memory, params)];
        expect({ ...inDatabase, tools: namesIn(inDatabase).sort() }).toEqual({
          ...inMemory,
          tools: namesIn(inMemory).sort(),
        });
        const isOrdered = inMemory.sorts?.some((offered) => offered === sort) ?? false;
        if (isOrdered) expect(namesIn(inDatabase)).toEqual(namesIn(inMemory));
        // Tools of other categories are not found, so the order of the rest may differ.
        const isNamedFound = namesIn(inMemory).includes(search);
        if (isNamedFound) expect(namesIn(inDatabase)[0]).toBe(namesIn(inMemory)[0]);
      }),
      { numRuns: 60, examples: [['Make', { category: 'ai-chatbots' }]] },
    );
  });

  test('correct a misspelt name alike', async () => {
    await fc.assert(
      fc.asyncProperty(some, fc.nat(20), async ({ name }, at) => {
        const search = without(name, 1 + (at % Math.max(1, name.length - 1)));
        const [inDatabase, inMemory] = [await list(read, { search }), await list(memory, { search })];
        expect([search, inDatabase.match]).toEqual([search, inMemory.match]);
        expect(namesIn(inDatabase).sort()).toEqual(namesIn(inMemory).sort());
      }),
      { numRuns: 30 },
    );
  });
});

// proves catalogue-32
test('words that are longer than any search are searched for in neither', async () => {
  const records = catalogueOf([
    rawTool('Alpha', { description: `Records ${'é'.repeat(3000)}`, tags: ['x'.repeat(201)] }),
    rawTool('Beta', { description: 'é'.repeat(200) }),
  ]);
  await loadCatalogue(database, records);
  for (const read of [memoryCatalogue(records), await databaseCatalogue(database)]) {
    expect(namesIn(await list(read, { search: 'records' }))).toEqual(['Alpha']);
    expect(namesIn(await list(read, { search: 'é'.repeat(200) }))).toEqual(['Beta']);
    expect(namesIn(await list(read, { search: 'x'.repeat(100) }))).toEqual([]);
  }
});

test('the norm of a tool’s words is that of ts_rank', async () => {
  await loadCatalogue(database, embedded);
  const ranks = await database.query<{ position: number; own: number; built_in: number }>(
    `SELECT position, norm * ts_rank(forms, query) AS own, ts_rank(forms, query, 1) AS built_in
      FROM catalogue.words, (SELECT 'ai | video:*'::tsquery AS query) AS wanted`,
  );
  expect(ranks).toHaveLength(embedded.tools.length);
  expect(ranks.some(({ own }) => own > 0)).toBe(true);
  expect(ranks.filter(({ own, built_in }) => Math.abs(own - built_in) > 1e-6)).toEqual([]);
});

// proves catalogue-33
test('a load takes the place of the catalogue before at once, also in a list without tools', async () => {
  await loadCatalogue(database, small);
  const read = await databaseCatalogue(database);
  const categories = async () => (await list(read, { category: 'none' })).facets?.category;
  expect(await categories()).toEqual({ 'coding-assistants': 2, marketing: 2 });
  await loadCatalogue(database, catalogueOf([rawTool('Epsilon')]));
  expect(await categories()).toEqual({ 'coding-assistants': 1 });
});

// proves delivery-22
test('roles that could read the catalogue before can read the one that is loaded', async () => {
  await loadCatalogue(database, small);
  await database.query('CREATE ROLE "the reader"; CREATE ROLE stranger');
  const readable = async (role: string) => {
    await database.query(`SET ROLE ${role}`);
    const reading = await Promise.allSettled([
      database.query('SELECT slug FROM catalogue.tools JOIN catalogue.snapshot ON true'),
      database.query('RESET ROLE'),
    ]);
    return reading[0].status === 'fulfilled';
  };
  const grantTo = (role: string) =>
    database.query(
      `GRANT USAGE ON SCHEMA catalogue TO ${role}; GRANT SELECT ON ALL TABLES IN SCHEMA catalogue TO ${role}`,
    );
  await grantTo('"the reader"');
  await loadCatalogue(database, small);
  expect([await readable('"the reader"'), await readable('stranger')]).toEqual([true, false]);
  await grantTo('PUBLIC');
  await loadCatalogue(database, small);
  expect(await readable('stranger')).toBe(true);
});

// proves catalogue-33
test('requests that find their catalogue replaced wait for one reading of the next', async () => {
  await loadCatalogue(database, small);
  let readings = 0;
  const read = await databaseCatalogue({
    ...database,
    query: <Row>(sql: string, values?: readonly unknown[]) => {
      if (sql.includes('search_words')) readings += 1;
      return database.query<Row>(sql, values);
    },
  });
  await loadCatalogue(database, catalogueOf([rawTool('Epsilon')]));
  const pages = await Promise.all([{}, { sort: 'name' }, { category: 'none' }].map((one) => list(read, one)));
  expect(pages.map(namesIn)).toEqual([['Epsilon'], ['Epsilon'], []]);
  expect(readings).toBe(2);
});

// proves catalogue-33, delivery-21
test('a catalogue that is replaced again and again is told as a database that is out of reach', async () => {
  await loadCatalogue(database, small);
  const read = await databaseCatalogue({
    ...database,
    query: <Row>(sql: string, values?: readonly unknown[]) =>
      sql.includes('record') ? Promise.resolve([]) : database.query<Row>(sql, values),
  });
  await expect(list(read, {})).rejects.toThrow(DatabaseUnavailable);
});

// proves catalogue-33
test('a page of tools is never of two loads: the first one after a load is of the new one', async () => {
  await loadCatalogue(database, small);
  const read = await databaseCatalogue(database);
  expect(namesIn(await list(read, { search: 'music' }))).toEqual(['Delta']);
  await loadCatalogue(database, catalogueOf([rawTool('Epsilon', { description: 'Plays music' })]));
  const page = await list(read, { search: 'music' });
  expect(namesIn(page)).toEqual(['Epsilon']);
  expect(page.facets?.category).toEqual({ 'coding-assistants': 1 });
  const more = rawTools(30).map((raw) => ({ ...raw, description: 'Plays music' }));
  await loadCatalogue(database, catalogueOf(more));
  expect(await list(read, { search: 'music', limit: 50 })).toMatchObject({ totalItems: 30 });
});

// proves delivery-21
test('a database that is out of reach is told with 503, and when it is back the catalogue is too', async () => {
  await loadCatalogue(database, small);
  const log = jest.spyOn(console, 'error').mockImplementation();
  const host = await startHost(makeBuiltSite(), { catalogue: await databaseCatalogue(database) });
  database.fail(new DatabaseUnavailable('The database cannot be reached: gone'));
  const answer = await host.get('/api/tools/slug/beta');
  expect([answer.status, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
    503,
    '5',
    'no-store',
  ]);
  expect(answer.body.toString()).toBe('{"error":"Something went wrong."}');
  expect(log.mock.calls).toEqual([['GET /api/tools/slug/beta: The database cannot be reached: gone']]);
  expect((await host.get('/tools')).status).toBe(200);
  database.fail(undefined);
  expect((await host.get('/api/tools/slug/beta')).status).toBe(200);
  await host.stop();
  log.mockRestore();
});

// proves delivery-22
test('a load whose transaction ends with its connection leaves the catalogue before, or replaces it', async () => {
  const next = catalogueOf([rawTool('Epsilon')]);
  for (let last = 1, sent = last; sent >= last; last += 1) {
    await loadCatalogue(database, small);
    sent = 0;
    const reconnecting: Database = {
      ...database,
      query: async <Row>(sql: string, values?: readonly unknown[]) => {
        if (sent++ === last) await database.query('ROLLBACK');
        return database.query<Row>(sql, values);
      },
    };
    const isLoaded = await loadCatalogue(reconnecting, next).then(
      () => true,
      () => false,
    );
    const page = await list(await databaseCatalogue(database), {});
    expect([last, namesIn(page)]).toEqual([
      last,
      isLoaded ? ['Epsilon'] : ['Alpha', 'Beta', 'Gamma', 'Delta'],
    ]);
  }
});

// proves delivery-22
test('a database without a catalogue is told, and a failed load leaves the one before', async () => {
  await loadCatalogue(database, small);
  const posts = small.posts.map((post) => Object.assign({}, post, { slug: null }));
  await expect(loadCatalogue(database, { tools: [], posts })).rejects.toThrow('null value');
  const read = await databaseCatalogue(database);
  expect(namesIn(await list(read, {}))).toHaveLength(4);
  await database.query('DROP SCHEMA catalogue CASCADE');
  await expect(databaseCatalogue(database)).rejects.toThrow(
    'The database has no catalogue: run "npm run catalogue:load" first.',
  );
});
