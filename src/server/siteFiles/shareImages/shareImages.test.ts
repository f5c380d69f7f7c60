import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { Resvg } from '@resvg/resvg-js';
import { createElement } from 'react';
import satori, { type Font } from 'satori';

import { catalogueOf, rawPost, rawTool } from '../../../../tests/support/records';
import type { Category } from '../../../domain/categories';
import { defaultSharePath, sharePath, versusSharePath } from '../../../seo/sharePath';
import { createSiteCache } from '../../build/siteCache';
import type { SiteCatalogue } from '../siteFile';

import { fittingSize, headingStyle } from './fitting';
import { geistFonts } from './geistFonts';
import { categoryPicture, postPicture, versusPicture } from './listPictures';
import { logoImage } from './logoImage';
import { fontFamily, imageSize } from './look';
import { type ShareImageOptions, shareImages } from './shareImages';
import { toolPicture } from './toolPicture';

const settings = { siteUrl: 'https://shelf.example' };
const toolNamed = (name: string, more = {}) => {
  const [tool] = catalogueOf([rawTool(name, more)]).tools;
  if (!tool) throw new Error('No tool');
  return tool;
};

// Renders some thirty images.
jest.setTimeout(180_000);

let cacheFolder: string;
beforeAll(() => {
  cacheFolder = mkdtempSync(path.join(os.tmpdir(), 'share-images-'));
});
afterAll(() => rmSync(cacheFolder, { recursive: true, force: true }));

async function drawn(catalogue: SiteCatalogue, limits: ShareImageOptions = {}) {
  const images = new Map<string, Buffer>();
  for await (const image of shareImages(catalogue, settings, {
    cache: createSiteCache(cacheFolder),
    ...limits,
  })) {
    images.set(image.path, image.content as Buffer);
  }
  return images;
}

const catalogue: SiteCatalogue = {
  ...catalogueOf(
    [
      rawTool('Featured', { featured: true, lastUpdated: '2026-01-01' }),
      rawTool('New', { lastUpdated: '2026-11-01' }),
      rawTool('Old', { lastUpdated: '2026-02-01' }),
    ],
    [rawPost('A post')],
  ),
  articles: [],
};

test('beyond the limit, the tools that are neither featured nor new get the default image', async () => {
  const images = await drawn(catalogue, { drawnTools: 2 });
  const general = images.get(defaultSharePath);
  expect(images.get(sharePath('tools', 'old'))).toEqual(general);
  expect(images.get(sharePath('tools', 'new'))).not.toEqual(general);
  expect(images.get(sharePath('tools', 'featured'))).not.toEqual(general);
});

// proves versus-4
test('a comparison has an image of its own, for as many pairs as have a page', async () => {
  const { tools } = catalogueOf([
    rawTool('Alpha', { alternatives: ['beta', 'gamma'].map((slug) => ({ slug, why: 'Because.' })) }),
    rawTool('Beta'),
    rawTool('Gamma'),
  ]);
  const images = await drawn({ tools, posts: [], articles: [] }, { versusPages: 1 });
  expect(images.get(versusSharePath(['beta', 'alpha']))).toBeDefined();
  expect(images.get(versusSharePath(['alpha', 'beta']))).not.toEqual(images.get(defaultSharePath));
  expect(images.has(versusSharePath(['alpha', 'gamma']))).toBe(false);
});

// proves versus-4
test('a comparison has the default image when one of its names cannot be drawn', async () => {
  const { tools } = catalogueOf([
    rawTool('Alpha', { alternatives: [{ slug: 'doubao', why: 'Because.' }] }),
    rawTool('豆包', { slug: 'doubao' }),
  ]);
  expect(versusPicture(tools, 'shelf.example').heading.text).toBe('');
  const images = await drawn({ tools, posts: [], articles: [] });
  expect(images.get(versusSharePath(['alpha', 'doubao']))).toEqual(images.get(defaultSharePath));
});

test('every image stays below 60 KB', async () => {
  const images = await drawn(catalogue);
  for (const image of images.values()) expect(image.length).toBeLessThan(60_000);
});

/** The cached files with the time each was written. */
const kept = () =>
  new Map(readdirSync(cacheFolder).map((name) => [name, statSync(path.join(cacheFolder, name)).mtimeMs]));

// proves delivery-35, delivery-37, delivery-38
test('what was drawn once is not drawn again; what has changed or is damaged is', async () => {
  const first = await drawn(catalogue);
  const before = kept();
  expect(await drawn(catalogue)).toEqual(first);
  expect(kept()).toEqual(before);

  const tools = catalogue.tools.map((tool) => (tool.slug === 'new' ? { ...tool, name: 'Newer' } : tool));
  const second = await drawn({ ...catalogue, tools });
  expect([...kept().keys()]).toEqual([...before.keys()]);
  const changed = [...second].filter(([name, image]) => !first.get(name)?.equals(image));
  expect(changed.map(([name]) => name)).toEqual([sharePath('tools', 'new')]);

  // A damaged image is rendered again (delivery-37).
  for (const name of kept().keys()) writeFileSync(path.join(cacheFolder, name), 'damaged');
  expect(await drawn(catalogue)).toEqual(first);
  rmSync(cacheFolder, { recursive: true });
});

