import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const project = path.resolve(__dirname, '..');
const productFolder = 'docs/product';

const filesBelow = (folder: string, name: RegExp) =>
  readdirSync(path.join(project, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')));

const linesOf = (file: string) =>
  readFileSync(path.join(project, file), 'utf8')
    .split('\n')
    .map((text, index) => ({ text, place: `${file}:${index + 1}` }));

const areas = filesBelow(productFolder, /\.md$/)
  .map((file) => path.basename(file, '.md'))
  .filter((area) => area !== 'README');

/** Each list item of an area's file is a requirement: `- **compare-3** ...`. */
const requirements = areas.flatMap((area) =>
  readFileSync(path.join(project, productFolder, `${area}.md`), 'utf8')
    .split(/^(?=- |#)/m)
    .filter((item) => item.startsWith('- '))
    .map((item) => ({
      area,
      id: /^- \*\*([a-z]+-\d+)\*\* \S/.exec(item)?.[1] ?? item,
      text: item.replace(/\s+/g, ' '),
    })),
);
const defined = new Set(requirements.map(({ id }) => id));

const code = ['src', 'tests'].flatMap((folder) => filesBelow(folder, /\.(ts|tsx|mjs|css)$/));
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...filesBelow('docs', /\.md$/),
  ...['src', 'tests'].flatMap((folder) => filesBelow(folder, /\.md$/)),
];

const marks = code
  .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
  .flatMap((file) => {
    const lines = linesOf(file);
    return lines.flatMap(({ text, place }, index) => {
      const mark = /^\s*\/\/ proves\b(.*)$/.exec(text);
      if (!mark) return [];
      const below = lines.slice(index + 1).find((line) => !/^\s*\/\//.test(line.text))?.text ?? '';
      return [{ place, ids: (mark[1] ?? '').split(',').map((id) => id.trim()), below }];
    });
  });
const proved = new Set(marks.flatMap(({ ids }) => ids));

const citation = new RegExp(`\\b(?:${areas.join('|')})-\\d+\\b`, 'g');
const commentOf = (line: string) => /(?:^|\s)(?:\/\/|\/\*\*?|\*)\s(.*)$/.exec(line)?.[1] ?? '';

test('there are requirements, each with an id of its own that names its file', () => {
  expect(requirements.length).toBeGreaterThan(300);
  expect(requirements.filter(({ area, id }) => !id.startsWith(`${area}-`))).toEqual([]);
  const ids = requirements.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('every requirement is proved by a test, or says why not', () => {
  const isExcused = (text: string) => /Not proved: \S/.test(text);
  const missing = requirements.filter(({ id, text }) => proved.has(id) === isExcused(text));
  expect(missing.map(({ id }) => id)).toEqual([]);
  expect(requirements.filter(({ text }) => isExcused(text)).length).toBeLessThan(15);
});

test('every mark stands above a test, a group of tests or a case of a table', () => {
  const astray = marks.filter(({ below }) => !/^\s*(?:(?:test|it|describe)\b|[[{'"`])/.test(below));
  expect(astray.map(({ place }) => place)).toEqual([]);
});

test('every id that is marked or cited is defined', () => {
  const cited = [
    ...marks.flatMap(({ place, ids }) => ids.map((id) => ({ place, id }))),
    ...code.flatMap((file) =>
      linesOf(file).flatMap(({ text, place }) =>
        [...commentOf(text).matchAll(citation)].map(([id]) => ({ place, id })),
      ),
    ),
    ...documents.flatMap((file) =>
      linesOf(file).flatMap(({ text, place }) => [...text.matchAll(citation)].map(([id]) => ({ place, id }))),
    ),
  ];
  expect(cited.filter(({ id }) => !defined.has(id)).map(({ id, place }) => `${id} in ${place}`)).toEqual([]);
});
