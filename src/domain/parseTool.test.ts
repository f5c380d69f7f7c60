import { rawFullTool, type RawRecord, rawTool, toolOf } from '../../tests/support/records';

import { categories } from './categories';
import { parseTool } from './parseTool';
import { mergeTool, toolPlaceholder } from './tool';
import { noFacts } from './toolFacts';

// proves catalogue-12
describe('defaults', () => {
  test('a record with a name and a slug alone is a whole tool', () => {
    expect(toolOf({ name: 'Bare', slug: 'bare', category: 'marketing' })).toEqual({
      _id: expect.stringContaining('bare') as unknown,
      id: expect.stringContaining('bare') as unknown,
      name: 'Bare',
      slug: 'bare',
      logo: expect.stringMatching(/placeholder/) as unknown,
      description: '',
      shortDescription: '',
      category: 'marketing',
      subcategories: [],
      pricingModel: '',
      pricing: '',
      features: [],
      useCases: [],
      useCase: [],
      tags: [],
      industryFit: [],
      platforms: [],
      languagesSupported: [],
      systemRequirements: '',
      pros: [],
      cons: [],
      websiteUrl: '',
      rating: 0,
      reviewCount: 0,
      viewCount: null,
      clickCount: null,
      areFiguresSamples: false,
      trending: false,
      featured: false,
      reviewed: false,
      editorVerdict: '',
      relatedTools: [],
      relatedBlogs: [],
      lastUpdated: '',
      apiAvailable: false,
      integratedWith: [],
      testimonials: [],
      screenshots: [],
      metaTitle: '',
      metaDescription: '',
      ...noFacts,
    });
  });

  test('what a record carries is kept', () => {
    const raw = rawFullTool('Alpha');
    expect(toolOf(raw)).toEqual(raw);
  });

  test.each([
    ['null', null],
    ['an object', { a: 1 }],
  ])('every field that is %s takes its default', (_, wrong) => {
    const bare = { _id: 'a', name: 'Alpha', slug: 'alpha', category: 'marketing' };
    const names = Object.keys(rawFullTool('Alpha')).filter((name) => !(name in bare));
    expect(toolOf({ ...Object.fromEntries(names.map((name) => [name, wrong])), ...bare })).toEqual(
      toolOf(bare),
    );
  });
});

describe('short description', () => {
  // proves catalogue-13
  test('the first 100 characters of the description plus an ellipsis', () => {
    const description = 'x'.repeat(150);
    expect(toolOf(rawTool('Alpha', { description })).shortDescription).toBe(`${'x'.repeat(100)}…`);
  });

  test.each([undefined, '', '   ', null])('a given one of %p counts as none', (shortDescription) => {
    const description = 'y'.repeat(101);
    expect(toolOf(rawTool('Alpha', { description, shortDescription })).shortDescription).toBe(
      `${'y'.repeat(100)}…`,
    );
  });

  test('a given one is kept, however long', () => {
    const shortDescription = 'z'.repeat(300);
    expect(toolOf(rawTool('Alpha', { shortDescription })).shortDescription).toBe(shortDescription);
  });
});

describe('ids', () => {
  const idsOf = ({ _id, id }: RawRecord) => {
    const tool = toolOf({ ...rawTool('Alpha'), _id, id });
    return [tool._id, tool.id];
  };

  test.each([
    ['both', { _id: 'a', id: 'b' }, ['a', 'b']],
    ['_id alone', { _id: 'a' }, ['a', 'a']],
    ['id alone', { id: 'b' }, ['b', 'b']],
    ['numbers', { _id: 7, id: 8 }, ['7', '8']],
    ['an empty _id', { _id: '', id: 'b' }, ['b', 'b']],
  ])('%s', (_, raw, expected) => {
    expect(idsOf(raw)).toEqual(expected);
  });

  // proves catalogue-11
  test('neither: a temporary id derived from the slug, the same every time', () => {
    const [one, other] = idsOf({});
    expect(one).toContain('alpha');
    expect(other).toBe(one);
    expect(idsOf({})).toEqual([one, one]);
  });

  test('without a slug the tool stands under its id', () => {
    expect(toolOf({ _id: 'a', name: 'Alpha', category: 'marketing' }).slug).toBe('a');
  });
});