describe('a heading fits its place', () => {
  let fonts: Font[];
  beforeAll(() => {
    fonts = geistFonts();
  });
  const long =
    'Which of the eleven assistants that we tried keeps its promise when the repository is large? ';
  const post = { ...postOf(long.repeat(4).slice(0, 300)), category: 'Tool Comparisons' };

  test.each([
    ['a short name', toolPicture(toolNamed('Cursor'), 'shelf.example'), 112],
    [
      'a name of 60 characters',
      toolPicture(toolNamed('Extraordinarily Long Product Name '.repeat(2).slice(0, 60)), ''),
      40,
    ],
    ['a name of 60 letters without a space', toolPicture(toolNamed('W'.repeat(60)), ''), 40],
    ['a title of 300 characters', postPicture(post, new Map(), 'shelf.example'), 26],
  ])('%s', async (_, picture, atLeast) => {
    const size = await fittingSize(picture.heading, fonts);
    const { text, room } = picture.heading;
    expect(size).toBeGreaterThanOrEqual(atLeast);
    const style = { ...headingStyle(size), width: room.width, fontFamily };
    const svg = await satori(createElement('div', { style }, text), { ...imageSize, fonts });
    const ink = new Resvg(svg).getBBox();
    expect(ink?.width).toBeLessThanOrEqual(room.width);
    expect(ink?.height).toBeLessThanOrEqual(room.height);
  });

  test.each([
    ['Midjourney', 70],
    ['ElevenLabs', 70],
    ['ResearchRabbit', 60],
    ['Originality.ai', 70],
    ['An Extraordinarily Long-Winded Name', 60],
  ])('no word of %s is broken', async (name, atLeast) => {
    const { heading } = toolPicture(toolNamed(name), 'shelf.example');
    const size = await fittingSize(heading, fonts);
    expect(size).toBeGreaterThanOrEqual(atLeast);
    const { width } = heading.room;
    const style = { ...headingStyle(size), fontFamily, whiteSpace: 'nowrap' } as const;
    for (const word of name.split(' ')) {
      const svg = await satori(createElement('div', { style }, word), { ...imageSize, fonts });
      expect(new Resvg(svg).getBBox()?.width).toBeLessThanOrEqual(width);
    }
  });
});

function postOf(title: string) {
  const [post] = catalogueOf([], [rawPost(title)]).posts;
  if (!post) throw new Error('No post');
  return post;
}

test('the rating line needs a rating and a count', () => {
  const textOf = (more: object) => JSON.stringify(toolPicture(toolNamed('Rated', more), '').at(40));
  expect(textOf({ rating: 4.6, reviewCount: 1284 })).toContain('(1,284 reviews)');
  expect(textOf({ rating: 4.6, reviewCount: 0 })).not.toContain('review');
  expect(textOf({ rating: 0, reviewCount: 12 })).not.toContain('review');
  expect(textOf({ rating: 4.6, reviewCount: 12, areFiguresSamples: true })).not.toContain('review');
});

test('a bundled logo is drawn in its colours, one that follows the text in the given colour', () => {
  const svgOf = (address: string) =>
    Buffer.from(logoImage(address, '#123456')?.split(',')[1] ?? '', 'base64').toString();
  expect(svgOf('/logos/mono/cursor.svg')).toContain('#123456');
  expect(svgOf('/logos/brand/grammarly.svg')).toContain('#123456');
  expect(svgOf('/logos/color/claude.svg')).not.toContain('#123456');
  expect(logoImage('https://img.example/logo.svg', '#123456')).toBeUndefined();
  expect(logoImage('/logos/mono/nobody.svg', '#123456')).toBeUndefined();
});

// proves trust-4
test('sample figures do not decide the order of the tools on a category’s image', () => {
  const pictureWith = (...reviewCounts: number[]) => {
    const raws = reviewCounts.map((reviewCount, index) =>
      rawTool(`Tool ${index}`, {
        logo: `/logos/mono/${['cline', 'cursor'][index] ?? ''}.svg`,
        areFiguresSamples: true,
        category: 'ai-chatbots',
        reviewCount,
      }),
    );
    const category = { slug: 'ai-chatbots', name: 'AI Chatbots' } as Category;
    return JSON.stringify(categoryPicture(category, catalogueOf(raws).tools, '').at(40));
  };
  expect(pictureWith(3, 900)).toBe(pictureWith(900, 3));
});
