import { rawTool, toolOf } from '../../tests/support/records';

import { indexTools } from './search/indexTools';
import { searchTools, type ToolIndex } from './toolSearch';

const slugsFor = (index: ToolIndex, text: string) =>
  searchTools(index, text)
    .best(Infinity, () => true)
    .map((position) => index.tools[position]?.slug);

// proves trust-12
test('a tool is found by a name it is known by', () => {
  const tools = [rawTool('Devin Desktop', { aliases: ['windsurf', 'codeium'] }), rawTool('Other')].map(
    toolOf,
  );
  expect(slugsFor(indexTools(tools), 'windsurf')).toEqual(['devin-desktop']);
});

// proves list-49
test('a text in quotation marks is searched for as it is typed', () => {
  const index = indexTools([rawTool('Cedar'), rawTool('Birch')].map(toolOf));
  expect(searchTools(index, 'cedra')).toMatchObject({
    positions: Uint32Array.of(0),
    match: { kind: 'all', corrected: 'cedar' },
  });
  expect(slugsFor(index, '"cedra"')).toEqual([]);
  expect(slugsFor(index, '"cedar"')).toEqual(['cedar']);
});

// proves catalogue-29
test('a word is corrected where it is a word of its own', () => {
  const index = indexTools([rawTool('Cedar', { tags: ['writer', 'rate'] }), rawTool('Birch')].map(toolOf));
  expect(searchTools(index, 'writer, Rite')).toMatchObject({
    positions: Uint32Array.of(0),
    match: { kind: 'all', corrected: 'writer, rate' },
  });
});
