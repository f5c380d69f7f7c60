import { emptyFieldErrors, isEmailAddress, isWebUrl } from './fieldRules';

describe('an email address', () => {
  // proves forms-14
  test.each([
    'jamie@granola.example',
    '  jamie@granola.example ',
    'first.last+tag@sub.domain.co',
    "o'neil_1@a-b.io",
    'x@bücher.example',
    '1@2.ai',
  ])('%p is one', (text) => {
    expect(isEmailAddress(text)).toBe(true);
  });

  // proves forms-6, forms-14
  test.each([
    '',
    'jamie',
    'jamie@granola',
    '@granola.example',
    'jamie@',
    'jamie@granola.',
    'jamie@.example',
    'jamie@gra nola.example',
    'ja mie@granola.example',
    'a@b@granola.example',
    '.jamie@granola.example',
    'jamie.@granola.example',
    'ja..mie@granola.example',
    'jamie@-granola.example',
    'jamie@granola-.example',
    'jamie@192.168.0.1',
    'Jamie <jamie@granola.example>',
    'a@one.example,b@two.example',
    `${'x'.repeat(65)}@granola.example`,
    `x@${'granola.'.repeat(32)}example`,
  ])('%p is none', (text) => {
    expect(isEmailAddress(text)).toBe(false);
  });
});

describe('a web address', () => {
  // proves forms-14
  test.each([
    'https://granola.example',
    ' http://granola.example/start?plan=team#top ',
    'HTTPS://GRANOLA.EXAMPLE',
    'https://granola.example:8443/a%20b',
    'https://bücher.example/ü',
  ])('%p is one', (text) => {
    expect(isWebUrl(text)).toBe(true);
  });

  // proves forms-14
  test.each([
    '',
    'granola',
    'granola.example',
    'www.granola.example',
    '//granola.example',
    'https://',
    'https:///granola.example',
    'https:granola.example',
    'https://gra nola.example',
    'https://granola.example/a b',
    'ftp://granola.example',
    'mailto:jamie@granola.example',
    'javascript:alert(1)//https://granola.example',
    'data:text/html,https://granola.example',
  ])('%p is none', (text) => {
    expect(isWebUrl(text)).toBe(false);
  });
});

test('white space alone is empty; a field without a message may be', () => {
  const fields = { name: ' \n', subject: 'Hello', note: '' };
  expect(emptyFieldErrors(fields, { name: 'Enter a name', subject: 'Enter a subject' })).toEqual({
    name: 'Enter a name',
  });
});
