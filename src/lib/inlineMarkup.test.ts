import { parseInlineMarkup, unmarkedText } from './inlineMarkup';

/** Renders the runs on one line: bold as [..], italic as {..}. */
function shown(text: string) {
  return parseInlineMarkup(text)
    .map((run) => {
      const words = run.italic ? `{${run.text}}` : run.text;
      return run.bold ? `[${words}]` : words;
    })
    .join('');
}

// proves tool-8
test.each([
  ['plain text is one run', 'Tab completion', 'Tab completion'],
  ['Markdown bold', '**Codebase-aware chat** that cites', '[Codebase-aware chat] that cites'],
  ['Markdown italic', 'runs *in the terminal* too', 'runs {in the terminal} too'],
  ['tags', '<b>a</b> <strong>b</strong> <i>c</i> <em>d</em>', '[a] [b] {c} {d}'],
  ['tags in capitals', '<STRONG>a</Strong>', '[a]'],
  ['italic inside bold', '**very *fine* work**', '[very ][{fine}][ work]'],
  ['Markdown inside a tag', '<b>very *fine*</b>', '[very ][{fine}]'],
  ['three asterisks', '***both***', '[{both}]'],
])('%s', (_, text, expected) => {
  expect(shown(text)).toBe(expected);
});

// proves tool-8
test.each([
  ['an empty text', ''],
  ['multiplication', '5 * 3 * 2'],
  ['a footnote mark', 'Free* for students'],
  ['an opening mark alone', '**not closed'],
  ['a closing tag alone', 'not opened</b>'],
  ['a pair around nothing', '****'],
  ['other tags', '<u>x</u><script>alert(1)</script><img src=x onerror=alert(1)>'],
  ['a tag with attributes', '<b onclick="x">y'],
  ['entities', '&lt;b&gt;bold&lt;/b&gt;'],
  ['tags of two names', '<b>x</strong>'],
])('%s stays literal text', (_, text) => {
  expect(shown(text)).toBe(text);
  expect(parseInlineMarkup(text).every((run) => !run.bold && !run.italic)).toBe(true);
});

test('pairs that cross keep only one of them', () => {
  expect(shown('<b>one <i>two</b> three</i>')).toBe('[one <i>two] three</i>');
});

test('nothing is lost in a long text', () => {
  const text = '**a** b '.repeat(2000);
  expect(parseInlineMarkup(text)).toHaveLength(4000);
});

// proves list-14
test('without its markup, a text keeps every word', () => {
  expect(unmarkedText('**Web *search*** with <i>links</i>, 5 * 3')).toBe('Web search with links, 5 * 3');
});
