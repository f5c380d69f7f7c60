import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers';

import webpack from 'webpack';

import { consoleLines, expectConsole } from '../../../tests/support/expectConsole';
import { rawPost, rawTool } from '../../../tests/support/records';

import { CataloguePlugin } from './cataloguePlugin';

// webpack needs what jsdom takes away.
Object.assign(globalThis, { setImmediate });

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'catalogue-'));
  writeFileSync(path.join(folder, 'entry.js'), '');
  put('tools.json', [rawTool('A'), rawTool('B', { slug: 'B + ü' })]);
  put('posts.json', [rawPost('First')]);
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const put = (file: string, content: unknown) =>
  writeFileSync(path.join(folder, file), JSON.stringify(content));

/** Builds a script; returns the data's folder and the files beside the script. */
async function build(isServed: boolean) {
  const output = path.join(folder, 'dist');
  rmSync(output, { recursive: true, force: true });
  const compiler = webpack({
    mode: 'development',
    devtool: false,
    entry: path.join(folder, 'entry.js'),
    output: { path: output, filename: 'main.js' },
    plugins: [new CataloguePlugin({ source: folder, isServed })],
  });
  const errors = await new Promise<unknown[]>((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => (error ? reject(error) : resolve(stats?.compilation.errors ?? [])));
    });
  });
  expect(errors).toEqual([]);
  const files = readdirSync(output, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'main.js')
    .map((entry) => path.relative(output, path.join(entry.parentPath, entry.name)));
  const named = files.includes('catalogue.json')
    ? (JSON.parse(readFileSync(path.join(output, 'catalogue.json'), 'utf8')) as { folder: string })
    : undefined;
  return { dataFolder: named?.folder, files: files.sort(), output };
}

test('puts two lists, the search’s two files and a file for each record and page under a name of their content', async () => {
  const { dataFolder, files, output } = await build(true);
  expect(dataFolder).toMatch(/^assets\/catalogue\/[\da-f]{10}$/);
  const inside = `${dataFolder}/`;
  expect(files).toEqual([
    `${inside}lists/all/0.json`,
    expect.stringMatching(/\/lists\/in-[\w-]+\/0\.json$/),
    `${inside}posts.json`,
    `${inside}posts/first.json`,
    `${inside}search.json`,
    `${inside}suggestions.json`,
    `${inside}tools.json`,
    `${inside}tools/a.json`,
    expect.stringMatching(/\/tools\/~[\da-z-]+\.json$/),
    'catalogue.json',
  ]);
  const read = (name: string) => JSON.parse(readFileSync(path.join(output, inside, name), 'utf8')) as unknown;
  expect(read('tools/a.json')).toMatchObject({ name: 'A', description: 'A does one thing.', features: [] });
  expect(read('posts/first.json')).toMatchObject({ title: 'First', content: '<p>First.</p>' });
  const [tool] = read('tools.json') as object[];
  expect(tool).toMatchObject({ slug: 'a', platforms: ['Web'] });
  expect(tool).not.toHaveProperty('description');
  const [post] = read('posts.json') as object[];
  expect(post).toMatchObject({ slug: 'first', excerpt: 'About First.' });
  expect(post).not.toHaveProperty('content');
});

test('the same catalogue has the same name, a changed one another', async () => {
  const { dataFolder } = await build(true);
  expect((await build(true)).dataFolder).toBe(dataFolder);
  put('tools.json', [rawTool('A', { description: 'Changed.' })]);
  expect((await build(true)).dataFolder).not.toBe(dataFolder);
});

test('a build that asks an API host has no data files, but the check', async () => {
  expect(await build(false)).toMatchObject({ dataFolder: undefined, files: [] });
  put('tools.json', [{ name: 'A' }]);
  expect(() => new CataloguePlugin({ source: folder, isServed: false })).toThrow(
    /has a mistake:\n {2}tools\.json, "A": A tool without a name/,
  );
});

test('an unknown category is told, and stops nothing', async () => {
  put('tools.json', [rawTool('A', { category: 'robots' })]);
  expectConsole('warn', 'tools.json, "A": Invalid category "robots"');
  const { files } = await build(true);
  expect(files).toContainEqual(expect.stringContaining('tools/a.json'));
});

test('of thousands of warnings the first twenty are told, and how many more there are', () => {
  put(
    'tools.json',
    Array.from({ length: 2000 }, (_, index) => rawTool(`T${index}`, { category: 'robots' })),
  );
  expectConsole('warn', 'Invalid category "robots"');
  expectConsole('warn', 'and 1980 more');
  new CataloguePlugin({ source: folder, isServed: false });
  expect(consoleLines('warn')).toHaveLength(21);
});
