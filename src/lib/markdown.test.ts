import { escapeMarkdown, markdownLink } from './markdown';

// proves saved-29
test.each([
  ['[x](javascript:alert(1))', '\\[x\\](javascript:alert(1))'],
  ['<img src=x onerror=alert(1)>', '\\<img src=x onerror=alert(1)\\>'],
  ['![x](https://track.example/p.png)', '\\!\\[x\\](https://track.example/p.png)'],
  ['a\n# b', 'a \\# b'],
  ['*a* _b_ `c` ~d~ |e| &lt;', '\\*a\\* \\_b\\_ \\`c\\` \\~d\\~ \\|e\\| \\&lt;'],
  ['C\\', 'C\\\\'],
  ['Plain name 2.0', 'Plain name 2.0'],
])('%j is written as %j', (text, written) => {
  expect(escapeMarkdown(text)).toBe(written);
});

test('an address cannot end its link', () => {
  expect(markdownLink('A', 'https://a.example/x) [b](c <d>')).toBe(
    '[A](https://a.example/x%29%20[b]%28c%20%3Cd%3E)',
  );
});
