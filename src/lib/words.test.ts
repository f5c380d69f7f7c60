import { hasWords, markWords, wordsOf } from './words';

test('words are letters and digits in lower case, without accents', () => {
  expect(wordsOf(' E-commerce: 3D & Über! ')).toEqual(['e', 'commerce', '3d', 'uber']);
  expect(wordsOf('?!')).toEqual([]);
});

test('a text has words that begin one of its own, in any order', () => {
  expect(hasWords('Video Editing Tools', ['edit', 'video'])).toBe(true);
  expect(hasWords('Video Editing Tools', ['edit', 'photo'])).toBe(false);
  expect(hasWords('Video Editing Tools', ['diting'])).toBe(false);
  expect(hasWords('Video', [])).toBe(false);
});

describe('marking words', () => {
  test('marks the part that was typed, as the text spells it', () => {
    expect(markWords('In ChatGPT plans', ['chatg'])).toEqual([
      { text: 'In ', isMatch: false },
      { text: 'ChatG', isMatch: true },
      { text: 'PT plans', isMatch: false },
    ]);
  });

  test('marks only beginnings of words, the longest one that fits', () => {
    expect(markWords('cat concat catalogue', ['cat', 'catalog'])).toEqual([
      { text: 'cat', isMatch: true },
      { text: ' concat ', isMatch: false },
      { text: 'catalog', isMatch: true },
      { text: 'ue', isMatch: false },
    ]);
  });

  // proves search-8
  test.each([
    ['Résumé builders', 'resume', ['Résumé', ' builders']],
    ['Re\u0301sume\u0301 builders', 'résum', ['Résum', 'é builders']],
    ['İstanbul', 'ist', ['İst', 'anbul']],
    ['한국', '하', ['한', '국']],
  ])('marks in "%s" what was typed as "%s"', (text, typed, parts) => {
    expect(hasWords(text, wordsOf(typed))).toBe(true);
    expect(markWords(text, wordsOf(typed))).toEqual(
      parts.map((part, index) => ({ text: part, isMatch: index === 0 })),
    );
  });

  test('marks no word behind an accent', () => {
    expect(markWords('é écat', ['cat'])).toEqual([{ text: 'é écat', isMatch: false }]);
  });

  test('without words it is one part', () => {
    expect(markWords('cat', [])).toEqual([{ text: 'cat', isMatch: false }]);
  });
});
