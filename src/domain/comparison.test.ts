import { rawTool, toolOf } from '../../tests/support/records';

import { matrixOf, toolsOfSlugs } from './comparison';

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
  // proves compare-14
  test('the union in the order of first mention, with who has what', () => {
    expect(
      matrixOf([
        ['Chat', 'Search'],
        ['Search', 'Voice'],
      ]),
    ).toEqual([
      { text: 'Chat', answers: ['yes', 'no'], differs: true },
      { text: 'Search', answers: ['yes', 'yes'], differs: false },
      { text: 'Voice', answers: ['no', 'yes'], differs: true },
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
