import {
  countOf,
  countWords,
  cutText,
  firstCharacter,
  firstSentence,
  formatCount,
  joinNonEmpty,
  stripTags,
  titleCaseSlug,
  toSlug,
} from './text';

test('stripTags leaves the words, and does not search the text again for each "<"', () => {
  expect(stripTags('<p>one<br>two</p>')).toBe(' one two ');
  expect(stripTags('<'.repeat(2e6))).toHaveLength(2e6);
});

test('countWords counts the words between tags', () => {
  expect(countWords('<h2>Two words</h2>\n<p>and three more</p>')).toBe(5);
  expect(countWords('<p> </p>')).toBe(0);
});

describe('cutText', () => {
  test.each([
    ['shorter', 'abc', 'abc'],
    ['just as long', 'abcde', 'abcde'],
    ['empty', '', ''],
  ])('leaves a text that is %s', (_, text, expected) => {
    expect(cutText(text, 5)).toBe(expected);
  });

  test('cuts a longer text and adds an ellipsis', () => {
    expect(cutText('abcdef', 5)).toBe('abcde…');
  });

  test('never cuts a surrogate pair in half', () => {
    expect(cutText('abcd🚀🚀', 5)).toBe('abcd🚀…');
    expect(cutText('🚀🚀🚀', 3)).toBe('🚀🚀🚀');
  });
});

test('joins the texts that are not empty', () => {
  expect(joinNonEmpty(['Freemium', '', '$20/mo'])).toBe('Freemium · $20/mo');
  expect(joinNonEmpty(['', '$20/mo'], ', ')).toBe('$20/mo');
  expect(joinNonEmpty(['', ''])).toBe('');
});

// proves list-18
test.each([
  ['video-editing', 'Video Editing'],
  ['robot_arm tools', 'Robot Arm Tools'],
  ['', ''],
])('the slug %p in title-cased words', (slug, words) => {
  expect(titleCaseSlug(slug)).toBe(words);
});

test.each([
  ['Open Source', 'open-source'],
  [' open_source ', 'open-source'],
  ['open-source', 'open-source'],
])('%p compares as %p', (text, slug) => {
  expect(toSlug(text)).toBe(slug);
});

test('counts are written in en-US form with their noun', () => {
  expect(countOf(1, 'active filter', 'active filters')).toBe('1 active filter');
  expect(countOf(0, 'active filter', 'active filters')).toBe('0 active filters');
  expect(countOf(1284, 'review', 'reviews')).toBe('1,284 reviews');
  expect(formatCount(18402)).toBe('18,402');
});

test.each([
  [' Cursor', 'C'],
  ['1\ufe0f\u20e3 Tool', '1\ufe0f\u20e3'],
  [' Élan', 'É'],
  ['E\u0301lan', 'E\u0301'],
  ['한글', '한'],
  ['👩‍💻 Coder', '👩‍💻'],
  ['🇩🇪 Tool', '🇩🇪'],
  ['  ', ''],
])('the first character of %j is %j', (text, expected) => {
  expect(firstCharacter(text)).toBe(expected);
});

test.each([
  ['Good for teams. Not for one.', 'Good for teams.'],
  ['Costs $9.99 a month! And more.', 'Costs $9.99 a month!'],
  ['No full stop', 'No full stop'],
  ['', ''],
])('the first sentence of %j is %j', (text, expected) => {
  expect(firstSentence(text)).toBe(expected);
});
