import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { catalogueOf, rawPost, rawTools } from '../../../tests/support/records';
import { defaultSettings } from '../buildSettings';
import type { CatalogueFiles } from '../catalogue/catalogueFolder';
import { recordsSource } from '../prerender/recordsSource';

import type { PageWorkerData } from './pageWorker';
import type { PageWorkers } from './pageWorkers';
import { createSiteCache } from './siteCache';
import { writePages } from './sitePages';
import { createSiteWriter } from './siteWriter';
import { traceSource } from './tracedSource';

/** The addresses that were prerendered, not taken from the cache. */
const mockMade: string[] = [];

// A worker thread would load the whole application. Like real pages, these contain the response to their one
// request.
jest.mock('./pageWorkers', () => ({
  createPageWorkers: ({ catalogue, options }: PageWorkerData): PageWorkers => ({
    make: async (requests, onMade) => {
      for (const { address, styleSheet } of requests) {
        if (styleSheet) mockMade.push(address);
        if (!catalogue) throw new Error('No catalogue');
        const { source, take } = traceSource(recordsSource(catalogue));
        const slug = path.basename(address);
        const signal = new AbortController().signal;
        const request =
          address === '/tools'
            ? { path: '/api/tools', params: {} }
            : { path: `/api/tools/slug/${slug}`, params: {} };
        const { body } = await source(request, signal);
        const script = /src="(.*?)"/.exec(options.template)?.[1] ?? '';
        const data = { address: `/assets/page-data/${slug}.json`, json: JSON.stringify(body).repeat(30) };
        const files = `data-files="/assets/tools.1.js ${script}" data-page="${data.address}"`;
        const html = `<p ${files} data-sheet="${styleSheet?.address ?? ''}">${data.json}</p>`;
        const belowFold = [[slug, `.mui-${slug}{color:red;background:${'url(a)'.repeat(50)}}`]] as const;
        const styles = { global: [], aboveFold: [], statesAboveFold: new Set<string>(), belowFold };
        await onMade(address, { html, data, styles, trace: take() });
      }
    },
    end: () => Promise.resolve(),
  }),
}));

const posts = [...catalogueOf([], [rawPost('A post')]).posts];
const filesWith = (raws: object[]): CatalogueFiles => ({
  tools: [...catalogueOf(raws as never).tools],
  posts,
  articles: [],
});
const raws = rawTools(30);
const changedRaws = raws.map((raw, index) => (index === 20 ? { ...raw, description: 'Changed.' } : raw));
const slugs = filesWith(raws).tools.map(({ slug }) => slug);
const paths = ['/tools', ...slugs.map((slug) => `/tools/${slug}`)];

let base = '';
beforeEach(() => {
  base = mkdtempSync(path.join(tmpdir(), 'built-'));
});
afterEach(() => rmSync(base, { recursive: true }));

interface Build {
  catalogue: CatalogueFiles;
  code?: string;
  script?: string;
  cacheName?: string;
}

/** Builds into a separate folder; returns the bytes of each file and the pages that were prerendered. */
async function build({ catalogue, code = 'code', script = '1', cacheName = 'cache' }: Build) {
  const folder = mkdtempSync(path.join(base, 'site-'));
  const cache = createSiteCache(path.join(base, cacheName));
  const writer = createSiteWriter(folder, cache);
  mockMade.length = 0;
  await writePages({
    paths,
    settings: defaultSettings,
    options: {
      template: `<script defer="defer" src="/assets/main.a.js"></script>`,
      chunkFiles: { tools: [`/assets/tools.${script}.js`] },
      inlineScripts: { collectEvents: '', loadApplication: '' },
    },
    catalogue,
    code,
    writer,
    cache,
    onPage: () => undefined,
  });
  cache.prune();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const bytes = files.map(({ parentPath, name }) => {
    const file = path.join(parentPath, name);
    return [path.relative(folder, file), readFileSync(file).toString('base64')] as const;
  });
  return { files: new Map(bytes.sort()), made: [...mockMade] };
}

