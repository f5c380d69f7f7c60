import { catalogueOf, rawPost, rawTool, rawTools } from '../../tests/support/records';

import { queryCatalogue } from './queryCatalogue';

const records = catalogueOf(
  [
    rawTool('Alpha', { tags: ['open source'], trending: true, platforms: ['Web', 'Linux'] }),
    rawTool('Beta', { category: 'marketing', pricingModel: 'free', subcategories: ['Mail'] }),
    rawTool('Gamma', { category: 'marketing', description: 'Writes alphabets', industryFit: ['writers'] }),
  ],
  [
    rawPost('Old', { publishedAt: '2025-01-01' }),
    rawPost('New', { publishedAt: '2026-01-01', featured: true }),
  ],
);

interface Page {
  tools: { name: string }[];
  totalItems: number;
  totalPages: number;
  currentPage: number;
}

const ask = (path: string, params: Record<string, string | number> = {}) =>
  queryCatalogue(records, { path, params });
const namesAt = (params: Record<string, string | number>) =>
  (ask('/api/tools', params).body as Page).tools.map(({ name }) => name).sort();

test.each([
  ['nothing', {}, ['Alpha', 'Beta', 'Gamma']],
  ['category', { category: 'marketing' }, ['Beta', 'Gamma']],
  ['pricing model', { pricingModel: 'free' }, ['Beta']],
  ['platform', { platform: 'Linux' }, ['Alpha']],
  ['trending', { trending: 'true' }, ['Alpha']],
  ['subcategory', { subcategory: 'Mail' }, ['Beta']],
  ['industry', { industry: 'writers' }, ['Gamma']],
  ['tag', { tag: 'open source' }, ['Alpha']],
  ['two together', { category: 'marketing', platform: 'Linux' }, []],
  ['a search in names', { search: 'beta' }, ['Beta']],
  ['a search in texts, whatever the case', { search: 'ALPHA' }, ['Alpha', 'Gamma']],
  ['a search of two words', { search: 'alphabets writes' }, ['Gamma']],
  ['a search for nothing like it', { search: 'zzz' }, []],
  ['an empty value', { category: '', search: ' ' }, ['Alpha', 'Beta', 'Gamma']],
])('tools by %s', (_, params, names) => {
  expect(namesAt(params)).toEqual(names);
});

test('a name that is searched for comes before a text that holds it', () => {
  const { tools } = ask('/api/tools', { search: 'alpha' }).body as Page;
  expect(tools[0]?.name).toBe('Alpha');
});

describe('a search', () => {
  const found = catalogueOf([
    rawTool('Alphabet', {
      shortDescription: 'Tidies up.',
      description: 'Sorts a video library.',
      reviewCount: 900,
    }),
    rawTool('VideoGPT', { description: 'Makes films.' }),
    rawTool('Camera', { tags: ['video'], subcategories: ['Recording'] }),
    rawTool('Letters', { category: 'ai-video-generation', description: 'Makes letters move.' }),
  ]);
  const search = (text: string, records = found) =>
    (queryCatalogue(records, { path: '/api/tools', params: { search: text } }).body as Page).tools.map(
      ({ name }) => name,
    );

  test.each([
    ['the beginning of a word', 'recor', ['Camera']],
    ['a part of a name', 'GPT', ['VideoGPT']],
    ['a part of a name, whatever stands around it', 'phabe', ['Alphabet']],
    ['every word, wherever it stands', 'video sorts', ['Alphabet']],
    ['those with the most words, where none has every one', 'sorts video bicycles', ['Alphabet']],
    ['a letter that is wrong', 'recordimg', ['Camera']],
    ['two letters the wrong way round', 'lirbary', ['Alphabet']],
    ['a letter that is missing, in one of two words', 'vdeo library', ['Alphabet']],
    ['a long word with a letter too many', 'libraary video', ['Alphabet']],
    ['no typo in a short word', 'fms', []],
    ['nothing for a word that is like none', 'blorptastic', []],
    ['nothing but signs', '!? …', []],
  ])('finds %s', (_, text, names) => {
    expect(search(text)).toEqual(names);
  });

  test('names come first, then tags, then categories, then texts', () => {
    expect(search('video')).toEqual(['VideoGPT', 'Camera', 'Letters', 'Alphabet']);
  });

  test('the tool of that name comes first, then the more prominent one', () => {
    const both = catalogueOf([
      rawTool('Co Pilot', { reviewCount: 1 }),
      rawTool('The Big Copilot', { reviewCount: 2 }),
      rawTool('My Copilot', { reviewCount: 1 }),
    ]);
    expect(search('copilot', both)).toEqual(['Co Pilot', 'The Big Copilot', 'My Copilot']);
  });

  test('a typo counts only where no tool has the word as it is', () => {
    const both = catalogueOf([rawTool('Paint'), rawTool('Saint')]);
    expect(search('saint', both)).toEqual(['Saint']);
    expect(search('saixt', both)).toEqual(['Saint']);
  });

  test('two tools with one id do no harm', () => {
    expect(search('twin', catalogueOf([rawTool('Twin'), rawTool('Twin')]))).toEqual(['Twin', 'Twin']);
  });
});

