import { rawPost, type RawRecord } from '../../tests/support/records';

import { parsePost } from './parsePost';
import { byNewest, mergePost, type Post } from './post';

function postOf(raw: RawRecord, host = ''): Post {
  const { fields } = parsePost(raw, host);
  if (!fields) throw new Error('No usable post.');
  return mergePost(undefined, fields);
}

const host = 'https://api.example.com';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

describe('read time', () => {
  // proves blog-10
  test.each([
    [0, 1],
    [1, 1],
    [200, 1],
    [201, 2],
    [1000, 5],
    [1001, 6],
  ])('%p words take %p minutes', (count, minutes) => {
    expect(postOf(rawPost('Alpha', { content: `<p>${words(count)}</p>` })).readTime).toBe(minutes);
  });

  test('mark-up is no words', () => {
    const content = `<p class="a b c">${words(150)}</p><img src="x" alt="${words(300)}"><h2>${words(50)}</h2>`;
    expect(postOf(rawPost('Alpha', { content })).readTime).toBe(1);
  });

  // proves blog-10
  test('a given one wins', () => {
    expect(postOf(rawPost('Alpha', { content: words(1000), readTime: 3 })).readTime).toBe(3);
    expect(postOf(rawPost('Alpha', { content: words(1000), readTime: '4' })).readTime).toBe(4);
  });

  // proves blog-10
  test('one that a list has given stays when the text comes without it', () => {
    const listed = postOf(rawPost('Alpha', { content: undefined, readTime: 7 }));
    const { fields } = parsePost(rawPost('Alpha', { content: words(1000), readTime: undefined }), '');
    expect(mergePost(listed, fields ?? listed).readTime).toBe(7);
  });

  // proves blog-10
  test('one that was computed follows the text', () => {
    const listed = postOf(rawPost('Alpha', { content: undefined, readTime: undefined }));
    const { fields } = parsePost(rawPost('Alpha', { content: words(1000), readTime: undefined }), '');
    expect(mergePost(listed, fields ?? listed).readTime).toBe(5);
  });

  test.each([0, -2, 'long', null])('%p is none given', (readTime) => {
    expect(postOf(rawPost('Alpha', { content: words(1000), readTime })).readTime).toBe(5);
  });

  // proves blog-10
  test('without content it is at least 1', () => {
    expect(postOf({ title: 'Alpha', slug: 'alpha' }).readTime).toBe(1);
  });
});

// proves catalogue-16
describe('image', () => {
  const host = 'https://api.example.com';
  test.each([
    // proves article-4
    [
      'coverImage before image',
      { coverImage: 'https://a.example/c.png', image: 'https://a.example/i.png' },
      'https://a.example/c.png',
    ],
    [
      'image without coverImage',
      { coverImage: undefined, image: 'https://a.example/i.png' },
      'https://a.example/i.png',
    ],
    ['an empty coverImage', { coverImage: '', image: 'https://a.example/i.png' }, 'https://a.example/i.png'],
    // proves article-4
    ['a relative path', { coverImage: '/uploads/c.png' }, 'https://api.example.com/uploads/c.png'],
    [
      'a relative path without a slash',
      { coverImage: 'uploads/c.png' },
      'https://api.example.com/uploads/c.png',
    ],
    ['none', { coverImage: undefined }, ''],
    ['a hostile one', { coverImage: 'javascript:alert(1)' }, ''],
  ])('%s', (_, images, expected) => {
    expect(postOf(rawPost('Alpha', images), host).image).toBe(expected);
  });
});

