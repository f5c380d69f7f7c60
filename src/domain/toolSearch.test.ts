import { rawTool, toolOf } from '../../tests/support/records';

import { indexTools } from './search/indexTools';
import { searchTools } from './toolSearch';

// proves trust-12
test('a tool is found by a name it is known by', () => {
  const tools = [rawTool('Devin Desktop', { aliases: ['windsurf', 'codeium'] }), rawTool('Other')].map(
    toolOf,
  );
  const found = searchTools(indexTools(tools), 'windsurf');
  expect([...found.positions.keys()]).toEqual(['id-devin-desktop']);
});
