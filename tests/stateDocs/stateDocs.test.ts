import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { stateDocs } from './stateDocs';

const file = path.join(__dirname, '..', '..', 'docs', 'state.md');

// proves state-16
test('docs/state.md says what the code says', () => {
  const text = stateDocs();
  if (process.env.UPDATE_DOCS === 'true') writeFileSync(file, text);
  expect(readFileSync(file, 'utf8')).toBe(text);
});