// proves catalogue-16
describe('dates', () => {
  const [published, created, day] = ['2026-11-14T12:00:00.000Z', '2026-10-01T08:00:00.000Z', '2026-09-02'];
  test.each([
    ['publishedAt first', { publishedAt: published, createdAt: created }, published],
    ['else createdAt', { publishedAt: undefined, createdAt: created }, created],
    ['an unreadable publishedAt', { publishedAt: 'soon', createdAt: created }, created],
    ['the date of a static article', { publishedAt: undefined, date: day }, '2026-09-02T00:00:00.000Z'],
    ['none', { publishedAt: undefined }, ''],
  ])('%s', (_, dates, expected) => {
    expect(postOf(rawPost('Alpha', dates)).publishedAt).toBe(expected);
  });

  test('newest first, without a date last', () => {
    const posts = [
      rawPost('None', { publishedAt: null }),
      rawPost('Old', { publishedAt: '2025-01-01' }),
      rawPost('New', { publishedAt: '2026-01-01' }),
    ].map((raw) => postOf(raw));
    expect(posts.sort(byNewest).map(({ title }) => title)).toEqual(['New', 'Old', 'None']);
  });
});

// proves catalogue-10
test.each([
  ['null', null],
  ['a text', 'Alpha'],
  ['no title', { _id: 'a', slug: 'a' }],
  ['an empty title', { _id: 'a', slug: 'a', title: ' ' }],
  ['neither slug nor id', { title: 'Alpha' }],
])('%s: dropped with a warning', (_, raw) => {
  const { fields, warnings } = parsePost(raw, '');
  expect(fields).toBeUndefined();
  expect(warnings).toHaveLength(1);
});

// proves catalogue-11
test('ids fall back to each other, else to one derived from the slug', () => {
  const idsOf = (ids: RawRecord) => {
    const { _id, id } = postOf({ title: 'Alpha', slug: 'alpha', ...ids });
    return [_id, id];
  };
  expect(idsOf({ _id: 'a', id: 'b' })).toEqual(['a', 'b']);
  expect(idsOf({ _id: 'a' })).toEqual(['a', 'a']);
  expect(idsOf({ id: 'b' })).toEqual(['b', 'b']);
  expect(idsOf({})).toEqual(idsOf({}));
  expect(idsOf({})[0]).toContain('alpha');
});

// proves catalogue-16
test('the author’s name, the editor’s pick and the seo fields are read', () => {
  const seo = { canonicalUrl: 'https://blog.example/a', siteName: 'Blog' };
  expect(postOf(rawPost('Alpha', { author: { name: 'Ada' }, editorPick: true, seo }))).toMatchObject({
    author: 'Ada',
    editorPick: true,
    canonicalUrl: 'https://blog.example/a',
    siteName: 'Blog',
  });
  expect(postOf(rawPost('Alpha', { author: 'Ada' })).author).toBe('Ada');
  expect(postOf(rawPost('Alpha', { seo: { canonicalUrl: 'javascript:x' } })).canonicalUrl).toBe('');
});

// proves catalogue-16, seo-12
test('a post that has been read before is read as the same', () => {
  const seo = { canonicalUrl: 'https://blog.example/a', siteName: 'Blog' };
  const post = postOf(rawPost('Alpha', { content: words(500), seo, coverImage: '/a.png' }), host);
  expect(postOf({ ...post }, host)).toEqual(post);
});

// proves catalogue-16
test('the cover is the first of the two that can be used', () => {
  const given = { coverImage: 'javascript:x', image: '/b.png' };
  expect(postOf(rawPost('Alpha', given), host).image).toBe(`${host}/b.png`);
  expect(postOf(rawPost('Alpha', { ...given, image: '' }), host).image).toBe('');
});

// proves catalogue-18
test('a summary never wipes a detail', () => {
  const full = rawPost('Alpha', {
    content: words(1000),
    category: 'Productivity Tips',
    tags: ['a'],
    author: 'Ada',
    editorPick: true,
    updatedAt: '2026-11-15T00:00:00.000Z',
    seo: { canonicalUrl: 'https://blog.example/a', siteName: 'Blog' },
  });
  const detail = postOf(full);
  const { fields } = parsePost({ _id: full._id, id: full.id, title: 'Alpha', slug: 'alpha' }, '');
  if (!fields) throw new Error('The summary is usable.');
  expect(mergePost(detail, fields)).toEqual(detail);
});
