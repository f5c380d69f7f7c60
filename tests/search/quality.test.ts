import { indexTools } from '../../src/domain/search/indexTools';
import { byProminence } from '../../src/domain/toolOrder';
import { searchTools } from '../../src/domain/toolSearch';
import { embeddedFolder } from '../../src/server/catalogue/catalogueFiles';
import { readCatalogue } from '../../src/server/catalogue/catalogueFolder';

import { judge } from './quality';

const { tools, searchWords } = readCatalogue(embeddedFolder);
const index = indexTools(tools.toSorted(byProminence), searchWords);
const search = (text: string) =>
  searchTools(index, text)
    .best(Infinity, () => true)
    .map((position) => index.tools[position]?.slug ?? '');
const matchOf = (text: string) => searchTools(index, text).match;

const quality = judge(search);

// proves catalogue-26, catalogue-27, catalogue-28, catalogue-29
test.each([
  ['names', 45, 46],
  ['halves', 27, 28],
  ['typos', 38, 38],
  ['tasks', 69, 74],
  ['questions', 22, 24],
  ['alternatives', 19, 20],
  ['comparisons', 11, 11],
])('%s: at least %d come first, %d among the first three', (group, first, amongThree) => {
  const found = quality[group];
  expect({ missed: found?.missed, isEnough: (found?.first ?? 0) >= first }).toMatchObject({ isEnough: true });
  expect(found?.amongThree).toBeGreaterThanOrEqual(amongThree);
});

// proves catalogue-29
test('nonsense finds nothing, a typo not many', () => {
  expect(quality.nonsense?.nothing).toBe(quality.nonsense?.queries);
  expect(search('dalle').length).toBeLessThan(12);
});

// proves catalogue-29
test('a word of a language is not corrected to another word that only sentences have', () => {
  for (const word of ['flight', 'taxes', 'insurance', 'sleep', 'trello']) {
    expect(matchOf(word).corrected).toBeUndefined();
  }
  expect(matchOf('transcibe')).toEqual({ kind: 'all', corrected: 'transcribe' });
  expect(matchOf('homwork').corrected).toBe('homework');
});

// proves catalogue-29, list-49
test('a misspelt name is corrected, not an alias: the visitor is told', () => {
  const misspelt = {
    chatgtp: 'chatgpt',
    chatgbt: 'chatgpt',
    zappier: 'zapier',
    discript: 'descript',
    lindi: 'lindy',
  };
  for (const [typed, name] of Object.entries(misspelt)) {
    expect(matchOf(typed).corrected).toBe(name);
    expect(search(typed)).toEqual(search(name));
  }
});

// proves catalogue-29
test('a name is found with any letter left out, written twice or swapped with the next', () => {
  const misspelt = (name: string, at: number) => [
    name.slice(0, at) + name.slice(at + 1),
    name.slice(0, at) + name.charAt(at) + name.slice(at),
    name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2),
  ];
  const missed = tools
    .filter(({ name }) => /^\w{6,}$/.test(name))
    .flatMap(({ name, slug }) =>
      misspelt(name, Math.floor(name.length / 2)).filter((text) => !search(text).slice(0, 3).includes(slug)),
    );
  // Some are words of their own: 'farmer' is no Framer.
  expect(missed.length).toBeLessThan(4);
});

// proves catalogue-26
test('a tool comes before those named after it', () => {
  const named = (name: string) => ({ ...tools[0], slug: name, name }) as (typeof tools)[number];
  const few = indexTools(['Clario Notes', 'Clarity', 'Clario'].map(named));
  const { best } = searchTools(few, 'clar');
  expect(best(Infinity, () => true).map((position) => few.tools[position]?.name)).toEqual([
    'Clario',
    'Clario Notes',
    'Clarity',
  ]);
});

// proves catalogue-27
test('coding means writing code, not a tool whose name has the word', () => {
  expect(search('what is the best ai for coding')[0]).not.toBe('coderabbit');
});

// proves catalogue-29
test('a word with another first letter is no typo', () => {
  expect(matchOf('meal planner')).toEqual({ kind: 'all' });
  expect(matchOf('email cold outreach')).toEqual({ kind: 'all' });
  expect(matchOf('xidjourney').corrected).toBeUndefined();
});

// proves catalogue-26
test('each tool comes first by its exact name', () => {
  expect(tools.filter(({ name, slug }) => search(name)[0] !== slug).map(({ name }) => name)).toEqual([]);
});

// proves catalogue-23
test('the match says what was searched instead, what is compared, and when words are missing', () => {
  expect(matchOf('video')).toEqual({ kind: 'all' });
  expect(matchOf('midjurney')).toEqual({ kind: 'all', corrected: 'midjourney' });
  expect(matchOf('chatgpt vs claude').compare).toEqual(['chatgpt', 'claude']);
  expect(matchOf('perplexity vs chatgpt for research').compare).toEqual(['perplexity', 'chatgpt']);
  expect(matchOf('blorptastic video editing').kind).toBe('some');
});

// proves catalogue-27
test('C++ finds the tools of that language, not those whose name begins with a C', () => {
  expect(search('c++')[0]).toBe('llama-cpp');
  expect(search('c++')).not.toContain('claude');
});

// proves catalogue-27
test('forms of a word find the same, and free puts free plans first', () => {
  expect(search('grammar checking').slice(0, 3)).toEqual(search('grammar checks').slice(0, 3));
  const isFree = new Map(tools.map(({ slug, hasFreePlan }) => [slug, hasFreePlan]));
  expect(
    search('free transcription')
      .slice(0, 3)
      .map((slug) => isFree.get(slug)),
  ).toEqual([true, true, true]);
});

// proves catalogue-28
test('a tool is no alternative to itself, but may meet the criterion that is asked for', () => {
  expect(search('alternatives to midjourney')).not.toContain('midjourney');
  expect(search('cheaper than jasper')).not.toContain('jasper');
  expect(search('open source chatgpt')).not.toContain('chatgpt');
  expect(search('open source activepieces')[0]).toBe('activepieces');
});
