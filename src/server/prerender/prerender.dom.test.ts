import { catalogueOf, rawFullTool, rawPost, rawTools } from '../../../tests/support/records';
import { createTestStore } from '../../../tests/support/testStore';
import {
  preloadedStateOf,
  type PrerenderedPage,
  readPrerenderedPage,
} from '../../app/hydration/dehydratedState';
import { isForUrl } from '../../app/mount';
import { categories } from '../../domain/categories';
import type { CatalogueFiles } from '../catalogue/catalogueFolder';

import { htmlPage, shellPage } from './htmlPage';
import { loadPage } from './loadPage';
import type { PageStyles } from './pageStyles';
import { recordsSource } from './recordsSource';
import { screenScripts } from './screenScripts';
import { sitePaths } from './sitePaths';

const { tools, posts } = catalogueOf(
  [
    rawFullTool('Alpha', { alternatives: [1, 2].map((n) => ({ slug: `tool-0${n}`, why: 'Cheaper.' })) }),
    ...rawTools(14),
  ],
  [rawPost('First post'), rawPost('Second post')],
);
const { posts: articles } = catalogueOf([], [rawPost('Static article', { relatedTools: ['id-alpha'] })]);
const catalogue: CatalogueFiles = { tools: [...tools], posts: [...posts], articles: [...articles] };

async function load(path: string) {
  const { store } = createTestStore({ source: recordsSource(catalogue) });
  const state = await loadPage(store, path);
  return { state, queries: Object.keys(state.catalogueApi.queries) };
}

// proves versus-5
test('the pairs of the editors have pages, up to a limit', () => {
  const versusIn = (most?: number) =>
    sitePaths(catalogue, most).filter((path) => path.startsWith('/versus/'));
  expect(versusIn()).toEqual(['/versus/alpha-vs-tool-01', '/versus/alpha-vs-tool-02']);
  expect(versusIn(1)).toEqual(['/versus/alpha-vs-tool-01']);
});

