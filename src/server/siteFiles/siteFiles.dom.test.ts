import { readFileSync } from 'node:fs';

import { catalogueOf, rawPost, rawTool } from '../../../tests/support/records';
import { defaultSharePath, sharePath } from '../../seo/sharePath';

import { icons } from './icons';
import { openSearch } from './openSearch';
import type { SiteCatalogue } from './siteFile';
import { siteFiles } from './siteFiles';

const settings = { siteUrl: 'https://shelf.example' };
const catalogue: SiteCatalogue = {
  ...catalogueOf([rawTool('Tom & Co', { slug: 'tom & co' })], [rawPost('A post')]),
  articles: catalogueOf([], [rawPost('An article')]).posts,
};

// Renders some thirty images.
jest.setTimeout(180_000);

const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test('every file has the address that the pages name', async () => {
  const files = new Map<string, Buffer>();
  for await (const file of siteFiles(catalogue, settings)) {
    files.set(file.path, Buffer.from(file.content));
  }
  // The sitemap, robots.txt, four feeds, OpenSearch, five icons; default, 26 categories, a tool, two articles.
  expect(files.size).toBe(12 + 30);
  expect(files.get('/robots.txt')?.toString()).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://shelf.example/sitemap.xml\n',
  );
  expect(files.get('/sitemap.xml')?.toString()).toContain('<urlset');
  for (const image of [
    defaultSharePath,
    sharePath('tools', 'tom & co'),
    sharePath('blog', 'a-post'),
    sharePath('blog', 'an-article'),
    sharePath('categories', 'E-commerce'),
  ]) {
    expect(sizeOf(files.get(image) ?? Buffer.alloc(24))).toBe('1200x630');
  }
});

test('the manifest and the page name icons that exist, in the sizes they say', () => {
  const drawn = new Map(icons().map((file) => [file.path, file.content as Buffer]));
  const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as {
    icons: { src: string; sizes: string }[];
  };
  for (const { src, sizes } of manifest.icons) expect(sizeOf(drawn.get(src) ?? Buffer.alloc(24))).toBe(sizes);
  expect(sizeOf(drawn.get('/apple-touch-icon.png') ?? Buffer.alloc(24))).toBe('180x180');
  const page = readFileSync('public/index.html', 'utf8');
  for (const address of [
    '/apple-touch-icon.png',
    '/manifest.webmanifest',
    '/opensearch.xml',
    '/blog/feed.xml',
    '/blog/feed.json',
    '/tools/feed.xml',
    '/tools/feed.json',
  ]) {
    expect(page).toContain(`href="${address}"`);
  }
});

test('the browser’s search leads to the tool list', () => {
  const document = new DOMParser().parseFromString(String(openSearch(settings).content), 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  expect(document.querySelector('Url')?.getAttribute('template')).toBe(
    'https://shelf.example/tools?search={searchTerms}',
  );
});
