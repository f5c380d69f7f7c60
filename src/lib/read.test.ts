import { execFileSync } from 'node:child_process';

import {
  readBoolean,
  readCount,
  readFilledText,
  readNumber,
  readObject,
  readText,
  readTexts,
  readTime,
} from './read';

const nothings = [undefined, null, {}, [], Number.NaN, Number.POSITIVE_INFINITY, () => 1, Symbol('x')];

test.each([
  ['readText', readText],
  ['readFilledText', readFilledText],
  ['readNumber', readNumber],
  ['readCount', readCount],
  ['readBoolean', readBoolean],
  ['readTime', readTime],
])('%s gives undefined for what is no such value', (_, read) => {
  for (const value of nothings) expect(read(value)).toBeUndefined();
});

test('readObject takes plain objects only', () => {
  expect(readObject({ a: 1 })).toEqual({ a: 1 });
  for (const value of [undefined, null, [], 'text', 5, true]) expect(readObject(value)).toBeUndefined();
});

test('texts lose the white space around them, numbers become digits', () => {
  expect(readText('  a b ')).toBe('a b');
  expect(readText(5)).toBe('5');
  expect(readText('')).toBe('');
  expect(readText('😀\ud83d')).toBe('😀\ufffd');
  expect(readFilledText('   ')).toBeUndefined();
  expect(readFilledText(0)).toBe('0');
});

test('lists of texts lose what is no text, what is empty and what is there twice', () => {
  expect(readTexts(['a', ' a ', '', null, {}, ['b'], 'b', 7])).toEqual(['a', 'b', '7']);
  expect(readTexts('only one')).toEqual(['only one']);
  expect(readTexts('')).toEqual([]);
  expect(readTexts({ 0: 'a' })).toBeUndefined();
  expect(readTexts(null)).toBeUndefined();
});

test('numbers come as numbers or digits', () => {
  expect(readNumber(4.5)).toBe(4.5);
  expect(readNumber(' 4.5 ')).toBe(4.5);
  expect(readNumber('4.5 stars')).toBeUndefined();
  expect(readNumber('')).toBeUndefined();
  expect(readCount(7.9)).toBe(7);
  expect(readCount('12')).toBe(12);
  expect(readCount(-1)).toBeUndefined();
});

test('switches are true and false, or these words', () => {
  expect([true, 'true', false, 'false'].map(readBoolean)).toEqual([true, true, false, false]);
  for (const value of [1, 0, 'yes', '']) expect(readBoolean(value)).toBeUndefined();
});

test('times become ISO times', () => {
  expect(readTime('2026-11-14')).toBe('2026-11-14T00:00:00.000Z');
  expect(readTime('2026-11-14T23:30:00+02:00')).toBe('2026-11-14T21:30:00.000Z');
  expect(readTime(0)).toBe('1970-01-01T00:00:00.000Z');
  expect(readTime('yesterday')).toBeUndefined();
  expect(readTime('')).toBeUndefined();
  expect(readTime(8.64e15 + 1)).toBeUndefined();
  expect(readTime('+010000-01-01')).toBeUndefined();
  expect(readTime(8.64e15)).toBeUndefined();
});

test('a text that is too long for a time is none, and costs nothing', () => {
  // Backtracking over it would take the test's time limit.
  expect(readTime(':'.repeat(1e6))).toBeUndefined();
});

// proves blog-11
test('a text without a zone is in UTC, wherever it is read', () => {
  const texts = [
    '2026-11-14T00:30:00',
    '2026-11-14 00:30:00',
    'November 14, 2026',
    '2026-11-14',
    'Sat, 14 Nov 2026 00:30:00 GMT',
    '2026-11-14T02:30:00+02:00',
    'Sat, 14 Nov 2026 05:30:00 GMT+0500 (there)',
  ];
  const script = `JSON.stringify(${JSON.stringify(texts)}.map(require('./src/lib/read').readTime))`;
  const read = execFileSync(process.execPath, ['-r', 'esbuild-register', '-p', script], {
    env: { ...process.env, TZ: 'Asia/Tokyo' },
  });
  const days = ['2026-11-14T00:30:00.000Z', '2026-11-14T00:00:00.000Z'];
  expect(JSON.parse(read.toString())).toEqual([0, 0, 1, 1, 0, 0, 0].map((at) => days[at]));
});
