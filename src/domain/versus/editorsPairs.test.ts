import { rawTool, toolOf } from '../../../tests/support/records';

import { areEditorsPair, editorsPairs, relatedPairsOf } from './editorsPairs';

const toolWith = (name: string, others: readonly string[], more = {}) =>
  toolOf(rawTool(name, { alternatives: others.map((slug) => ({ slug, why: 'Because.' })), ...more }));
const alpha = toolWith('Alpha', ['gamma', 'beta', 'nobody', 'alpha']);
const beta = toolWith('Beta', ['alpha']);
const gamma = toolWith('Gamma', ['delta']);
const ended = toolWith('Delta', ['alpha'], { status: { kind: 'discontinued', at: '', note: '' } });

// proves versus-6
test('every tool with each alternative that is offered, once, in alphabetical order', () => {
  expect(editorsPairs([gamma, beta, alpha, ended]).map((pair) => pair.map(({ slug }) => slug))).toEqual([
    ['alpha', 'beta'],
    ['alpha', 'gamma'],
  ]);
});

// proves versus-6
test('one naming the other is enough, three are no pair', () => {
  expect(areEditorsPair([gamma, alpha])).toBe(true);
  expect(areEditorsPair([beta, gamma])).toBe(false);
  expect(areEditorsPair([alpha, beta, gamma])).toBe(false);
  expect(areEditorsPair([alpha, ended])).toBe(false);
  expect(areEditorsPair([alpha, alpha])).toBe(false);
});

// proves versus-9
test('related pairs are of either tool by turns, without the pair itself, at most six', () => {
  const related = (...tools: (typeof alpha)[]) =>
    relatedPairsOf(tools).map(({ tool, slug }) => `${tool.slug} ${slug}`);
  expect(related(toolWith('A', ['b', 'x', 'y']), toolWith('B', ['p', 'a', 'q']))).toEqual([
    'a x',
    'b p',
    'a y',
    'b q',
  ]);
  expect(
    related(toolWith('A', ['u', 'v', 'w', 'x', 'y', 'z']), toolWith('B', ['k', 'l', 'm', 'n', 'o', 'p'])),
  ).toHaveLength(6);
});
