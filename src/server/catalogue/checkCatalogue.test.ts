import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { categories } from '../../domain/categories';
import { limits } from '../../domain/limits';
import { cheapestPlan, priceLineOf } from '../../domain/priceLine';
import { countWords } from '../../lib/text';

import { embeddedFolder, readSourceFiles } from './catalogueFiles';
import { inspectCatalogue } from './catalogueFolder';
import { catalogueMistakes } from './checkCatalogue';

const embedded = inspectCatalogue(embeddedFolder);

describe('the embedded catalogue', () => {
  test('has no mistake', () => {
    expect(embedded.mistakes).toEqual([]);
  });

  // proves catalogue-15
  test('has tools in every category', () => {
    const { tools } = embedded.catalogue;
    const counts = categories.map(({ slug }) => tools.filter(({ category }) => category === slug).length);
    expect(tools.length).toBeGreaterThanOrEqual(300);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(6);
    expect(counts.filter((count) => count > 12).length).toBeGreaterThanOrEqual(4);
  });

  // proves trust-6
  test('has a price line for each tool that fits, and no amount in a note that the plans do not say', () => {
    const lines = embedded.catalogue.tools.map((tool) => ({ tool, ...priceLineOf(tool) }));
    const tooLong = lines.filter(
      ({ badge, text }) => `${badge} ${text}`.trim().length > limits.cardPricingLength || text.endsWith('…'),
    );
    expect(tooLong.map(({ tool, badge, text }) => `${tool.slug}: ${badge} ${text}`)).toEqual([]);
    expect(lines.filter(({ badge, text }) => badge === '' || text === '')).toEqual([]);
    // A price text that no note shortens would repeat the words of the badge.
    expect(lines.filter(({ tool }) => tool.pricingNote === '')).toEqual([]);
    const wrong = lines.filter(({ tool: { pricingNote, pricingPlans }, amount }) => {
      const price = Number(amount.replace(/[^\d.]/g, ''));
      const isNoted = pricingNote !== '' && amount !== '' && cheapestPlan(pricingPlans);
      return isNoted && !pricingPlans.some((plan) => plan.price === price);
    });
    expect(wrong.map(({ tool }) => tool.slug)).toEqual([]);
  });

  test('has posts to read', () => {
    const { posts, articles } = embedded.catalogue;
    expect(posts.length).toBeGreaterThanOrEqual(18);
    expect(articles).toHaveLength(3);
    const badLengths = posts
      .map(({ slug, content }) => [slug, countWords(content)] as const)
      .filter(([, words]) => words < 500 || words > 1200);
    expect(badLengths).toEqual([]);
  });
});

