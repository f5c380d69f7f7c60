import { fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';

import { settings } from '../domain/settings';

import { PageMetadata, type PageMetadataProps } from './PageMetadata';
import { comparisonTitle, titleWithSuffix } from './titles';

const host = settings.siteUrl.replace(/\/$/, '');
const least = { title: 'Blog', description: 'Articles.', canonicalUrl: '/blog' };

function headOf(props: PageMetadataProps) {
  render(<PageMetadata {...props} />, { wrapper: MemoryRouter });
  return (name: string) =>
    document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
}

// proves seo-10
test.each([
  ['Blog', 'Blog - Toolshelf'],
  ['Toolshelf picks', 'Toolshelf picks - Toolshelf'],
  ['About AI Toolshelf', 'About AI Toolshelf'],
])('the title %p becomes %p', (title, expected) => {
  expect(titleWithSuffix(title)).toBe(expected);
});

// proves versus-4
test.each([
  ['A vs B', 'A vs B: prices and features compared'],
  ['Adobe Premiere vs DaVinci Resolve', 'Adobe Premiere vs DaVinci Resolve compared'],
  ['GitHub Copilot vs Google Antigra', 'GitHub Copilot vs Google Antigra: prices and features'],
  ['x'.repeat(70), `${'x'.repeat(70)} compared`],
])('the comparison %p has the title %p', (names, title) => {
  expect(comparisonTitle(names)).toBe(title);
});

// proves seo-8
test('with the least, the defaults: website, favicon, summary, and robots may come', () => {
  const meta = headOf(least);
  expect(document.title).toBe('Blog - Toolshelf');
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', `${host}/blog`);
  expect(meta('og:site_name')).toBe('AI Toolshelf');
  expect(meta('og:type')).toBe('website');
  expect(meta('og:image')).toBe(`${host}/favicon.svg`);
  expect(meta('twitter:card')).toBe('summary');
  for (const name of ['robots', 'author', 'article:published_time', 'article:modified_time']) {
    expect(meta(name)).toBeUndefined();
  }
});

// proves seo-7
test('every input has its place in the head', () => {
  const meta = headOf({
    ...least,
    image: 'https://img.example/cover.png',
    ogType: 'article',
    twitterCardType: 'summary_large_image',
    author: 'Ada',
    publishedDate: '2026-11-14T12:00:00.000Z',
    modifiedDate: '2026-11-15T12:00:00.000Z',
    structuredData: [{ '@type': 'WebSite' }, { '@type': 'FAQPage' }],
  });
  expect(meta('description')).toBe('Articles.');
  expect(meta('og:title')).toBe('Blog - Toolshelf');
  expect(meta('og:description')).toBe('Articles.');
  expect(meta('og:url')).toBe(`${host}/blog`);
  expect(meta('og:type')).toBe('article');
  expect(meta('og:image')).toBe('https://img.example/cover.png');
  expect(meta('twitter:image')).toBe('https://img.example/cover.png');
  expect(meta('twitter:card')).toBe('summary_large_image');
  expect(meta('author')).toBe('Ada');
  expect(meta('article:published_time')).toBe('2026-11-14T12:00:00.000Z');
  expect(meta('article:modified_time')).toBe('2026-11-15T12:00:00.000Z');
  const nodes = [...document.querySelectorAll('script[type="application/ld+json"]')];
  expect(nodes.map(({ textContent }) => JSON.parse(textContent) as unknown)).toEqual([
    expect.objectContaining({ '@type': 'WebSite' }),
    expect.objectContaining({ '@type': 'FAQPage' }),
  ]);
});

// proves seo-9
test('noIndex keeps search engines out', () => {
  expect(headOf({ ...least, noIndex: true })('robots')).toBe('noindex, nofollow');
});

/** The title and the description at each commit of a screen. */
const heads: (readonly [string, string | undefined])[] = [];

function Screen() {
  useLayoutEffect(() => {
    const description = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    heads.push([document.title, description?.content]);
  });
  return <PageMetadata {...least} />;
}

// proves delivery-48
test.each([
  { entry: '/blog', way: 'a page that is loaded has all of it at once', first: 'Articles.' },
  { entry: '/', way: 'one that a link opens has its title at once, the rest after it', first: undefined },
])('$way', ({ entry, first }) => {
  heads.length = 0;
  render(
    <MemoryRouter initialEntries={[entry]}>
      <Routes>
        <Route path="/" element={<Link to="/blog">Blog</Link>} />
        <Route path="/blog" element={<Screen />} />
      </Routes>
    </MemoryRouter>,
  );
  if (entry === '/') fireEvent.click(screen.getByRole('link', { name: 'Blog' }));
  expect(heads).toEqual([['Blog - Toolshelf', first]]);
  expect(document.querySelector('meta[name="description"]')).toHaveAttribute('content', 'Articles.');
});
