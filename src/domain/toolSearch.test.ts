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

// proves catalogue-27
test('free alone asks for free plans, unless it is the name of a tool', () => {
  const paid = { pricingModel: 'subscription' };
  const tools = [rawTool('Freed', paid), rawTool('Cedar'), rawTool('Birch', paid)];
  const index = indexTools(tools.map(toolOf));
  expect(slugsFor(index, 'free')).toEqual(['cedar']);
  expect(slugsFor(index, 'for free')).toEqual(['cedar']);
  expect(slugsFor(index, 'freed')).toEqual(['freed']);
  const named = (more: Record<string, unknown>) =>
    indexTools([...tools, rawTool('Yew', { ...paid, ...more })].map(toolOf));
  expect(slugsFor(named({ name: 'Free!' }), 'free')[0]).toBe('yew');
  expect(slugsFor(named({ aliases: ['free'] }), 'free')[0]).toBe('yew');
});

// proves catalogue-27
test('free alone is no typo of a name', () => {
  const index = indexTools([rawTool('Fred'), rawTool('Birch')].map(toolOf));
  expect(slugsFor(index, 'free')).toEqual(['fred', 'birch']);
  expect(searchTools(index, 'free').match).toEqual({ kind: 'all' });
});

// proves catalogue-27
test('C++, C# and F# are words of their own, also where they are spelled out', () => {
  const tags = (name: string, tag: string) => rawTool(name, { tags: [tag] });
  const tools = [
    rawTool('Cedar'),
    tags('Elm', 'c'),
    tags('Fir', 'C++'),
    tags('Oak', 'c#'),
    tags('Yew', 'F#'),
  ];
  const index = indexTools(tools.map(toolOf));
  for (const text of ['c++', 'C++', 'cpp']) expect(slugsFor(index, text)).toEqual(['fir']);
  expect(slugsFor(index, 'c#')).toEqual(['oak']);
  expect(slugsFor(index, 'csharp')).toEqual(['oak']);
  expect(slugsFor(index, 'f#')).toEqual(['yew']);
  expect(slugsFor(index, 'c')).toEqual(['cedar', 'elm']);
});
