import { expectConsole } from '../../../tests/support/expectConsole';

import { sanitizeHtml } from './sanitizeHtml';

const origins = {
  imageHost: 'https://api.example',
  ownOrigins: ['http://localhost', 'https://ai-toolshelf.example'],
};

const clean = (html: string): string => sanitizeHtml(html, origins).html;

function dom(html: string): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = clean(html);
  return box;
}

const attributesOf = (element: Element | null) =>
  Object.fromEntries(Array.from(element?.attributes ?? [], ({ name, value }) => [name, value]));

// proves article-2
describe('nothing that runs comes through', () => {
  test.each([
    '<p>x</p><script>alert(1)</script>',
    '<p>x</p><scr<script>ipt>alert(1)</script>',
    '<p onclick="alert(1)" onmouseover=alert(1)>x</p>',
    '<img src=x onerror=alert(1)>x',
    '<p>x</p><svg onload=alert(1)><script>alert(1)</script></svg>',
    '<p>x</p><svg><animate onbegin=alert(1) attributeName=x dur=1s>',
    '<p>x</p><math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
    '<p>x</p><iframe src="https://evil.example"></iframe>',
    '<p>x</p><iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<p>x</p><object data="https://evil.example/x.swf"></object><embed src="https://evil.example/x.swf">',
    '<p>x</p><link rel=stylesheet href=https://evil.example/x.css><meta http-equiv=refresh content="0;url=https://evil.example">',
    '<p>x</p><base href="https://evil.example/">',
    '<p>x</p><style>body { display: none }</style>',
    '<p style="position:fixed;inset:0;background:url(https://evil.example/x)">x</p>',
    '<p>x</p><form action="https://evil.example"><input name=password><button formaction=javascript:alert(1)>x</button></form>',
    '<p>x</p><details open ontoggle=alert(1)><summary>x</summary></details>',
    '<video src=x onloadstart=alert(1)><source onerror=alert(1)></video>x',
    '<p>x</p><noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<p>x</p><template><script>alert(1)</script></template>',
    '<p>x</p><textarea><img src=x onerror=alert(1)></textarea>',
    '<p>x</p><!--<img src="--><img src=x onerror=alert(1)//">',
    '<p>x</p><xmp><img src=x onerror=alert(1)></xmp><plaintext><img src=x onerror=alert(1)>',
    '<p>x</p><custom-element onfocus=alert(1) autofocus tabindex=1>x</custom-element>',
    'x <p is="custom-paragraph">y</p>',
  ])('%s', (html) => {
    const body = dom(html);
    expect(body.textContent).toContain('x');
    expect(
      body.querySelector('script, style, iframe, object, embed, link, meta, base, svg, math, form, input'),
    ).toBeNull();
    expect(
      body.querySelector('button, textarea, noscript, template, xmp, plaintext, custom-element'),
    ).toBeNull();
    for (const element of body.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on|^style$|^srcdoc$|^form|^is$|^autofocus$/);
        expect(value).not.toMatch(/javascript:|evil\.example/);
      }
    }
  });
});

test('the text of what is taken out does not stay behind', () => {
  const html = '<p>x</p><script>a()</script><style>b{}</style><svg><text>c</text></svg><iframe>d</iframe>';
  expect(dom(html)).toHaveTextContent(/^x$/);
});

test('nothing that could be taken for a part of the page: no id, name, class, data or aria', () => {
  const html =
    '<p id="main" name="location" class="MuiButton-root" data-on="" aria-hidden="true" role="alert">x</p>';
  expect(attributesOf(dom(html).querySelector('p'))).toEqual({ dir: 'auto' });
});

test('a form goes, the words in it stay; what a button or a list says goes too', () => {
  const body = dom('<form><p>Kept</p><button>Buy</button><select><option>One</option></select></form>');
  expect(body).toHaveTextContent(/^Kept$/);
});

describe('links', () => {
  // proves article-3
  test.each([
    ['javascript:alert(1)'],
    ['JaVaScRiPt:alert(1)'],
    ['java&#10;script:alert(1)'],
    ['java&Tab;script&colon;alert(1)'],
    ['&#1;javascript:alert(1)'],
    ['\u200bjavascript:alert(1)'],
    ['data:text/html,<script>alert(1)</script>'],
    ['vbscript:x'],
    ['file:///etc/passwd'],
    ['ftp://host.example/x'],
    ['tel:123'],
    ['blob:https://x.example/1'],
    ['h323:alert'],
  ])('%s is blanked, its words stay', (address) => {
    const body = dom(`<p><a href="${address}">words</a></p>`);
    expect(body).toHaveTextContent('words');
    expect(attributesOf(body.querySelector('a'))).toEqual({});
  });

  // proves article-3
  test.each([
    'https://x.example/a?b=c#d',
    'http://x.example/',
    'irc://x.example/room',
    'ircs://x.example/room',
    'mailto:a@x.example',
    'xmpp:a@x.example',
    '//x.example/a',
  ])('%s leads outside', (address) => {
    const link = dom(
      `<p><a href="${address}" target="_top" ping="https://evil.example">x</a></p>`,
    ).querySelector('a');
    expect(attributesOf(link)).toEqual({ href: address, rel: 'noopener' });
  });

  // proves article-3
  test.each(['/tools', 'another-post', '?page=2', '#part', '../x:y', 'https://ai-toolshelf.example/blog'])(
    '%s stays inside',
    (address) => {
      expect(attributesOf(dom(`<p><a href="${address}">x</a></p>`).querySelector('a'))).toEqual({
        href: address,
      });
    },
  );

  test('of what the author says about a link, only what warns search engines stays', () => {
    const link = dom(
      '<p><a href="https://x.example/" rel="opener Sponsored me nofollow">x</a></p>',
    ).querySelector('a');
    expect(link).toHaveAttribute('rel', 'noopener sponsored nofollow');
  });
});

