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

// proves list-49
test('a text in quotation marks is searched for as it is typed', () => {
  const index = indexTools([rawTool('Cedar'), rawTool('Birch')].map(toolOf));
  expect(searchTools(index, 'cedra')).toEqual({
    positions: new Map([['id-cedar', 0]]),
    match: { kind: 'all', corrected: 'cedar' },
  });
  expect(searchTools(index, '"cedra"').positions.size).toBe(0);
  expect([...searchTools(index, '"cedar"').positions.keys()]).toEqual(['id-cedar']);
});