describe('what a page comes with', () => {
  test.each([
    ['/', [/^listHomeTools/, /^listHomePosts/]],
    ['/tools', [/^listTools/, /^listPosts/]],
    ['/tools/category/coding-assistants', [/^listTools\(.*coding-assistants/, /^listPosts/]],
    ['/tools/alpha', [/^toolBySlug\("alpha"\)/, /^listSimilarTools/, /^listPosts/]],
    ['/trending', [/^listTrendingTools\(0\)/]],
    ['/blog', [/^listPosts/]],
    ['/blog/first-post', [/^postBySlug\("first-post"\)/]],
    ['/blog/static-article', [/^postBySlug\("static-article"\)/, /^toolById\("id-alpha"\)/]],
    ['/versus/alpha-vs-tool-01', [/^toolBySlug\("alpha"\)/, /^toolBySlug\("tool-01"\)/, /"tool-02"/]],
    ['/how-we-review', [/^listTools/]],
    ['/about', []],
  ] as const)('%s', async (path, wanted) => {
    const { queries } = await load(path);
    for (const query of wanted) expect(queries.some((key) => query.test(key))).toBe(true);
    if (wanted.length === 0) expect(queries).toEqual([]);
  });

  test('no posts, where none are shown', async () => {
    expect((await load('/how-we-review')).queries).toHaveLength(1);
  });

  test('only the records it shows, and of posts in a list no text', async () => {
    const { state } = await load('/tools');
    expect(state.tools.ids).toHaveLength(12);
    expect(Object.values(state.posts.entities).map(({ content }) => content)).toEqual(['', '']);
    const article = await load('/blog/first-post');
    // The other one is only a suggestion to read next.
    expect(article.state.posts.entities['id-first-post']?.content).not.toBe('');
    expect(article.state.posts.entities['id-second-post']?.content).toBe('');
  });

  // proves catalogue-16
  test('images of static articles are files of the site, those of posts of the API host', async () => {
    const image = '/covers/a.png';
    const { posts: ours } = catalogueOf([], [rawPost('Ours', { coverImage: image })]);
    const { posts: theirs } = catalogueOf([], [rawPost('Theirs', { coverImage: image })]);
    const source = recordsSource({ tools: [], posts: [...theirs], articles: [...ours] });
    const imageAt = async (slug: string) => {
      const { store } = createTestStore({ source, imageHost: 'https://api.example.com' });
      return (await loadPage(store, `/blog/${slug}`)).posts.entities[`id-${slug}`]?.image;
    };
    expect(await imageAt('ours')).toBe(image);
    expect(await imageAt('theirs')).toBe(`https://api.example.com${image}`);
  });

  test('the sources of a tool only on its own page', async () => {
    const sources = [{ title: 'Pricing', url: 'https://example.com/pricing' }];
    const { tools: cited } = catalogueOf([1, 2].map((n) => rawFullTool(`Cited ${n}`, { sources })));
    const source = () => recordsSource({ tools: [...cited], posts: [], articles: [] });
    const countsAt = async (path: string) => {
      const state = await loadPage(createTestStore({ source: source() }).store, path);
      return Object.values(state.tools.entities).map((tool) => tool.sources.length);
    };
    expect(await countsAt('/tools')).toEqual([0, 0]);
    expect(await countsAt('/tools/cited-1')).toEqual([1, 0]);
  });

  test('a slug that needs escapes in an address is found', async () => {
    const { tools: foreign } = catalogueOf([rawFullTool('Alpha', { slug: '录咖' })]);
    const { store } = createTestStore({
      source: recordsSource({ tools: [...foreign], posts: [], articles: [] }),
    });
    const [path = ''] = sitePaths({ tools: [...foreign], posts: [], articles: [] }).slice(-1);
    const state = await loadPage(store, path);
    expect(state.tools.idBySlug).toHaveProperty('录咖');
  });

  test('nothing that differs from build to build', async () => {
    expect((await load('/tools/alpha')).state).toEqual((await load('/tools/alpha')).state);
  });
});

describe('the page as HTML', () => {
  const template =
    '<html><head><script defer="defer" src="/main.js"></script></head><body><div id="root"></div></body></html>';
  const code = {
    inlineScripts: { collectEvents: 'collect()', loadApplication: 'load()' },
    screenFiles: ['/about.js'],
    dataFile: '/data.json',
    styleSheet: undefined,
  };
  const styles: PageStyles = {
    global: [['g', 'html{color:red}']],
    aboveFold: [['a', '.mui-a{color:red}']],
    statesAboveFold: new Set(),
    belowFold: [
      ['b', '.mui-b{color:red}'],
      ['c', '.mui-c{color:red}'],
    ],
  };
  const rendered = { head: '<title>T</title>', styles, body: '<h1>$& T</h1>' };

  test('has head, styles and content, and loads its data and scripts itself', () => {
    const html = htmlPage(template, rendered, code);
    expect(html).toContain(
      '<!--page-head--><title>T</title><!--/page-head-->' +
        '<style data-s="" data-emotion="mui-global g">html{color:red}</style>' +
        '<style data-s="" data-emotion="mui a b c">.mui-a{color:red}.mui-b{color:red}.mui-c{color:red}</style>' +
        '<script>collect()</script></head>',
    );
    expect(html).toContain('<div id="root"><h1>$& T</h1></div>');
    expect(html).toContain(
      '<link rel="preload" as="script" href="/main.js"/><script data-files="/main.js /about.js" data-page="/data.json">load()</script>',
    );
    expect(html).not.toContain('defer');
  });

  // proves delivery-56
  test('has what its first window needs, and what the shared style sheet does not have', () => {
    const styleSheet = { address: '/assets/shared.1.css', names: ['b', 'd'], namesOfStates: [] };
    const html = htmlPage(template, rendered, { ...code, styleSheet });
    expect(html).toContain('data-emotion="mui">.mui-a{color:red}.mui-c{color:red}</style>');
    // After the inline script, which a preceding style sheet would block.
    expect(html).toContain(
      'load()</script><link rel="stylesheet" data-shared href="/assets/shared.1.css"/></body>',
    );
  });

  // proves delivery-2
  test('can dim itself if its screen reads the query', () => {
    expect(htmlPage(template, rendered, { ...code, query: ['page'] })).toMatch(
      /<title>T<\/title><script>\["page"\]\.some\(.+?main\{opacity:\.5\}.+?<\/script><!--\/page-head-->/,
    );
    expect(htmlPage(template, rendered, code)).not.toContain('opacity');
  });

  test('a page without content loads its script at once', () => {
    const html = shellPage(template, '<title>T</title>');
    expect(html).toContain('<!--page-head--><title>T</title><!--/page-head--></head>');
    expect(html).toContain('<script defer="defer" src="/main.js">');
  });

  test('a template without its places is refused', () => {
    expect(() => htmlPage('<html></html>', rendered, code)).toThrow('deferred script');
    const withoutHead = template.replace('</head>', '');
    expect(() => htmlPage(withoutHead, rendered, code)).toThrow('</head>');
  });

  // proves delivery-2
  test('the data is read back, its answers as of now', async () => {
    const entry = { status: 'fulfilled', startedTimeStamp: 0, fulfilledTimeStamp: 0 };
    const page = { path: '/about', state: { catalogueApi: { queries: { q: entry } } } };
    window.pageData = Promise.resolve(JSON.stringify(page));
    expect(await readPrerenderedPage(1234)).toEqual({
      path: '/about',
      state: {
        catalogueApi: { queries: { q: { ...entry, startedTimeStamp: 1234, fulfilledTimeStamp: 1234 } } },
      },
    });
    for (const none of [undefined, 'no JSON', '[]', '{"error":"sign in"}']) {
      window.pageData = Promise.resolve(none);
      expect(await readPrerenderedPage(1234)).toBeUndefined();
    }
    delete window.pageData;
    expect(await readPrerenderedPage(1234)).toBeUndefined();
  });
});

test.each([
  ['/tools/alpha', '/tools/alpha', true],
  ['/tools/alpha', '/tools/alpha/', true],
  ['/tools/alpha', '/tools/alpha?utm_source=mail', true],
  ['/tools', '/tools?search=video', false],
  ['/blog', '/blog?page=2', false],
  ['/contact', '/contact?subject=Premium', false],
  ['/about', '/about?search=video', true],
  ['/tools', '/tools/alpha', false],
  ['/', '/', true],
  ['*', '/no/such/page', true],
  ['*', '/tools/unknown', false],
])('the page of %s at %s: hydrated %s', (path, address, isHydrated) => {
  const location = new URL(address, 'http://site') as unknown as Location;
  expect(isForUrl({ path } as PrerenderedPage, location)).toBe(isHydrated);
});

test('a store that starts from a page can be jumped back to its beginning', async () => {
  const { state } = await load('/tools/alpha');
  const { store } = createTestStore({ preloadedState: preloadedStateOf(state) });
  expect(store.getState().catalogueApi).toHaveProperty('config.reducerPath', 'catalogueApi');
  expect(store.getState().catalogueApi.queries).toEqual(state.catalogueApi.queries);
});

test('there is a page for every screen, category, tool, post and static article', () => {
  const paths = sitePaths(catalogue);
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/tools', '/tools/alpha', '/blog/first-post', '/blog/static-article']),
  );
  expect(paths.filter((path) => path.startsWith('/tools/category/'))).toHaveLength(categories.length);
  expect(new Set(paths).size).toBe(paths.length);
  expect(sitePaths(undefined)).not.toContain('/tools/alpha');
});

test('a screen whose code the build does not know stops it', () => {
  expect(screenScripts({ about: ['/about.js'] }, '/about')).toEqual(['/about.js']);
  expect(() => screenScripts({}, '/about')).toThrow('no code named "about"');
});
