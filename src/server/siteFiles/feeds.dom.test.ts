import { catalogueOf, rawPost, rawTool } from '../../../tests/support/records';

import { feeds } from './feeds';
import type { SiteCatalogue } from './siteFile';

const settings = { siteUrl: 'https://shelf.example' };
const nothing: SiteCatalogue = { tools: [], posts: [], articles: [] };

interface JsonFeed {
  home_page_url: string;
  feed_url: string;
  items: Record<string, unknown>[];
}

function readRss(catalogue: SiteCatalogue, path: string) {
  const xml = String(feeds(catalogue, settings).find((file) => file.path === path)?.content);
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return {
    built: document.querySelector('lastBuildDate')?.textContent,
    items: [...document.querySelectorAll('item')].map((item) =>
      Object.fromEntries([...item.children].map((field) => [field.tagName, field.textContent])),
    ),
  };
}

function readJson(catalogue: SiteCatalogue, path: string): JsonFeed {
  const file = feeds(catalogue, settings).find((known) => known.path === path);
  return JSON.parse(String(file?.content)) as JsonFeed;
}

const blog: SiteCatalogue = {
  ...nothing,
  posts: catalogueOf(
    [],
    [
      rawPost('Older', { publishedAt: '2026-01-05T08:00:00.000Z', updatedAt: '2026-03-01T08:00:00.000Z' }),
      rawPost('Undated', { publishedAt: '' }),
    ],
  ).posts,
  articles: catalogueOf([], [rawPost('Newer', { category: 'Tool Comparisons' })]).posts,
};

test('the blog has posts and articles together, newest first; one without a date has no place', () => {
  const { items, built } = readRss(blog, '/blog/feed.xml');
  expect(items).toEqual([
    {
      title: 'Newer',
      link: 'https://shelf.example/blog/newer',
      guid: 'https://shelf.example/blog/newer',
      pubDate: 'Sat, 14 Nov 2026 12:00:00 GMT',
      description: 'About Newer.',
      category: 'Tool Comparisons',
    },
    expect.objectContaining({ title: 'Older', pubDate: 'Mon, 05 Jan 2026 08:00:00 GMT' }),
  ]);
  expect(built).toBe('Sat, 14 Nov 2026 12:00:00 GMT');
});

test('the JSON feed says the same, and when a post was changed', () => {
  const feed = readJson(blog, '/blog/feed.json');
  expect(feed).toMatchObject({
    home_page_url: 'https://shelf.example/blog',
    feed_url: 'https://shelf.example/blog/feed.json',
  });
  expect(feed.items[1]).toMatchObject({
    id: 'https://shelf.example/blog/older',
    url: 'https://shelf.example/blog/older',
    title: 'Older',
    date_published: '2026-01-05T08:00:00.000Z',
    date_modified: '2026-03-01T08:00:00.000Z',
  });
});

test('the tools are the 30 that were updated last', () => {
  const tools = Array.from({ length: 31 }, (_, day) =>
    rawTool(`Day ${day + 1}`, { lastUpdated: `2026-10-${String(day + 1).padStart(2, '0')}` }),
  );
  const { items } = readRss({ ...nothing, tools: catalogueOf(tools).tools }, '/tools/feed.xml');
  expect(items).toHaveLength(30);
  expect(items[0]).toMatchObject({
    title: 'Day 31',
    link: 'https://shelf.example/tools/day-31',
    pubDate: 'Sat, 31 Oct 2026 00:00:00 GMT',
    category: 'Coding Assistants',
  });
  expect(items.at(-1)).toMatchObject({ title: 'Day 2' });
});

test('a text of any kind leaves the feed well-formed, and a summary stays text', () => {
  const posts = catalogueOf(
    [],
    [
      rawPost('A & B <i> ]]> C ]]> D \u0008', {
        slug: 'a&b',
        excerpt: '<script>alert(1)</script> ]]> & more ]]>',
      }),
    ],
  ).posts;
  const [item] = readRss({ ...nothing, posts }, '/blog/feed.xml').items;
  expect(item?.title).toMatch(/^A & B <i> .* D\s*$/);
  expect(item?.link).toBe('https://shelf.example/blog/a%26b');
  const shown = document.createElement('div');
  shown.innerHTML = item?.description ?? '';
  expect(shown.children).toHaveLength(0);
  expect(shown.textContent).toContain('<script>alert(1)</script>');
  expect(readJson({ ...nothing, posts }, '/blog/feed.json').items[0]?.content_html).toContain(
    '&lt;script&gt;',
  );
});

test('an empty catalogue gives feeds without entries, the same each time', () => {
  expect(readRss(nothing, '/blog/feed.xml')).toEqual({ built: 'Thu, 01 Jan 1970 00:00:00 GMT', items: [] });
  expect(readJson(nothing, '/tools/feed.json').items).toEqual([]);
});
