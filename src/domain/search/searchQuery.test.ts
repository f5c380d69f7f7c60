import { rawTool, toolOf } from '../../../tests/support/records';

import { indexTools } from './indexTools';
import { intentOf } from './searchQuery';

test('a name that a replacement would take for a pattern is corrected to as it is', () => {
  const index = indexTools([toolOf(rawTool('Cash$&Co'))]);
  expect(intentOf(index, 'tools like cashcoo')).toMatchObject({ corrected: 'tools like Cash$&Co' });
});

// A single character that folding expands to eighteen, in four words.
const long = '\uFDFA';

test('a text is looked into for names no further when folding makes it longer', () => {
  const index = indexTools([toolOf(rawTool('Cedar'))]);
  const intent = intentOf(index, `like cedar ${long.repeat(180)}`);
  expect(intent).toMatchObject({ kind: 'alternatives', tool: { name: 'Cedar' } });
  expect(intent?.kind === 'alternatives' && intent.criteria.length).toBeLessThanOrEqual(200);
});
