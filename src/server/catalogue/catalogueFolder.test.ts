import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { rawFullTool, rawPost, type RawRecord, rawTool } from '../../../tests/support/records';
import { categories } from '../../domain/categories';
import { toolPlaceholder } from '../../domain/tool';

import { embeddedFolder, readSourceFiles } from './catalogueFiles';
import { inspectCatalogue, mistakesMessage, readCatalogue } from './catalogueFolder';
import { catalogueReport } from './catalogueReport';

let folder: string;

beforeEach(() => {
  delete process.env.CATALOGUE;
  folder = mkdtempSync(path.join(tmpdir(), 'catalogue-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Writes a file in the folder and returns its path. */
function put(file: string, content: unknown): string {
  const filePath = path.join(folder, file);
  mkdirSync(path.dirname(filePath), { recursive: true });
  writeFileSync(filePath, typeof content === 'string' ? content : JSON.stringify(content));
  return filePath;
}

const namesIn = (source: string) => {
  const { tools, posts } = readCatalogue(source);
  return [...tools.map(({ name }) => name), ...posts.map(({ title }) => title)];
};

test('without a path it is the embedded one, or the one that CATALOGUE names', () => {
  expect(readCatalogue()).toEqual(readCatalogue(embeddedFolder));
  process.env.CATALOGUE = put('mine.json', [rawTool('Mine')]);
  expect(readCatalogue().tools.map(({ name }) => name)).toEqual(['Mine']);
});

describe('an owner’s catalogue', () => {
  test.each([
    ['a list', [rawTool('A'), rawTool('B')], ['A', 'B']],
    ['the API’s shape', { tools: [rawTool('A'), rawTool('B')], totalItems: 2 }, ['A', 'B']],
    ['one record', rawTool('A'), ['A']],
  ])('tools.json with %s', (_, content, names) => {
    put('tools.json', content);
    expect(namesIn(folder)).toEqual(names);
  });

  test('a folder with a file for each category and each post', () => {
    put('tools/two.json', rawTool('B'));
    put('tools/one.json', [rawTool('A')]);
    put('posts/first.json', { title: 'First', slug: 'first', content: ['<p>a</p>', '<p>b</p>'] });
    put('posts.json', { blogs: [rawPost('Second')] });
    put('blogs.json', [rawPost('Third')]);
    put('tools/notes.txt', 'not for the site');
    expect(namesIn(folder).sort()).toEqual(['A', 'B', 'First', 'Second', 'Third']);
    expect(readCatalogue(folder).posts.find(({ slug }) => slug === 'first')?.content).toBe(
      '<p>a</p>\n<p>b</p>',
    );
  });

  test('one single file of tools', () => {
    expect(namesIn(put('any-name.json', [rawTool('A')]))).toEqual(['A']);
  });

  // proves catalogue-30
  test('texts are read without what no database stores: U+0000, and halves of a character', () => {
    const raw = rawTool('A', { description: 'One\u0000, two\ud800 \\u0000 😀', tags: ['\udc00x'] });
    expect(readCatalogue(put('t.json', [raw])).tools).toMatchObject([
      { description: 'One, two\ufffd \\u0000 😀', tags: ['\ufffdx'] },
    ]);
  });

  test('a byte order mark, which some editors write, is skipped', () => {
    expect(namesIn(put('t.json', `\ufeff${JSON.stringify([rawTool('A')])}`))).toEqual(['A']);
  });

  // proves trust-10
  test('alternatives that name no other tool are left out with a warning', () => {
    const alternatives = ['b', 'b', 'a', 'nowhere'].map((slug) => ({ slug, why: 'Cheaper.' }));
    const source = put('t.json', [rawTool('A', { alternatives }), rawTool('B')]);
    const { catalogue, mistakes, warnings } = inspectCatalogue(source);
    expect(mistakes).toEqual([]);
    expect(catalogue.tools[0]?.alternatives).toEqual([{ slug: 'b', why: 'Cheaper.' }]);
    expect(warnings).toEqual(
      ['a', 'nowhere'].map((slug) => `"A", alternatives: there is no other tool "${slug}"`),
    );
  });

  // proves trust-11
  test('a successor that is no other tool is left out with a warning', () => {
    const tools = ['B', 'A', 'nowhere'].map((name, index) =>
      rawTool(['A', 'B', 'C'][index] ?? '', { status: { kind: 'renamed', successor: name.toLowerCase() } }),
    );
    tools.push(rawTool('D', { status: { kind: 'acquired', successor: 'd' } }), rawTool('E'));
    const { catalogue, mistakes, warnings } = inspectCatalogue(put('t.json', tools));
    expect(mistakes).toEqual([]);
    expect(catalogue.tools.map(({ status }) => status?.successor)).toEqual(['b', 'a', '', '', undefined]);
    expect(catalogue.tools[2]?.status?.kind).toBe('renamed');
    expect(warnings).toEqual([
      '"C", status.successor: there is no other tool "nowhere"',
      '"D", status.successor: there is no other tool "d"',
    ]);
  });

  const plan = { name: 'Pro', price: 9, currency: 'EUR', per: 'month' };
  const source = { title: 'Prices', url: 'https://a.example' };
  // proves catalogue-10
  test.each<[string, RawRecord]>([
    [
      'pricingPlans.1: {"name":"Pro","price":9,"currency":"€","per":"month"} is unusable',
      { pricingPlans: [plan, { ...plan, currency: '€' }] },
    ],
    [
      'pricingPlans.0: {"name":"Pro","price":9,"currency":"EUR","per":"monthly"} is unusable',
      { pricingPlans: [{ ...plan, per: 'monthly' }] },
    ],
    [
      'pricingPlans.2: {"name":"A plan with a name so long that it is not shown to… is unusable',
      { pricingPlans: [plan, plan, { name: 'A plan with a name so long that it is not shown to its end' }] },
    ],
    ['tags.1: {"name":"b"} is unusable', { tags: ['a', { name: 'b' }, '', 'a'] }],
    ['pricingModel: "paid" is unusable', { pricingModel: 'paid' }],
    ['websiteUrl: "example.com" is unusable', { websiteUrl: 'example.com' }],
    ['status: {"kind":"closed"} is unusable', { status: { kind: 'closed' } }],
    ['status.at: "2026-1-5" is unusable', { status: { kind: 'renamed', at: '2026-1-5' } }],
    ['attributes.sso: "Yes" is unusable', { attributes: { api: 'yes', sso: 'Yes' } }],
    ['rating: "4,5" is unusable', { rating: '4,5' }],
    ['featured: "yes" is unusable', { featured: 'yes' }],
    [
      'sources.0: {"title":"Prices","url":"a.example"} is unusable',
      { sources: [{ ...source, url: 'a.example' }, source] },
    ],
    ['sources.1.checkedAt: "May" is unusable', { sources: [source, { ...source, checkedAt: 'May' }] }],
    ['factsCheckedAt: "2026-1-5" is unusable', { factsCheckedAt: '2026-1-5' }],
  ])('a field that cannot be used is a warning: %s', (warning, more) => {
    const { mistakes, warnings } = inspectCatalogue(put('t.json', [rawTool('A', more)]));
    expect(mistakes).toEqual([]);
    expect(warnings).toEqual([`t.json, "A", ${warning}`]);
  });

  // proves catalogue-10
  test('each entry of a list that cannot be used is named', () => {
    const pricingPlans = [{ name: 'A' }, plan, { name: 'B' }, { name: 'A' }];
    expect(inspectCatalogue(put('t.json', [rawTool('A', { pricingPlans })])).warnings).toEqual([
      't.json, "A", pricingPlans.0: {"name":"A"} is unusable',
      't.json, "A", pricingPlans.2: {"name":"B"} is unusable',
      't.json, "A", pricingPlans.3: {"name":"A"} is unusable',
    ]);
  });

  // proves catalogue-10
  test('an alternative that repeats the slug of another is a warning', () => {
    const alternatives = ['Cheaper.', 'Quicker.'].map((why) => ({ slug: 'b', why }));
    expect(inspectCatalogue(put('t.json', [rawTool('A', { alternatives }), rawTool('B')])).warnings).toEqual([
      't.json, "A", alternatives: 1 of 2 repeats another',
    ]);
  });

  test('a post’s field that cannot be used is a warning too', () => {
    put('tools.json', [rawTool('A')]);
    put('posts.json', [rawPost('B', { readTime: 'long', updatedAt: 'yesterday' })]);
    expect(inspectCatalogue(folder).warnings).toEqual([
      'posts.json, "B", readTime: "long" is unusable',
      'posts.json, "B", updatedAt: "yesterday" is unusable',
    ]);
  });

  test('nothing is said of what is empty, the default, given twice or the owner’s own', () => {
    const empty = { pricing: ' ', rating: null, tags: [], status: null, attributes: {}, websiteUrl: '' };
    const others = {
      logo: toolPlaceholder,
      pros: ['Quick', 'Quick ', ''],
      reviewCount: '12',
      notes: { mine: 'yes' },
      pricingPlans: [{ ...plan, sku: 'x', price: null, note: '' }],
      useCases: 'One',
    };
    const raws = [rawTool('A', empty), rawTool('B', others), rawFullTool('C')];
    expect(inspectCatalogue(put('t.json', raws)).warnings).toEqual([]);
  });

  test('every field of the embedded catalogue can be used', () => {
    const { tools, posts } = readSourceFiles(embeddedFolder);
    put(
      'tools.json',
      tools.map(({ raw }) => raw),
    );
    put(
      'posts.json',
      posts.map(({ raw }) => raw),
    );
    expect(inspectCatalogue(folder).warnings).toEqual([]);
  });

  test('a name and a slug are all that a record needs, the static articles stay', () => {
    const { tools, posts, articles } = readCatalogue(put('t.json', [{ name: 'A', slug: 'a' }]));
    expect(tools).toMatchObject([{ name: 'A', slug: 'a', features: [], rating: 0 }]);
    expect(posts).toEqual([]);
    expect(articles).toHaveLength(3);
  });

  test.each([
    ['an unknown category', 'robots', 'robots'],
    ['no category', undefined, ''],
  ])('%s is a warning, and the tool goes to AI Chatbots', (_, category, named) => {
    const source = put('t.json', [rawTool('A', { category })]);
    const { catalogue, mistakes, warnings } = inspectCatalogue(source);
    expect(mistakes).toEqual([]);
    expect(warnings).toEqual([expect.stringContaining(`t.json, "A": Invalid category "${named}"`)]);
    expect(catalogue.tools[0]?.category).toBe('ai-chatbots');
  });

  test.each<[string, unknown, string]>([
    [
      'a slug twice',
      [rawTool('A'), rawTool('B', { slug: 'a' })],
      'tools.json, "B", slug: "a" is already that of tools.json, "A"',
    ],
    [
      'an id twice',
      [rawTool('A'), rawTool('B', { _id: 'id-a' })],
      'tools.json, "B", id: "id-a" is already that of tools.json, "A"',
    ],
    [
      'no name',
      [{ slug: 'a' }],
      'tools.json, "a": A tool without a name, or without slug and id, was dropped.',
    ],
    ['neither slug nor id', [{ name: 'A' }], 'tools.json, "A": A tool without a name'],
    ['no record', [42], 'tools.json, a record without a name: A tool without a name'],
    ['no JSON', '[', 'tools.json: '],
  ])('stops with %s', (_, content, message) => {
    put('tools.json', content);
    expect(() => readCatalogue(folder)).toThrow(message);
  });

  // proves delivery-63
  test.each<[string, string]>([
    ['the folder itself', '.'],
    ['the folder above', '..'],
    ['a hidden folder', '.well-known'],
    ['two folders', 'a/b'],
    ['two folders of Windows', 'a\\b'],
    ['a control character', 'a\u0001b'],
    ['the list’s own page', 'index.html'],
    ['a feed', 'Feed.json'],
    ['a compressed feed', 'feed.xml.br'],
    ['too many bytes', 'é'.repeat(121)],
  ])('stops with a slug that cannot name a page: %s', (_, slug) => {
    put('tools.json', [rawTool('A', { slug })]);
    put('posts.json', [rawPost('B', { slug })]);
    const mistake = `slug: ${JSON.stringify(slug)} cannot name a page (docs/content.md)`;
    expect(inspectCatalogue(folder).mistakes).toEqual([
      `tools.json, "A", ${mistake}`,
      `posts.json, "B", ${mistake}`,
    ]);
  });

  // proves delivery-63
  test.each(['100%', 'Ünï code', '漢'.repeat(40), 'index', 'a.html', 'a..b'])('a slug may be %s', (slug) => {
    expect(inspectCatalogue(put('t.json', [rawTool('A', { slug })])).mistakes).toEqual([]);
  });

  test('stops without tools, and without a folder', () => {
    expect(() => readCatalogue(folder)).toThrow('no tools; they belong into tools.json or tools/*.json');
    expect(() => readCatalogue(path.join(folder, 'none'))).toThrow('there is no such file or folder');
  });

  test('of thousands of mistakes the first twenty stand in the message, and how many there are', () => {
    put('tools.json', Array(3000).fill({ slug: 'a' }));
    const { mistakes } = inspectCatalogue(folder);
    const lines = mistakesMessage(folder, mistakes).split('\n');
    expect(lines).toHaveLength(22);
    expect(lines[0]).toContain('has 3000 mistakes:');
    expect(lines.slice(1, 21)).toEqual(mistakes.slice(0, 20).map((line) => `  ${line}`));
    expect(lines[21]).toBe('  and 2980 more');
    expect(mistakesMessage('x', mistakes.slice(0, 20))).not.toContain('more');
  });

  test('posts are checked too, and every mistake stands in the message', () => {
    put('tools.json', [{ slug: 'a' }, { name: 'B' }]);
    put('posts.json', [{ slug: 'c' }]);
    const { mistakes } = inspectCatalogue(folder);
    expect(mistakes).toHaveLength(3);
    expect(() => readCatalogue(folder)).toThrow(mistakesMessage(folder, mistakes));
    expect(mistakesMessage('x', ['a', 'b'])).toBe('The catalogue in x has 2 mistakes:\n  a\n  b');
    expect(mistakesMessage('x', ['a'])).toBe('The catalogue in x has a mistake:\n  a');
  });
});

test('the report counts tools by category and field, and the words of posts', () => {
  const facts = { sources: [{ title: 'A', url: 'https://a.example' }], factsCheckedAt: '2026-05-01' };
  put('tools.json', [
    rawTool('A', { rating: 4, ...facts, platforms: ['iOS'], cons: ['English only'] }),
    rawTool('B', { category: 'medical', cons: ['English only.'] }),
  ]);
  put('posts.json', [rawPost('First', { content: '<p>One two three.</p>', category: 'News' })]);
  const report = catalogueReport(readCatalogue(folder), Date.parse('2026-11-22'));
  for (const line of [
    '2 tools, by category',
    '1  Medical AI',
    '1  rating',
    '2  platforms',
    '3  first',
    '1  News',
    '2  pricingPlans',
    '1  factsCheckedAt',
    '1  attributes that their platforms answer',
    '1  facts of the last 180 days',
    '2  english only',
  ]) {
    expect(report).toContain(line);
  }
  expect(report).not.toContain('logo');
  expect(categories.map(({ name }) => name).filter((name) => report.includes(`  ${name}\n`))).toHaveLength(2);
});

test('the report finds repeated sentences in any script', () => {
  put('tools.json', [
    rawTool('A', { cons: ['Только на русском.', '只有中文 版本'] }),
    rawTool('B', { cons: ['Только на русском', 'Нет пробной версии'] }),
    rawTool('C', { cons: ['Дорого'] }),
    rawTool('D', { cons: ['Дорого', '! Медленно', 'Медленно'] }),
  ]);
  const report = catalogueReport(readCatalogue(folder), 0);
  const [, repeated] = report.split('Sentences that several tools have\n');
  expect(repeated?.split('\n\n')[0]).toBe('     2  только на русском');
});