describe('a copy with a mistake', () => {
  type Fields = Record<string, unknown>;
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'catalogue-'));
    cpSync(embeddedFolder, folder, { recursive: true });
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  const toolFile = 'tools/finance.json';
  const postFile = 'posts/write-prompts-you-can-reuse.json';
  const articleFile = 'articles/choose-an-ai-video-tool.json';

  function edit(file: string, change: (json: Fields) => void): void {
    const filePath = path.join(folder, file);
    const json = JSON.parse(readFileSync(filePath, 'utf8')) as Fields;
    change(json);
    writeFileSync(filePath, JSON.stringify(json));
  }

  const editTools = (change: (tools: Fields[]) => void) =>
    edit(toolFile, (tools) => change(tools as unknown as Fields[]));

  const mistakes = () => catalogueMistakes(readSourceFiles(folder), folder);
  test.each<[string, Fields, string]>([
    ['an unknown category', { category: 'money' }, 'category: "money" is no known category'],
    [
      'a category that is not the file’s',
      { category: 'medical' },
      'category: "medical" is not that of the file',
    ],
    ['a missing field', { description: undefined }, 'description: is missing'],
    ['an empty text', { editorVerdict: ' ' }, 'editorVerdict: is empty'],
    ['an empty entry', { tags: ['money', ''] }, 'tags 2: is empty'],
    ['an entry twice', { tags: ['money', 'money'] }, 'tags: has an entry twice'],
    ['a field that there is not', { price: 'Free' }, 'Unrecognized key: "price"'],
    ['an address without a scheme', { websiteUrl: 'cleo.com' }, 'websiteUrl: is no http or https address'],
    ['another scheme', { websiteUrl: 'ftp://cleo.com' }, 'websiteUrl: is no http or https address'],
    ['a pricing model', { pricingModel: 'gratis' }, 'pricingModel: "gratis" is no known pricing model'],
    ['a platform', { platforms: ['Web', 'Amiga'] }, 'platforms 2: "Amiga" is no known platform'],
    ['an industry', { industryFit: ['bakers'] }, 'industryFit 1: "bakers" is no known industry'],
    ['a use case', { useCase: ['baking'] }, 'useCase 1: "baking" is no known use case'],
    ['a subcategory', { subcategories: ['Bread'] }, 'subcategories: "Bread" is not in subcategories.json'],
    ['a related tool', { relatedTools: ['tool-none'] }, 'relatedTools: there is no tool "tool-none"'],
    ['a related post', { relatedBlogs: ['post-none'] }, 'relatedBlogs: there is no post "post-none"'],
    ['a logo', { logo: '/logos/color/none.svg' }, 'logo: /logos/color/none.svg is in no icon package'],
    ['a kind of logo', { logo: '/logos/gold/x.svg' }, 'logo: /logos/gold/x.svg is in no icon package'],
    ['a date', { lastUpdated: '2026-02-30' }, 'lastUpdated: is no date such as 2026-11-21'],
    [
      'a long summary',
      { shortDescription: 'a'.repeat(101) },
      'shortDescription: is longer than 100 characters',
    ],
    ['one pro', { pros: ['Quick'] }, 'pros: needs 2 or more entries, but has 1'],
    ['one con', { cons: ['Slow'] }, 'cons: needs 2 or more entries, but has 1'],
    ['three features', { features: ['a', 'b', 'c'] }, 'features: needs 4 to 8 entries, but has 3'],
    ['two use cases', { useCases: ['a', 'b'] }, 'useCases: needs 3 to 6 entries, but has 2'],
    ['a rating', { rating: 5.5 }, 'rating: is no number from 0 to 5'],
    [
      'an alternative',
      { alternatives: [{ slug: 'none', why: 'x' }] },
      'alternatives: there is no tool "none"',
    ],
    [
      'itself as alternative',
      { alternatives: [{ slug: 'cleo', why: 'x' }] },
      'alternatives: names the tool itself',
    ],
    [
      'an attribute of another category',
      { attributes: { 'vs-code': 'yes' }, sources: [] },
      'attributes: "vs-code" is not asked of the category finance',
    ],
    ['facts without sources', { sources: undefined }, 'factsCheckedAt: needs sources'],
    ['prices without a day', { pricesCheckedAt: undefined }, 'pricingPlans: needs pricesCheckedAt'],
    [
      'an API that only the platforms name',
      { platforms: ['Web', 'API'], apiAvailable: undefined },
      'apiAvailable: disagrees with the platform API',
    ],
    [
      'an API that is no platform',
      { platforms: ['Web'], apiAvailable: true },
      'apiAvailable: disagrees with the platform API',
    ],
    [
      'an API that only the attributes have',
      { platforms: ['Web'], attributes: { api: 'yes' }, apiAvailable: false },
      'attributes: "api" disagrees with the platform API',
    ],
    [
      'an API that the attributes deny',
      { platforms: ['Web', 'API'], attributes: { api: 'no' }, apiAvailable: true },
      'attributes: "api" disagrees with the platform API',
    ],
    [
      'a link in a verdict',
      { editorVerdict: 'Else [Gone](/tools/gone).' },
      'editorVerdict: the link /tools/gone leads nowhere',
    ],
    [
      'the name of a link',
      { cons: ['Slow', 'Less than [Claud](/tools/claude)'] },
      'cons: /tools/claude is "Claude", not "Claud"',
    ],
    ['a slug', { slug: 'Cleo App' }, 'slug: is no slug of small letters, digits and hyphens'],
  ])('of a tool: %s', (_, change, mistake) => {
    editTools(([tool]) => Object.assign(tool ?? {}, change));
    expect(mistakes()).toContain(`${toolFile}, "Cleo", ${mistake}`);
  });

  const noteMistakes = (note: string) => {
    editTools(([tool]) => {
      const [plan] = tool?.pricingPlans as Fields[];
      Object.assign(plan ?? {}, { note });
    });
    return mistakes();
  };

  test.each([
    '8.33 when billed yearly; 1,200 minutes',
    '24 with yearly billing',
    '16 on yearly billing',
    'Code export; 60 yearly',
    '14.50 a month billed yearly',
    '1 person; 1,299.99 a year',
    '$29 billed yearly',
    'Annual contract; $263.88 prepaid',
    '22.49 month to month',
  ])('of a note that does not say what its amount is: %s', (note) => {
    expect(noteMistakes(note)).toEqual([
      `${toolFile}, "Cleo", pricingPlans 1 note: needs currency and period of an amount, such as $8 a month billed yearly`,
    ]);
  });

  test.each([
    '$8.33 a month billed yearly; 1,200 minutes a month',
    'billed yearly ($1,465 a year); up to 5 editors',
    '50 AI conversations, billed yearly',
    'Billed yearly, €49.92 a year',
    '20 monthly reports; below $1 million yearly revenue',
    '72 hours of upload a year',
  ])('but not of a note such as: %s', (note) => {
    expect(noteMistakes(note)).toEqual([]);
  });

  // proves trust-4
  test('of the order: a tool that is missing, and one that is not there', () => {
    edit('order.json', (slugs) => Object.assign(slugs, { 0: 'nothing' }));
    expect(mistakes()).toEqual([
      'order.json: there is no tool "nothing"',
      `order.json: "${embedded.catalogue.tools[0]?.slug ?? ''}" is missing`,
    ]);
  });

  test.each<[string, (post: Fields) => unknown, string]>([
    ['a time', (post) => (post.publishedAt = '2026-10-14'), 'publishedAt: is no time such as'],
    [
      'an element',
      (post) => (post.content = ['<p>a <img></p>']),
      'content 1: the element <img> is not allowed',
    ],
    [
      'a link to a tool',
      (post) => (post.content = ['<p><a href="/tools/none">a</a></p>']),
      '/tools/none leads',
    ],
    [
      'a link to a post',
      (post) => (post.content = ['<p><a href="/blog/none">a</a></p>']),
      '/blog/none leads',
    ],
    [
      'a link’s scheme',
      (post) => (post.content = ['<p><a href="javascript:a">a</a></p>']),
      'javascript:a leads',
    ],
    ['a related tool', (post) => (post.relatedTools = ['tool-none']), 'there is no tool "tool-none"'],
    ['a tag', (post) => (post.tags = ['nobody has it']), 'tags: no tool has the tag "nobody has it"'],
    ['a logo', (post) => (post.coverLogos = ['/logos/mono/none.svg']), '/logos/mono/none.svg is in no icon'],
    ['a name of its own', (post) => (post.slug = 'other'), 'slug: is not the name of the file'],
    ['no excerpt', (post) => delete post.excerpt, 'excerpt: is missing'],
  ])('of a post: %s', (_, change, mistake) => {
    edit(postFile, change);
    const [first = '', ...more] = mistakes();
    expect(more).toEqual([]);
    expect(first).toMatch(/^posts\/write-prompts-you-can-reuse\.json, "/);
    expect(first).toContain(mistake);
  });

  test('of an article: its date', () => {
    edit(articleFile, (article) => (article.date = 'soon'));
    expect(mistakes()).toEqual([
      expect.stringMatching(/^articles\/choose.*, "Five AI .*", date: is no date such as 2026-11-21$/),
    ]);
  });

  test('a slug or an id that another record has', () => {
    editTools(([cleo, other]) => Object.assign(other ?? {}, { _id: cleo?._id, slug: cleo?.slug }));
    expect(mistakes()).toEqual(
      expect.arrayContaining([
        `${toolFile}, "AlphaSense", _id: "tool-cleo" is already that of ${toolFile}, "Cleo"`,
        `${toolFile}, "AlphaSense", slug: "cleo" is already that of ${toolFile}, "Cleo"`,
      ]),
    );
  });

  test('the list of subcategories: too many words, a category missing, one that there is not', () => {
    edit('subcategories.json', (vocabulary) => {
      vocabulary.finance = 'abcdefghi'.split('');
      vocabulary.baking = ['Bread'];
      delete vocabulary.medical;
    });
    expect(mistakes()).toEqual(
      expect.arrayContaining([
        'subcategories.json, finance: needs 1 to 8 entries, but has 9',
        'subcategories.json, medical: is missing',
        'subcategories.json, Unrecognized key: "baking"',
      ]),
    );
  });

  test('a file that is no JSON, and everything else in the same run', () => {
    writeFileSync(path.join(folder, postFile), '{');
    editTools(([first, second]) => {
      Object.assign(first ?? {}, { pricing: '' });
      Object.assign(second ?? {}, { name: undefined });
    });
    expect(mistakes()).toEqual([
      expect.stringMatching(/^posts\/write-prompts-you-can-reuse\.json: .*JSON/),
      `${toolFile}, "Cleo", pricing: is empty`,
      `${toolFile}, "alphasense", name: is missing`,
    ]);
  });
});