describe('records that cannot be used', () => {
  // proves catalogue-10
  test.each([
    ['null', null],
    ['a text', 'Alpha'],
    ['a list', [rawTool('Alpha')]],
    ['no name', { _id: 'a', slug: 'a' }],
    ['an empty name', { _id: 'a', slug: 'a', name: '  ' }],
    ['neither slug nor id', { name: 'Alpha' }],
    ['empty slug and ids', { name: 'Alpha', slug: '', _id: ' ', id: null }],
  ])('%s: dropped with a warning', (_, raw) => {
    const { fields, warnings } = parseTool(raw, '');
    expect(fields).toBeUndefined();
    expect(warnings).toHaveLength(1);
  });
});

describe('category', () => {
  // proves catalogue-15
  test.each(categories.map(({ slug }) => slug))('%s is known', (category) => {
    const { fields, warnings } = parseTool(rawTool('Alpha', { category }), '');
    expect(fields?.category).toBe(category);
    expect(warnings).toEqual([]);
  });

  // proves catalogue-14
  test.each(['robots', 'e-commerce', '', 5, {}])('%p is reassigned, with a warning', (category) => {
    const { fields, warnings } = parseTool(rawTool('Alpha', { category }), '');
    expect(fields && mergeTool(undefined, fields).category).toBe('ai-chatbots');
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('Alpha');
  });

  test.each([undefined, null])('%p is none: the known one is kept, else the default taken', (category) => {
    const { fields, warnings } = parseTool(rawTool('Alpha', { category }), '');
    expect(warnings).toEqual([]);
    expect(fields && mergeTool(undefined, fields).category).toBe('ai-chatbots');
    expect(fields && mergeTool(toolOf(rawTool('Alpha', { category: 'marketing' })), fields).category).toBe(
      'marketing',
    );
  });
});

test.each([
  [4.6, 4.6],
  ['4.6', 4.6],
  [7, 5],
  [-1, 0],
  ['great', 0],
  [null, 0],
])('the rating %p counts as %p', (rating, expected) => {
  expect(toolOf(rawTool('Alpha', { rating })).rating).toBe(expected);
});

test.each(['free', 'freemium', 'subscription', 'one-time'])('the pricing model %s is known', (model) => {
  expect(toolOf(rawTool('Alpha', { pricingModel: model })).pricingModel).toBe(model);
});

test.each(['barter', '', null, 3])('the pricing model %p is not', (pricingModel) => {
  expect(toolOf(rawTool('Alpha', { pricingModel })).pricingModel).toBe('');
});

test.each([
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//x.example',
  'x.example',
  'mailto:a@x.example',
  {},
])('the website %p is no place to send a visitor', (websiteUrl) => {
  expect(toolOf(rawTool('Alpha', { websiteUrl })).websiteUrl).toBe('');
});

test('hostile images are left out', () => {
  const tool = toolOf(
    rawTool('Alpha', {
      logo: 'javascript:alert(1)',
      screenshots: ['data:image/svg+xml,<svg/>', 'https://img.example/1.png', '', null],
    }),
  );
  expect(tool.logo).toMatch(/placeholder/);
  expect(tool.screenshots).toEqual(['https://img.example/1.png']);
});

test('testimonials need a comment; name and company may be absent', () => {
  const testimonials = [
    { comment: 'Good' },
    { name: 'Ada' },
    null,
    'x',
    { name: 'B', company: 'C', comment: 'D' },
  ];
  expect(toolOf(rawTool('Alpha', { testimonials })).testimonials).toEqual([
    { name: '', company: '', comment: 'Good' },
    { name: 'B', company: 'C', comment: 'D' },
  ]);
});

test('the placeholder that another of our servers sends is no logo of its host', () => {
  const { fields } = parseTool({ name: 'A', slug: 'a', logo: toolPlaceholder }, 'https://api.example');
  expect(fields).not.toHaveProperty('logo');
});
