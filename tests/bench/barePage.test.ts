import { barePageOf } from './barePage';

test('a bare page has the words, headings, lists and links of a page, and nothing else', () => {
  const page = `<!doctype html><html lang="en" data-theme="dark"><head><title>Tools &amp; more</title><style>a{color:red}</style></head>
<body class="root"><div id="root"><h1 class="title">All <span>AI</span> tools</h1><ul><li><a href="/tools/a" class="link">Alpha</a></li></ul>
<button aria-label="Save Alpha">Save<svg><path d="M0 0"/></svg></button><img src="/logo.svg" alt="Logo"></div><noscript>No script.</noscript><script>run()</script></body></html>`;
  const bare = barePageOf(page);
  expect(bare).toContain('<title>Tools &amp; more</title>');
  expect(bare.replace(/\s+/g, ' ')).toContain(
    '<body> <h1>All AI tools</h1><ul><li><a href="/tools/a">Alpha</a></li></ul> Save </body>',
  );
  expect(bare).not.toMatch(/class=|style|script|svg|img|data-theme/);
});
