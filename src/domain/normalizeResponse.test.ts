import { rawPost, rawTool, rawTools } from '../../tests/support/records';

import {
  normalizeOnePost,
  normalizeOneTool,
  normalizePagedTools,
  normalizePostList,
  normalizeUnpagedTools,
} from './normalizeResponse';

const first = { page: 0, limit: 12 };

describe('a page of tools', () => {
  test('an object’s totals are believed', () => {
    const body = { tools: rawTools(12), totalItems: 50, totalPages: 5, currentPage: 2 };
    const { data, entities } = normalizePagedTools(body, { page: 2, limit: 12 }, '');
    expect(data).toMatchObject({ totalItems: 50, totalPages: 5, currentPage: 2 });
    expect(data.ids).toHaveLength(12);
    expect(entities.tools.map(({ id }) => id)).toEqual(data.ids);
  });

  test('totals may be digits', () => {
    const body = { tools: rawTools(1), totalItems: '13', totalPages: '2', currentPage: '1' };
    const { data } = normalizePagedTools(body, { page: 1, limit: 12 }, '');
    expect(data).toMatchObject({ totalItems: 13, totalPages: 2, currentPage: 1 });
  });

  // proves catalogue-4
  test.each([
    [0, 12, 1],
    [1, 12, 13],
    [2, 6, 25],
  ])('page %p of a plain list of 30 has %p tools, from tool %p on', (page, count, from) => {
    const { data } = normalizePagedTools(rawTools(30), { page, limit: 12 }, '');
    expect(data).toMatchObject({ totalItems: 30, totalPages: 3, currentPage: page });
    expect(data.ids).toHaveLength(count);
    expect(data.ids[0]).toBe(`id-tool-${String(from).padStart(2, '0')}`);
  });

  test('a page behind the end of a plain list is empty and says how many there are', () => {
    const { data } = normalizePagedTools(rawTools(30), { page: 7, limit: 12 }, '');
    expect(data).toMatchObject({ ids: [], totalPages: 3 });
  });

  // proves catalogue-4
  test('the pages are counted from the items where an object does not say how many there are', () => {
    const { data } = normalizePagedTools({ tools: rawTools(12), totalItems: 30 }, { page: 1, limit: 12 }, '');
    expect(data).toMatchObject({ totalItems: 30, totalPages: 3, currentPage: 1 });
    expect(data.ids).toHaveLength(12);
  });

  test('an object without totals is taken for a plain list', () => {
    const { data } = normalizePagedTools({ tools: rawTools(13) }, first, '');
    expect(data).toMatchObject({ totalItems: 13, totalPages: 2 });
    expect(data.ids).toHaveLength(12);
  });

  test('a plain list is filtered before it is sliced', () => {
    const body = rawTools(30).map((tool, index) => ({ ...tool, tags: index % 2 ? ['even'] : [] }));
    const { data } = normalizePagedTools(body, { ...first, tag: 'even' }, '');
    expect(data).toMatchObject({ totalItems: 15, totalPages: 2 });
    expect(data.ids.slice(0, 2)).toEqual(['id-tool-02', 'id-tool-04']);
  });

  test.each([
    ['subcategory', { subcategory: 'Testing' }],
    ['industry', { industry: 'developers' }],
    ['industry, as a label', { industry: 'Developers' }],
    ['tag', { tag: 'open source' }],
    ['tag, as a slug', { tag: 'open-source' }],
  ])('what does not fit the %s is left out', (_, filter) => {
    const fits = { subcategories: ['Testing'], industryFit: ['developers'], tags: ['open source'] };
    const body = {
      tools: [rawTool('Fits', fits), rawTool('Bare')],
      totalItems: 2,
      totalPages: 1,
      currentPage: 0,
    };
    expect(normalizePagedTools(body, { ...first, ...filter }, '').data.ids).toEqual(['id-fits']);
  });

  test.each([
    ['null', null],
    ['undefined', undefined],
    ['a number', 5],
    ['a text', 'tools'],
    ['an object without tools', { items: [] }],
    ['tools that are no list', { tools: { a: 1 } }],
    ['an empty list', []],
  ])('%s is an empty page', (_, body) => {
    const { data, warnings } = normalizePagedTools(body, first, '');
    expect(data).toEqual({ ids: [], totalItems: 0, totalPages: 0, currentPage: 0 });
    expect(warnings).toEqual([]);
  });

  test.each([
    [0, 0],
    [1, 0],
    [0, 1],
  ])('totals below what the page holds (%p tools on %p pages) are not believed', (totalItems, totalPages) => {
    const { data } = normalizePagedTools({ tools: rawTools(3), totalItems, totalPages }, first, '');
    expect(data).toMatchObject({ totalItems: 3, totalPages: 1 });
    expect(data.ids).toHaveLength(3);
  });

  test('a record that comes twice is listed once', () => {
    const { data, warnings } = normalizePagedTools([rawTool('Alpha'), rawTool('Alpha')], first, '');
    expect(data.ids).toEqual(['id-alpha']);
    expect(warnings).toEqual([]);
  });
});

describe('lists', () => {
  test('no more tools than asked for', () => {
    expect(normalizeUnpagedTools(rawTools(5), 3, '').data).toHaveLength(3);
    expect(normalizeUnpagedTools({ tools: rawTools(5) }, 3, '').data).toHaveLength(3);
    expect(normalizeUnpagedTools(null, 3, '').data).toEqual([]);
  });

  test('posts in either shape', () => {
    const posts = [rawPost('Alpha'), rawPost('Beta'), rawPost('Gamma')];
    expect(normalizePostList(posts, '').data).toEqual(['id-alpha', 'id-beta', 'id-gamma']);
    expect(normalizePostList({ blogs: posts }, '', 2).data).toEqual(['id-alpha', 'id-beta']);
    expect(normalizePostList({ posts }, '').data).toEqual([]);
  });
});

describe('of two different records with one id the first stands, the other is told', () => {
  const other = { _id: 'id-alpha', id: 'id-alpha', category: 'robots' };
  const warnings = ['Another record with the id "id-alpha" was dropped.'];

  test('tools', () => {
    const body = [rawTool('Alpha', { id: 'id-alpha' }), rawTool('Other', other)];
    const page = normalizePagedTools(body, first, '');
    expect(page.entities.tools).toMatchObject([{ name: 'Alpha' }]);
    expect(page.warnings).toEqual(warnings);
    const list = normalizeUnpagedTools({ tools: body }, 3, '');
    expect(list.entities.tools).toMatchObject([{ name: 'Alpha' }]);
    expect(list.warnings).toEqual(warnings);
  });

  test('posts', () => {
    const list = normalizePostList([rawPost('Alpha'), rawPost('Other', other)], '');
    expect(list.entities.posts).toMatchObject([{ title: 'Alpha' }]);
    expect(list.warnings).toEqual(warnings);
  });
});

describe('one record', () => {
  test('is known by its id', () => {
    expect(normalizeOneTool(rawTool('Alpha'), '')).toMatchObject({
      data: 'id-alpha',
      entities: { tools: [{ name: 'Alpha' }] },
    });
    expect(normalizeOnePost(rawPost('Alpha'), '').data).toBe('id-alpha');
  });

  test.each([null, 'x', [], {}])('%p holds none', (body) => {
    expect(normalizeOneTool(body, '').data).toBeNull();
    expect(normalizeOnePost(body, '').data).toBeNull();
  });
});
