import { rawTool, toolOf } from '../../tests/support/records';

import { attributeMatrixOf, attributesNote, matrixOf, toolsOfSlugs } from './comparison';

const known = ['Alpha', 'Beta', 'Gamma', 'Delta'].map((name) => toolOf(rawTool(name)));
const namesOf = (...slugs: string[]) =>
  toolsOfSlugs(slugs, (slug) => known.find((tool) => tool.slug === slug)).map(({ name }) => name);

describe('the tools of an address', () => {
  test('in the order of the address, without unknown ones', () => {
    expect(namesOf('beta', 'nobody', 'alpha')).toEqual(['Beta', 'Alpha']);
  });
  // proves compare-9
  test('repeats count once, and the first three known ones stand', () => {
    expect(namesOf('alpha', 'alpha', 'nobody', 'beta', 'gamma', 'delta')).toEqual(['Alpha', 'Beta', 'Gamma']);
  });
});

describe('the matrix', () => {
  // proves compare-14, compare-26
  test('the union, what all have first, then in the order of first mention', () => {
    expect(
      matrixOf([
        ['Chat', 'Search'],
        ['Search', 'Voice'],
      ]),
    ).toEqual([
      { text: 'Search', answers: ['yes', 'yes'], differs: false },
      { text: 'Chat', answers: ['yes', 'unlisted'], differs: true },
      { text: 'Voice', answers: ['unlisted', 'yes'], differs: true },
    ]);
  });
  test('mark-up and capitals make no other feature', () => {
    expect(matrixOf([['**Chat** with files'], ['chat with <em>files</em>']])).toEqual([
      { text: '**Chat** with files', answers: ['yes', 'yes'], differs: false },
    ]);
  });
  test('nothing in common with nothing', () => {
    expect(matrixOf([[], []])).toEqual([]);
  });
});

describe('the attributes', () => {
  const coder = (attributes: Record<string, string>) => toolOf(rawTool('Coder', { attributes }));
  const chatbot = toolOf(
    rawTool('Chatbot', { category: 'ai-chatbots', attributes: { memory: 'yes', api: 'no', mcp: 'yes' } }),
  );

  // proves compare-25, trust-8
  test('of one category: its questions that a record answers; what none says is no row', () => {
    const tools = [coder({ terminal: 'yes', sso: 'no' }), coder({ terminal: 'yes' })];
    expect(attributeMatrixOf(tools)).toEqual([
      { text: 'Works in the terminal', answers: ['yes', 'yes'], differs: false },
      { text: 'Single sign-on', answers: ['no', 'unlisted'], differs: true },
    ]);
    expect(attributesNote(tools)).toBe('The same questions for every tool in Coding Assistants');
  });

  // proves compare-25
  test('of several categories: only the questions that they share', () => {
    const tools = [coder({ terminal: 'yes', api: 'yes' }), chatbot];
    expect(attributeMatrixOf(tools).map(({ text }) => text)).toEqual(['API']);
    expect(attributesNote(tools)).toBe('The questions that their categories have in common');
  });

  test('the free plan stands elsewhere', () => {
    expect(attributeMatrixOf([coder({ 'free-plan': 'yes' }), coder({})])).toEqual([]);
  });
});
