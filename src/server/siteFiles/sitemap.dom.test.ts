import { catalogueOf, rawPost, rawTool, rawTools } from '../../../tests/support/records';
import { categories } from '../../domain/categories';

import type { SiteCatalogue } from './siteFile';
import { sitemap } from './sitemap';

const settings = { siteUrl: 'https://shelf.example' };

const catalogue: SiteCatalogue = {
  tools: catalogueOf([rawTool('Tom & Co', { slug: 'tom&co', lastUpdated: '2026-11-14' }), rawTool('Undated')])
    .tools,
  posts: catalogueOf([], [rawPost('Changed', { updatedAt: '2026-11-20T08:00:00.000Z' })]).posts,
  articles: catalogueOf([], [rawPost('As Published', { updatedAt: 0 }), rawPost('Changed')]).posts,
};

function parse(xml: string) {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return [...document.querySelectorAll('url, sitemap')].map((entry) => ({
    loc: entry.querySelector('loc')?.textContent ?? '',
    lastmod: entry.querySelector('lastmod')?.textContent,
  }));
}

async function entriesOf(given: SiteCatalogue) {
  const files = await sitemap(given, settings);
  expect(files.map(({ path }) => path)).toEqual(['/sitemap.xml']);
  return parse(String(files[0]?.content));
}

// proves seo-11
test('every fixed page that may be listed is in it, the trending screen by its canonical path', async () => {
  const entries = await entriesOf({ tools: [], posts: [], articles: [] });
  const fixed = entries.map(({ loc }) => loc).filter((loc) => !loc.includes('/category/'));
  expect(fixed.sort()).toEqual(
    [
      '/',
      '/about',
      '/blog',
      '/contact',
      '/disclaimer',
      '/how-we-review',
      '/landing',
      '/privacy-policy',
      '/submit-tool',
      '/terms-and-conditions',
      '/tools',
      '/trending',
    ].map((path) => settings.siteUrl + path),
  );
});

test('every category, tool, post and article is in it once, with its last change where that is known', async () => {
  const entries = await entriesOf(catalogue);
  const changeOf = new Map(entries.map(({ loc, lastmod }) => [loc, lastmod]));
  expect(changeOf.size).toBe(entries.length);
  for (const { slug } of categories) {
    expect(changeOf.has(`https://shelf.example/tools/category/${slug}`)).toBe(true);
  }
  expect(changeOf.get('https://shelf.example/tools/tom%26co')).toBe('2026-11-14T00:00:00.000Z');
  expect(changeOf.has('https://shelf.example/tools/undated')).toBe(true);
  expect(changeOf.get('https://shelf.example/tools/undated')).toBeUndefined();
  expect(changeOf.get('https://shelf.example/blog/changed')).toBe('2026-11-20T08:00:00.000Z');
  expect(changeOf.get('https://shelf.example/blog/as-published')).toBe('2026-11-14T12:00:00.000Z');
});

// proves versus-5
test('every prerendered pair of the editors is in it, with the last day of either record', async () => {
  const { tools } = catalogueOf([
    rawTool('Beta', { lastUpdated: '2026-03-01', pricesCheckedAt: '2026-10-07' }),
    rawTool('Alpha', {
      lastUpdated: '2026-05-01',
      alternatives: ['beta', 'gamma', 'nobody'].map((slug) => ({ slug, why: 'Because.' })),
    }),
    rawTool('Gamma'),
  ]);
  const site = { tools, posts: [], articles: [] };
  const pairsIn = async (versusPages?: number) => {
    const [file] = await sitemap(site, settings, { versusPages });
    return parse(String(file?.content)).filter(({ loc }) => loc.includes('/versus/'));
  };
  expect(await pairsIn()).toEqual([
    { loc: 'https://shelf.example/versus/alpha-vs-beta', lastmod: '2026-10-07T00:00:00.000Z' },
    { loc: 'https://shelf.example/versus/alpha-vs-gamma', lastmod: '2026-05-01T00:00:00.000Z' },
  ]);
  expect(await pairsIn(1)).toHaveLength(1);
});

test('more addresses than one file may hold stand in several, under an index', async () => {
  const many = { ...catalogue, tools: catalogueOf(rawTools(30)).tools };
  const [index, ...parts] = await sitemap(many, settings, { most: 25 });
  expect(index?.path).toBe('/sitemap.xml');
  expect(parts.map(({ path }) => path)).toEqual(['/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml']);
  expect(parse(String(index?.content)).map(({ loc }) => loc)).toEqual(
    parts.map(({ path }) => settings.siteUrl + path),
  );
  const listed = parts.map(({ content }) => parse(String(content)));
  expect(listed.map(({ length }) => length)).toEqual([25, 25, 20]);
  expect(new Set(listed.flat().map(({ loc }) => loc)).size).toBe(70);
});
