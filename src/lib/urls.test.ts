import { imageUrl, safeLinkUrl, safeWebUrl } from './urls';

const hostile = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  'java\r\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  '\u00a0javascript:alert(1)',
  '\ufeffjavascript:alert(1)',
  'javascript\n:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://x.example/1',
  'ftp://x.example/',
  'tel:123',
];

describe('safeLinkUrl keeps known schemes and relative addresses', () => {
  // proves article-3
  test.each([
    'http://x.example/',
    'https://x.example/a?b=c#d',
    'HTTPS://X.EXAMPLE/',
    'irc://x.example/a',
    'ircs://x.example/a',
    'mailto:a@x.example',
    'xmpp:a@x.example',
    '/tools/a',
    'tools/a',
    './a:b',
    '../a',
    '#part',
    '?page=2',
    '//x.example/a',
    '/a?next=javascript:alert(1)',
    '',
  ])('%p', (address) => {
    expect(safeLinkUrl(address)).toBe(address);
  });

  test('white space around an address is no part of it', () => {
    expect(safeLinkUrl(' https://x.example/ ')).toBe('https://x.example/');
  });

  // proves article-3
  test.each(hostile)('and blanks %p', (address) => {
    expect(safeLinkUrl(address)).toBe('');
  });
});

describe('safeWebUrl', () => {
  test.each(['http://x.example', 'https://x.example/a?b=c#d', 'https://x.example:8443/'])(
    'keeps %p as it is',
    (address) => {
      expect(safeWebUrl(address)).toBe(address);
    },
  );

  test.each([
    ...hostile,
    'mailto:a@x.example',
    '//x.example/a',
    '/a',
    'x.example',
    'https://',
    'https:x.example',
    'https:/x.example',
    '\u0001https://x.example',
    '',
    'not an address',
  ])('blanks %p', (address) => {
    expect(safeWebUrl(address)).toBe('');
  });
});

describe('imageUrl', () => {
  const host = 'https://api.example.com';

  test.each([
    ['/img/a.png', 'https://api.example.com/img/a.png'],
    ['img/a.png', 'https://api.example.com/img/a.png'],
    ['https://img.example/a.png', 'https://img.example/a.png'],
    ['http://img.example/a.png', 'http://img.example/a.png'],
    ['//img.example/a.png', '//img.example/a.png'],
    ['', ''],
  ])('%p behind the API host is %p', (address, expected) => {
    expect(imageUrl(address, host)).toBe(expected);
  });

  test('without an API host a relative address is the site’s own', () => {
    expect(imageUrl('/logos/color/a.svg', '')).toBe('/logos/color/a.svg');
  });

  test.each([...hostile, 'mailto:a@x.example', '//[', '//a b/c.png'])('%p is no image', (address) => {
    expect(imageUrl(address, host)).toBe('');
  });

  // Browsers read a backslash as a slash.
  test('what looks like a path and is none is no image', () => {
    expect(imageUrl('/\\[', '')).toBe('');
  });
});
