import { rawPost, rawTool, toolOf } from '../../tests/support/records';

import { parsePostBookmark, type ToolBookmark } from './bookmark';
import { limits } from './limits';
import { exportPosts, exportTools } from './savedExports';
import {
  fileSizeProblem,
  importText,
  readSavedFile,
  type SavedFileContent,
  savedFileText,
  type SavedLists,
} from './savedFile';

const now = '2026-11-22T10:00:00.000Z';
const savedAt = '2026-11-20T10:00:00.000Z';
const saved = (name: string, more = {}): ToolBookmark => ({
  ...toolOf(rawTool(name, more)),
  bookmarkedAt: savedAt,
});
const nothing: SavedLists = { tools: [], posts: [] };
const alpha = saved('Alpha');
const beta = saved('Beta');
const post = parsePostBookmark({ ...rawPost('One'), bookmarkedAt: savedAt }, (time) => time);
if (!post) throw new Error('No post.');

const fileOf = (tools: unknown, articles: unknown = [], more = {}) =>
  JSON.stringify({ kind: 'ai-toolshelf-saved', version: 1, exportedAt: now, tools, articles, ...more });

function contentOf(text: string, lists = nothing): SavedFileContent {
  const reading = readSavedFile(text, lists, now);
  if (reading.problem !== undefined) throw new Error(reading.problem);
  return reading;
}

// proves saved-25, saved-26
test('what is written is read again as it was', () => {
  const lists = { tools: [alpha, beta], posts: [post] };
  const text = savedFileText(lists, now);
  expect(JSON.parse(text)).toMatchObject({ kind: 'ai-toolshelf-saved', version: 1, exportedAt: now });
  expect(contentOf(text)).toEqual({ ...lists, known: 0, dropped: 0 });
  expect(contentOf(`\ufeff${text}`)).toEqual({ ...lists, known: 0, dropped: 0 });
});

// proves saved-26
test('what is saved already is counted and not taken from the file', () => {
  const newer = { ...alpha, description: 'From the file.' };
  const content = contentOf(fileOf([newer, beta, beta], [post]), { tools: [alpha], posts: [post] });
  expect(content).toEqual({ tools: [beta], posts: [], known: 3, dropped: 0 });
  expect(importText(content)).toBe('1 tool added. 3 were saved already.');
});

// proves saved-27
test.each([
  ['an empty text', '', 'This file is not JSON, or it was cut off.'],
  ['no JSON', 'Name,Category\r\n', 'This file is not JSON, or it was cut off.'],
  ['one that was cut off', fileOf([alpha]).slice(0, -20), 'This file is not JSON, or it was cut off.'],
  ['a list', '[]', 'This file is not a list that was saved on AI Toolshelf.'],
  ['null', 'null', 'This file is not a list that was saved on AI Toolshelf.'],
  ['another kind', '{"name":"x","version":1}', 'This file is not a list that was saved on AI Toolshelf.'],
  [
    'no version',
    fileOf([alpha], [], { version: null }),
    'This file is not a list that was saved on AI Toolshelf.',
  ],
  ['lists that are none', fileOf({ 0: alpha }), 'This file is not a list that was saved on AI Toolshelf.'],
  [
    'a later version',
    fileOf([alpha], [], { version: 2 }),
    'This file comes from a later version of AI Toolshelf. Reload the page and try again.',
  ],
  [
    '10,000 entries',
    fileOf(Array.from({ length: 10_000 }, (_, index) => ({ name: `T${index}`, slug: `t${index}` }))),
    'This file lists 10,000 entries; 2,000 is the most that can be imported.',
  ],
])('%s is refused', (_, text, problem) => {
  expect(readSavedFile(text, nothing, now)).toEqual({ problem });
});

// proves saved-27
test('a file that is empty or larger than the limit is not read', () => {
  expect(fileSizeProblem(0)).toBe('This file is empty.');
  expect(fileSizeProblem(50_000_000)).toBe('This file is larger than 10 MB, the most that can be imported.');
  expect(fileSizeProblem(limits.importedFileBytes)).toBeUndefined();
});

describe('entries of any kind', () => {
  // proves saved-28
  test('unusable ones are left out and counted', () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const text = fileOf([null, 7, 'Alpha', [], {}, { name: 'No slug' }, { slug: 'no-name' }, alpha]).replace(
      'null',
      `{"name":"Deep","slug":"deep","tags":${deep}}`,
    );
    const tooLong = { name: 'x'.repeat(limits.importedEntryCharacters), slug: 'long' };
    const content = contentOf(text.replace('7,', `${JSON.stringify(tooLong)},`), nothing);
    expect(content.tools.map(({ name }) => name)).toEqual(['Alpha']);
    expect(content.dropped).toBe(7);
    expect(importText(content)).toBe('1 tool added. 7 could not be read and were left out.');
  });

  // proves saved-28
  test('an article needs a title and an _id', () => {
    const content = contentOf(fileOf([], [{ ...post, _id: '' }, { ...post, title: ' ' }, post]));
    expect(content).toMatchObject({ posts: [post], dropped: 2 });
    expect(importText(content)).toBe('1 article added. 2 could not be read and were left out.');
  });

  // proves saved-28
  test('addresses other than http and https, and fields that do not exist, are not taken over', () => {
    const { tools } = contentOf(
      fileOf([
        {
          ...rawTool('<img src=x onerror=alert(1)>', { slug: 'evil', id: '__proto__', _id: 'evil' }),
          websiteUrl: 'javascript:alert(1)',
          logo: 'data:text/html,<script>alert(1)</script>',
          screenshots: ['vbscript:x', 'https://img.example/1.png'],
          sources: [{ title: 'x', url: 'javascript:alert(1)', checkedAt: '2026-10-07' }],
          onclick: 'alert(1)',
          bookmarkedAt: '9999-01-01T00:00:00.000Z',
        },
      ]),
    );
    expect(tools[0]).toMatchObject({
      id: 'evil',
      name: '<img src=x onerror=alert(1)>',
      websiteUrl: '',
      screenshots: ['https://img.example/1.png'],
      sources: [],
      bookmarkedAt: now,
    });
    expect(tools[0]?.logo).not.toContain('data:');
    expect(tools[0]).not.toHaveProperty('onclick');
  });
});

describe('for other programs', () => {
  const evil = saved('=cmd()', { slug: 'a)(b', shortDescription: '[x](javascript:1)\n<script>' });

  // proves saved-29
  test('CSV, without formulas', () => {
    const [head, row] = exportTools([evil], 'https://site.example').csv.split('\r\n');
    expect(head).toBe('\ufeffName,Category,Description,Price,Website,Page,Saved');
    expect(row?.split(',').slice(0, 3)).toEqual(["'=cmd()", 'Coding', '"[x](javascript:1)\n<script>"']);
    const posts = exportPosts([post], 'https://site.example').csv.split('\r\n');
    expect(posts[1]).toBe('One,About One.,2026-11-14,https://site.example/blog/one,2026-11-20');
  });

  // proves saved-29
  test('Markdown, without markup of its own', () => {
    expect(exportTools([evil, alpha], 'https://site.example').markdown).toBe(
      [
        '# Saved tools',
        '',
        '- [=cmd()](https://site.example/tools/a%29%28b): \\[x\\](javascript:1) \\<script\\>',
        '- [Alpha](https://site.example/tools/alpha): Alpha does one thing.',
        '',
      ].join('\n'),
    );
    expect(exportPosts([post], 'https://site.example').markdown).toContain(
      '- [One](https://site.example/blog/one): About One.',
    );
  });
});
