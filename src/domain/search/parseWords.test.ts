import { parseWords, widestPhrases } from './parseWords';

const words = {
  sameMeaning: { code: ['edit code', 'terminal agent', 'coding'], slides: ['presentation'] },
  first: {},
};
const phrasesOf = (text: string) => parseWords(words, text).needs.map(widestPhrases);

// proves catalogue-27
test.each([
  ['writing', [[['writ']]]],
  ['cats', [[['cat']]]],
  ['slides', [[['slid'], ['presentat']]]],
  ['code', [[['code'], ['termin', 'agent']]]],
  ['writing code', [[['writ']], [['code'], ['termin', 'agent']]]],
])('%s is found by the phrases that find the most', (text, phrases) => {
  expect(phrasesOf(text)).toEqual(phrases);
});

test('of phrases that find the same, the first is left', () => {
  const phrases = [['ab'], ['abc'], ['ab'], ['abcd']];
  // A form of two letters must match a whole word.
  expect(widestPhrases({ word: '', isMapped: false, phrases })).toEqual([['ab'], ['abc']]);
});
