import { htmlMistakes, linksIn } from './articleHtml';

test.each([
  '<p>Text with <strong>bold</strong>, <em>italic</em>, <code>a &lt; b</code><br>and a <a href="/tools/x" title="X">link</a>.</p>',
  '<ul><li>a</li></ul><ol><li>b</li></ol><h2>c</h2><h3>d</h3><blockquote>e</blockquote>',
  '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
])('%s is right', (html) => {
  expect(htmlMistakes(html)).toEqual([]);
});

test.each([
  ['<p>a<script>b</script></p>', ['the element <script> is not allowed']],
  ['<p class="x">a</p>', ['<p> has attributes: class="x"']],
  ['<a href="/" onclick="x">a</a>', ['<a href="/" onclick="x"> needs a href, and may only have a title']],
  ['<a>a</a>', ['<a> needs a href, and may only have a title']],
  ['<p><em>a</p></em>', ['</p> closes <em>', '</em> closes <p>']],
  ['a</p>', ['</p> closes nothing']],
  ['<ul><li>a</li>', ['<ul> is not closed']],
  ['<ul><li>a', ['<ul>, <li> are not closed']],
  ['<p>a < b</p>', ['a "<" begins no element; as text it is &lt;']],
  ['<h1>a</h1>', ['the element <h1> is not allowed']],
])('%s is wrong', (html, mistakes) => {
  expect(htmlMistakes(html)).toEqual(mistakes);
});

test('the links of a text, in order', () => {
  expect(linksIn('<p><a href="/tools/a">a</a> and <a href="https://b.example">b</a></p>')).toEqual([
    '/tools/a',
    'https://b.example',
  ]);
});
