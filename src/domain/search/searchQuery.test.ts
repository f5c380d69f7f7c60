import { rawTool, toolOf } from '../../../tests/support/records';

import { indexTools } from './indexTools';
import { intentOf } from './searchQuery';

// One letter that folding makes eighteen of, in four words.
const long = '\uFDFA';

test('a text is looked into for names no further when folding makes it longer', () => {
  const index = indexTools([toolOf(rawTool('Cedar'))]);
  const intent = intentOf(index, `like cedar ${long.repeat(180)}`);
  expect(intent).toMatchObject({ kind: 'alternatives', tool: { name: 'Cedar' } });
  expect(intent?.kind === 'alternatives' && intent.criteria.length).toBeLessThanOrEqual(200);
});