test('pages count from zero, with totals', () => {
  const many = catalogueOf(rawTools(30));
  const pageAt = (page: number) =>
    queryCatalogue(many, { path: '/api/tools', params: { page, limit: 12 } }).body as Page;
  expect([0, 1, 2, 3].map((page) => pageAt(page).tools.length)).toEqual([12, 12, 6, 0]);
  expect(pageAt(2)).toMatchObject({ totalItems: 30, totalPages: 3, currentPage: 2 });
  const seen = [0, 1, 2].flatMap((page) => pageAt(page).tools.map(({ name }) => name));
  expect(new Set(seen).size).toBe(30);
});

test('one tool or post by slug and by id', () => {
  expect(ask('/api/tools/slug/alpha')).toMatchObject({ status: 200, body: { name: 'Alpha' } });
  expect(ask('/api/tools/id-alpha')).toMatchObject({ status: 200, body: { name: 'Alpha' } });
  expect(ask('/api/blogs/slug/old')).toMatchObject({ status: 200, body: { title: 'Old' } });
  expect(ask('/api/blogs/id-old')).toMatchObject({ status: 200, body: { title: 'Old' } });
});

test('the first of several tools with the same key, whichever of its ids it is', () => {
  const twice = catalogueOf([
    rawTool('First', { _id: 'a', id: 'b', slug: 'same' }),
    rawTool('Second', { _id: 'c', id: 'a', slug: 'same' }),
    rawTool('Third', { _id: 'b', id: 'd', slug: 'third' }),
  ]);
  const found = (key: string) => queryCatalogue(twice, { path: `/api/tools/${key}`, params: {} }).body;
  expect(['slug/same', 'a', 'b', 'c', 'd'].map(found)).toMatchObject([
    { name: 'First' },
    { name: 'First' },
    { name: 'First' },
    { name: 'Second' },
    { name: 'Third' },
  ]);
});

test('posts newest first; featured ones, and so many, where asked', () => {
  const titlesAt = (params: Record<string, string | number>) =>
    (ask('/api/blogs', params).body as { blogs: { title: string }[] }).blogs.map(({ title }) => title);
  expect(titlesAt({})).toEqual(['New', 'Old']);
  expect(titlesAt({ featured: 'true', limit: 2 })).toEqual(['New']);
  expect(titlesAt({ limit: 1 })).toEqual(['New']);
});

test.each([
  '/api/tools/slug/nobody',
  '/api/tools/alpha',
  '/api/blogs/slug/nobody',
  '/api/tools/slug/',
  '/api/tools/slug/a/b',
  '/api/users',
  '/',
  '',
  '/api/tools/%E0%A4%A',
  '/api/tools/slug/%',
])('%p answers 404', (path) => {
  expect(ask(path).status).toBe(404);
});
