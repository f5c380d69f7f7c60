import { splitLinks, withoutLinks } from './textLinks';

const verdict = 'For writers. Else take [Claude Code](/tools/claude-code) or [a guide](/blog/try-it).';

// proves trust-15
test('a text is split at its links to tools and articles', () => {
  expect(splitLinks(verdict)).toEqual([
    { text: 'For writers. Else take ' },
    { text: 'Claude Code', to: '/tools/claude-code' },
    { text: ' or ' },
    { text: 'a guide', to: '/blog/try-it' },
    { text: '.' },
  ]);
  expect(withoutLinks(verdict)).toBe('For writers. Else take Claude Code or a guide.');
});

test.each([
  '',
  'No links [at] all (really)',
  '[elsewhere](https://a.example/tools/x)',
  '[a script](javascript:alert(1))',
  '[another host](//tools/x)',
  '[up](/tools/../admin)',
])('everything else stays as it is: %s', (text) => {
  expect(withoutLinks(text)).toBe(text);
  expect(splitLinks(text)).toEqual(text === '' ? [] : [{ text }]);
});