// proves delivery-35
test('what has not changed is not made again', async () => {
  await build({ catalogue: filesWith(raws) });
  expect((await build({ catalogue: filesWith(raws) })).made).toEqual([]);
  const slug = slugs[20] ?? '';
  const { made } = await build({ catalogue: filesWith(changedRaws) });
  // Its own page, and the list that contains it.
  expect(made).toEqual(['/tools', `/tools/${slug}`]);
});

// proves delivery-36
test('a build from the cache has the bytes of a clean one', async () => {
  await build({ catalogue: filesWith(raws) });
  const next = { catalogue: filesWith(changedRaws) };
  const cached = await build(next);
  expect(cached.made).toHaveLength(2);
  const clean = await build({ ...next, cacheName: 'empty' });
  expect(clean.made).toHaveLength(paths.length);
  expect(cached.files).toEqual(clean.files);
  expect(cached.files.size).toBeGreaterThan(paths.length);
});

// proves delivery-37
test('an entry that is damaged, of other code or of other scripts is not used', async () => {
  const first = await build({ catalogue: filesWith(raws) });
  expect((await build({ catalogue: filesWith(raws), code: 'other' })).made).toEqual(paths);
  expect((await build({ catalogue: filesWith(raws), script: '2' })).made).toEqual(paths);
  await build({ catalogue: filesWith(raws) });
  const cacheFolder = path.join(base, 'cache');
  for (const [index, name] of readdirSync(cacheFolder).entries()) {
    const file = path.join(cacheFolder, name);
    const bytes = readFileSync(file);
    // Truncated, with a changed byte, or not an entry at all.
    if (index % 3 === 0) writeFileSync(file, bytes.subarray(0, bytes.length - 1));
    else if (index % 3 === 1) writeFileSync(file, bytes.fill(120, bytes.length - 9));
    else writeFileSync(file, 'x');
  }
  const mended = await build({ catalogue: filesWith(raws) });
  expect(mended.made).toEqual(paths);
  expect(mended.files).toEqual(first.files);
});

// proves delivery-56
test('the pages of a kind share a style sheet, made of some of them, which stays the same with the same code', async () => {
  const sheetsIn = ({ files }: Awaited<ReturnType<typeof build>>) =>
    new Map([...files].filter(([name]) => name.endsWith('.css')));
  const first = await build({ catalogue: filesWith(raws) });
  const sheetOf = (address: string) => {
    const page = Buffer.from(first.files.get(`${address}/index.html`) ?? '', 'base64').toString();
    const name = /data-sheet="\/(.*?)"/.exec(page)?.[1] ?? '';
    return Buffer.from(first.files.get(name) ?? '', 'base64').toString();
  };
  const classesIn = (css: string) => css.match(/\.mui-[\w-]+/g);
  expect(classesIn(sheetOf('tools'))).toEqual(['.mui-tools']);
  const ofTools = slugs.slice(0, 5).map((slug) => `.mui-${slug}`);
  expect(classesIn(sheetOf(`tools/${slugs[0]}`))).toEqual(ofTools);
  expect(classesIn(sheetOf(`tools/${slugs[20]}`))).toEqual(ofTools);
  expect(sheetsIn(first).size).toBe(2);
  expect(sheetsIn(await build({ catalogue: filesWith(changedRaws) }))).toEqual(sheetsIn(first));
});

// proves delivery-38
test('the cache holds an entry for each page and its data and one for each style sheet, however many builds there were', async () => {
  await build({ catalogue: filesWith(raws) });
  writeFileSync(path.join(base, 'cache', 'of-an-earlier-build'), 'x');
  await build({ catalogue: filesWith(changedRaws) });
  expect(readdirSync(path.join(base, 'cache'))).toHaveLength(2 * paths.length + 2);
});