describe('images and media', () => {
  // proves article-2, article-4
  test.each([
    ['/uploads/a.png', 'https://api.example/uploads/a.png'],
    ['uploads/a.png', 'https://api.example/uploads/a.png'],
    ['https://img.example/a.png', 'https://img.example/a.png'],
    ['http://img.example/a.png', 'http://img.example/a.png'],
    ['//img.example/a.png', '//img.example/a.png'],
  ])('%s is loaded from %s', (given, loaded) => {
    expect(attributesOf(dom(`<img src="${given}" alt="A">`).querySelector('img'))).toEqual({
      src: loaded,
      alt: 'A',
      loading: 'lazy',
      decoding: 'async',
    });
  });

  test.each(['javascript:alert(1)', 'data:image/svg+xml,<svg onload=alert(1)>', 'blob:x', ''])(
    'an image at "%s" goes',
    (address) => {
      expect(dom(`<p>x <img src="${address}"></p>`).querySelector('img')).toBeNull();
    },
  );

  test('an image without a text is decoration', () => {
    expect(dom('<img src="/a.png">').querySelector('img')).toHaveAttribute('alt', '');
  });

  test('a set of sources goes, the image stays', () => {
    const body = dom(
      '<picture><source srcset="https://evil.example/x 2x"><img src="/a.png" srcset="/b.png 2x"></picture>',
    );
    expect(body.innerHTML).not.toContain('srcset');
    expect(body.querySelector('img')).toHaveAttribute('src', 'https://api.example/a.png');
  });

  test('a film has controls, starts on demand and has its addresses checked', () => {
    const film = dom('<video src="/film.mp4" poster="javascript:x" autoplay muted></video>').querySelector(
      'video',
    );
    expect(attributesOf(film)).toEqual({
      src: 'https://api.example/film.mp4',
      muted: '',
      controls: '',
      preload: 'metadata',
    });
  });
});

const headingsOf = (body: HTMLElement) =>
  Array.from(body.querySelectorAll('h1, h2, h3, h4, h5, h6'), ({ tagName }) => tagName);

describe('headings stand below the title', () => {
  test('with an h1 in the body, all move down one', () => {
    const body = dom('<h1>A <em>b</em></h1><h2>B</h2><h3>C</h3><h4>D</h4><h2>E</h2>');
    expect(headingsOf(body)).toEqual(['H2', 'H3', 'H4', 'H5', 'H3']);
    expect(body.querySelector('h2 > em')).toHaveTextContent('b');
  });

  // proves accessibility-14
  test.each([
    ['<h1>A</h1><h3>B</h3><h6>C</h6><h3>D</h3>', ['H2', 'H3', 'H4', 'H3']],
    ['<h3>A</h3><h2>B</h2><h4>C</h4>', ['H2', 'H2', 'H3']],
  ])('no level is skipped in %s', (html, levels) => {
    expect(headingsOf(dom(html))).toEqual(levels);
  });

  test('without one, they stay', () => {
    const body = dom('<h2>B</h2><h3>C</h3>');
    expect(headingsOf(body)).toEqual(['H2', 'H3']);
  });
});

describe('direction', () => {
  test('each outermost block takes it from its text', () => {
    const body = dom('<p>שלום</p><ul><li><p>مرحبا</p></li></ul><blockquote><p>x</p></blockquote>');
    expect(Array.from(body.children, (block) => block.getAttribute('dir'))).toEqual(['auto', 'auto', 'auto']);
    expect(body.querySelectorAll('[dir] [dir]')).toHaveLength(0);
  });

  test('where the author gives one, it holds', () => {
    const body = dom('<div dir="rtl"><p>x</p></div>');
    expect(body.querySelector('p')).not.toHaveAttribute('dir');
    expect(body.querySelector('div')).toHaveAttribute('dir', 'rtl');
  });
});

// proves article-16
test('each h2 begins a section with an id of ours, and what comes before the first stays outside', () => {
  const html = '<p>Intro</p><h2 id="main">A <em>b</em></h2><p>1</p><h3>Sub</h3><h2> </h2><p>2</p><h2>C</h2>';
  const { html: cleaned, sections } = sanitizeHtml(html, origins);
  expect(sections).toEqual([
    { id: 'section-1', title: 'A b' },
    { id: 'section-2', title: 'C' },
  ]);
  const body = dom(html);
  expect(body.innerHTML).toBe(cleaned);
  expect(Array.from(body.children, ({ textContent }) => textContent)).toEqual(['Intro', 'A b1Sub 2', 'C']);
  expect(attributesOf(body.querySelector('section > h2'))).toEqual({
    id: 'section-1',
    tabindex: '-1',
    dir: 'auto',
  });
});

