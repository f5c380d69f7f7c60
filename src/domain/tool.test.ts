import { rawFullTool, type RawRecord } from '../../tests/support/records';

import { parseTool } from './parseTool';
import { mergeTool, type Tool } from './tool';

function after(...answers: RawRecord[]): Tool {
  let tool: Tool | undefined;
  for (const raw of answers) {
    const { fields } = parseTool(raw, '');
    if (fields) tool = mergeTool(tool, fields);
  }
  if (!tool) throw new Error('No answer was usable.');
  return tool;
}

const full = rawFullTool('Alpha');
const { _id, id, name, slug, category } = full;

describe('a summary never wipes a detail', () => {
  // proves catalogue-18
  test('fields the summary does not carry keep what is known', () => {
    expect(after(full, { _id, id, name, slug, category })).toEqual(after(full));
  });

  test.each([
    ['category', { _id, id, name, slug }],
    ['slug', { _id, id, name, category }],
  ])('not even its %s', (_, summary) => {
    expect(after(full, summary)).toEqual(after(full));
  });

  test('fields that are null in the summary keep what is known', () => {
    const blank = Object.fromEntries(Object.keys(full).map((field) => [field, null]));
    expect(after(full, { ...blank, _id, id, name, slug, category })).toEqual(after(full));
  });

  test('what the summary does carry is newer', () => {
    expect(after(full, { ...full, rating: 2, features: ['Only one'] })).toEqual({
      ...after(full),
      rating: 2,
      features: ['Only one'],
    });
  });
});

describe('the short description', () => {
  const long = (letter: string) => letter.repeat(150);

  test('derived from a description follows the description', () => {
    const summary = { _id, name, slug, category, description: long('a') };
    expect(after(summary, { ...summary, description: long('b') }).shortDescription).toBe(
      `${'b'.repeat(100)}…`,
    );
  });

  test('given once outlives an answer without one', () => {
    const summary = { _id, name, slug, category, description: long('a') };
    expect(after({ ...summary, shortDescription: 'Given.' }, summary).shortDescription).toBe('Given.');
  });

  test('derived gives way to one that is given', () => {
    const summary = { _id, name, slug, category, description: long('a') };
    expect(after(summary, { ...summary, shortDescription: 'Given.' }).shortDescription).toBe('Given.');
  });
});
