import { readFileSync } from 'node:fs';
import path from 'node:path';

import { screen, within } from '@testing-library/react';

import { settings } from '../src/domain/settings';
import { compareSlice } from '../src/features/compare/compareSlice';

import { catalogueOf, rawFullTool, rawPost, rawTool, toolOf } from './support/records';
import { renderApp } from './support/renderApp';
import { memorySource } from './support/testStore';

const records = catalogueOf(
  [rawFullTool('Alpha'), rawTool('Beta', { category: 'marketing', trending: true })],
  [rawPost('First post', { featured: true })],
);
const compared = ['Alpha', 'Beta'].map((name) => toolOf(rawTool(name)));

const open = (address: string) =>
  renderApp(address, {
    source: memorySource(records),
    ...(address.startsWith('/compare')
      ? { preloadedState: { compare: { ...compareSlice.getInitialState(), items: compared } } }
      : {}),
  });

const metaOf = (name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

/** The route table, with the title that each screen has in it. */
const screens = [
  ['/', 'Boost Your Productivity with the Best AI Tools', '/'],
  ['/tools', 'All AI Tools', '/tools'],
  ['/tools/category/marketing', 'Marketing AI', '/tools/category/marketing'],
  ['/tools/alpha', 'Alpha', '/tools/alpha'],
  ['/compare/alpha,beta', 'Alpha vs Beta', '/compare/alpha,beta'],
  ['/saved-tools', 'Saved tools', '/saved-tools'],
  ['/blog', 'Blog', '/blog'],
  ['/blog/first-post', 'First post', '/blog/first-post'],
  ['/bookmarks', 'Bookmarks', '/bookmarks'],
  ['/about', 'About AI Toolshelf', '/about'],
  ['/contact', 'Contact', '/contact'],
  ['/trending-tools', 'Trending', '/trending'],
  ['/submit-tool', 'Submit', '/submit-tool'],
  ['/privacy-policy', 'Privacy Policy', '/privacy-policy'],
  ['/terms-and-conditions', 'Terms & Conditions', '/terms-and-conditions'],
  ['/disclaimer', 'Disclaimer', '/disclaimer'],
] as const;

describe.each(screens)('%s', (address, title, canonical) => {
  // proves routes-1, routes-2
  test('shows its screen between the bar and the footer', async () => {
    await open(address);
    const headings = await within(screen.getByRole('main')).findAllByRole('heading', { level: 1 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([expect.stringContaining(title)]);
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
  });

  // proves seo-1, seo-2
  test('has a head of its own: title, description, address, preview and structured data', async () => {
    await open(address);
    await within(screen.getByRole('main')).findByRole('heading', { level: 1 });
    expect(document.querySelectorAll('head title')).toHaveLength(1);
    expect(document.title).toMatch(/AI Toolshelf| - Toolshelf$/);
    expect(metaOf('description')?.length).toBeGreaterThan(10);
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      settings.siteUrl.replace(/\/$/, '') + canonical,
    );
    expect(metaOf('og:title')).toBe(document.title);
    expect(metaOf('og:description')).toBe(metaOf('description'));
    expect(metaOf('og:url')).toBe(document.querySelector('link[rel="canonical"]')?.getAttribute('href'));
    expect(metaOf('og:image')).toMatch(/^https:\/\//);
    expect(metaOf('og:site_name')).toBe('AI Toolshelf');
    expect(metaOf('twitter:card')).toMatch(/^summary/);
    const nodes = [...document.querySelectorAll('script[type="application/ld+json"]')];
    expect(nodes.length).toBeGreaterThan(0);
    for (const { textContent } of nodes) expect(JSON.parse(textContent)).toHaveProperty('@type');
  });
});

// proves accessibility-1, shell-2
test('the bar has its seven links, marks the current one, and holds the theme toggle', async () => {
  await open('/blog/first-post');
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/landing',
    '/tools',
    '/trending-tools',
    '/blog',
    '/submit-tool',
    '/about',
  ]);
  const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.getAttribute('href'))).toEqual(['/blog']);
  const bar = within(screen.getByRole('banner'));
  expect(bar.getByRole('link', { name: 'AI Toolshelf, home' })).toHaveAttribute('href', '/');
  expect(bar.getByRole('button', { name: /^Switch to/ })).toBeVisible();
});

// proves forms-1, shell-7, shell-8
test('the footer has its eight links, three without a target, the newsletter and the mail address', async () => {
  await open('/about');
  const footer = within(screen.getByRole('contentinfo'));
  for (const [name, href] of [
    ['Home', '/'],
    ['All Tools', '/tools'],
    ['Blog', '/blog'],
    ['About', '/about'],
    ['Contact', '/contact'],
    ['Privacy Policy', '/privacy-policy'],
    ['Terms & Conditions', '/terms-and-conditions'],
    ['Disclaimer', '/disclaimer'],
  ] as const) {
    expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  for (const name of ['X', 'LinkedIn', 'YouTube']) {
    const link = footer.getByRole('link', { name });
    expect(link).toHaveAttribute('aria-disabled', 'true');
    expect(link).not.toHaveAttribute('href');
  }
  expect(footer.getByRole('textbox', { name: 'Email address' })).toBeRequired();
  expect(footer.getByRole('textbox', { name: 'Email address' })).toHaveAttribute('type', 'email');
  expect(footer.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
  expect(footer.getByRole('link', { name: settings.contactEmail })).toHaveAttribute(
    'href',
    `mailto:${settings.contactEmail}`,
  );
});

// proves theme-6
test('the page of the site declares the theme colour', () => {
  const html = readFileSync(path.resolve(__dirname, '../public/index.html'), 'utf8');
  expect(html).toContain('<meta name="theme-color" content="#6366f1" />');
});