// proves article-17
test('a table is named by the heading of its section', () => {
  const body = dom('<h2>Prices</h2><p>x</p><table><tr><td>1</td></tr></table>');
  expect(body.querySelector('[role="region"]')).toHaveAttribute('aria-labelledby', 'section-1');
});

// proves article-17
test('a table keeps its shape and scrolls inside a frame of its own', () => {
  const body = dom(
    '<table border=1><thead><tr><th scope=col colspan=2>A</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  );
  const frame = body.querySelector('div');
  expect(attributesOf(frame)).toEqual({ role: 'region', 'aria-label': 'Table', tabindex: '0' });
  expect(attributesOf(body.querySelector('div > table'))).toEqual({ dir: 'auto' });
  expect(attributesOf(body.querySelector('th'))).toEqual({ scope: 'col', colspan: '2' });
});

describe('bodies that are no HTML', () => {
  test('plain text becomes paragraphs and lines', () => {
    const body = dom('First line\r\nsecond line\r\n\r\n  Next paragraph, 3 < 4 & 5 > 4\n\n\n');
    expect(Array.from(body.children, ({ outerHTML }) => outerHTML)).toEqual([
      '<p dir="auto">First line<br>second line</p>',
      '<p dir="auto">Next paragraph, 3 &lt; 4 &amp; 5 &gt; 4</p>',
    ]);
  });

  test('words with inline marks count as plain text', () => {
    expect(dom('One <b>bold</b> word\n\nand more').querySelectorAll('p')).toHaveLength(2);
  });

  test('line breaks that are there already are not doubled', () => {
    expect(dom('One<br>\ntwo').querySelectorAll('br')).toHaveLength(1);
  });

  test('a whole document gives its body', () => {
    const body = dom(
      '<!doctype html><html><head><title>T</title><style>p{}</style></head><body class=x><p>Text</p></body></html>',
    );
    expect(body).toHaveTextContent(/^Text$/);
  });

  test.each(['', '   ', '\n\n'])('nothing (%j) gives nothing', (html) => {
    expect(clean(html)).toBe('');
  });
});

// proves article-2
test('a very long body keeps its order and its end', () => {
  const html = Array.from({ length: 3000 }, (_, index) => `<p>${index}</p>`).join('');
  const body = dom(html);
  expect(body.children).toHaveLength(3000);
  expect(body.lastElementChild).toHaveTextContent('2999');
});

// proves article-2
test('what stands in an attribute looks like no element to what reads the page', () => {
  const html =
    '<p title="a <script> b">text "quoted" &lt;i></p><img src="https://a.example/b" alt="<div> & >">';
  const cleaned = clean(html);
  expect(cleaned.match(/<\w+/g)).toEqual(['<p', '<img']);
  const body = dom(html);
  expect(body.querySelector('p')?.title).toBe('a <script> b');
  expect(body.querySelector('p')).toHaveTextContent('text "quoted" <i>');
  expect(body.querySelector('img')?.alt).toBe('<div> & >');
});

// proves article-2
test('markup that is nested too deeply gives way to its text', () => {
  expectConsole('warn', /nested too deeply/);
  const body = dom(`<p>before</p>${'<b>'.repeat(5000)}deep &lt;i>`);
  expect(body).toHaveTextContent('before deep <i>');
  expect(body.querySelector('b')).toBeNull();
});

// proves article-20
describe('sources', () => {
  const sourcesOf = (html: string) => sanitizeHtml(html, origins).sources;

  test('are the outside pages that the text links to, each once, in its order', () => {
    const html = `<p><a href="https://www.b.example/plans#team">counts by seat.</a> and
      <a href="https://a.example/">its
      docs</a>, again <a href="https://www.b.example/plans">b</a></p>`;
    expect(sourcesOf(html)).toEqual([
      { url: 'https://www.b.example/plans#team', title: 'Counts by seat', host: 'b.example' },
      { url: 'https://a.example/', title: 'Its docs', host: 'a.example' },
    ]);
  });

  test('a link\u2019s title comes before its text, and the host stands for neither', () => {
    const html =
      '<a href="https://a.example/1" title="Licence of A">MIT</a><a href="https://a.example/2"><img src="/x.png"></a>';
    expect(sourcesOf(html).map(({ title }) => title)).toEqual(['Licence of A', 'a.example']);
  });

  test('own pages, paid links and what is no page are none', () => {
    const html = `<a href="/tools/x">x</a><a href="#part">p</a><a href="mailto:a@b.example">m</a>
      <a href="${origins.ownOrigins[0]}/blog">own</a><a href="javascript:alert(1)">j</a>
      <a href="https://shop.example" rel="sponsored">paid</a>`;
    expect(sourcesOf(html)).toEqual([]);
  });
});
