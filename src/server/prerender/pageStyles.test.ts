import { createStyleCache } from '../../ui/theme/createStyleCache';

import { pageStylesOf, sharedStyleSheetOf, styleElements } from './pageStyles';

/** A style cache that has collected a rule for each name. */
function cacheWith(names: readonly string[]) {
  const cache = createStyleCache();
  cache.inserted.reset = 'html{color:red}';
  for (const name of names) {
    cache.inserted[name] = `.mui-${name}{color:red}`;
    cache.registered[`mui-${name}`] = 'color:red';
  }
  return cache;
}

const namesOf = (html: string, names: readonly string[]) => {
  const { global, aboveFold, belowFold } = pageStylesOf(cacheWith(names), html);
  expect(global).toEqual([['reset', 'html{color:red}']]);
  return [aboveFold, belowFold].map((rules) => rules.map(([name]) => name));
};

// proves delivery-56
describe('the styles of a page', () => {
  test('are told apart by where their elements stand, in the order of first use', () => {
    const html =
      '<header class="mui-bar"></header><section class="mui-head mui-text"></section>' +
      '<section class="mui-cards" data-below-fold=""><p class="mui-text"></p><section class="mui-card"></section></section>' +
      '<p class="mui-last"></p><footer data-below-fold="" class="mui-foot"><a class="mui-link"></a></footer>';
    expect(namesOf(html, ['foot', 'bar', 'head', 'text', 'cards', 'card', 'last', 'link', 'unused'])).toEqual(
      [
        ['bar', 'head', 'text', 'last'],
        ['foot', 'cards', 'card', 'link'],
      ],
    );
  });

  test('are all above the fold where nothing is marked', () => {
    expect(namesOf('<p class="MuiBox-root mui-a">data-below-fold=""</p>', ['a'])).toEqual([['a'], []]);
  });

  test('an element without an end is refused', () => {
    expect(() => namesOf('<div data-below-fold=""><div></div>', [])).toThrow('<div data-below-fold>');
  });
});

const none = { global: [], aboveFold: [], statesAboveFold: new Set<string>(), belowFold: [] };
const one = ['a', '.mui-a{color:var(--mui-a)}'] as const;
const two = ['b', '.mui-b{color:red}'] as const;
const theme = [
  't',
  ':root{--mui-a:var(--mui-c);--mui-b:red;--mui-c:blue;--mui-d:1px;}[data-theme="dark"]{--mui-b:pink;}',
] as const;

// proves delivery-56
test('the shared style sheet has the theme and each rule once, shows what waited for it, and is named by its content', () => {
  const pages = [
    { ...none, global: [theme, ['h', 'html{color:red}'] as const], belowFold: [one, two] },
    { ...none, belowFold: [two] },
  ];
  const sheet = sharedStyleSheetOf(pages);
  expect(sheet.names).toEqual(['a', 'b']);
  expect(sheet.content).toBe(
    `${theme[1]}${one[1]}${two[1]}[data-below-fold]{visibility:visible;content-visibility:visible}`,
  );
  expect(sharedStyleSheetOf([{ ...none, belowFold: [two, one] }]).address).not.toBe(sheet.address);
  expect(sheet.address).toMatch(/^\/assets\/shared\.[0-9a-f]{16}\.css$/);
});

// proves delivery-56
test('with a shared style sheet, a page has of the theme what it reads itself', () => {
  const styles = { ...none, global: [theme], aboveFold: [one] };
  const body = '<p style="width:var(--mui-d)"></p>';
  const all = `data-emotion="mui-global t">${theme[1]}</style>`;
  expect(styleElements(styles, body, undefined)).toContain(all);
  expect(styleElements(styles, body, { address: '', names: [], namesOfStates: [] })).toContain(
    'data-emotion="mui-global t">:root{--mui-a:var(--mui-c);--mui-c:blue;--mui-d:1px;}[data-theme="dark"]{}</style>',
  );
});

const button = [
  'c',
  '.mui-c{color:red}.mui-c:hover{color:blue}.mui-c[data-on]{color:pink}@media (hover: hover){.mui-c{top:0}.mui-c:hover{top:1px}}',
] as const;

// proves delivery-58
describe('the rules of states', () => {
  const sheet = sharedStyleSheetOf([{ ...none, aboveFold: [button], belowFold: [one] }]);

  test('are in the shared style sheet, behind what has all of its rules there', () => {
    expect(sheet.names).toEqual(['a']);
    expect(sheet.namesOfStates).toEqual(['c']);
    expect(sheet.content).toBe(
      `${one[1]}[data-below-fold]{visibility:visible;content-visibility:visible}` +
        '.mui-c:hover{color:blue}.mui-c[data-on]{color:pink}@media (hover: hover){.mui-c:hover{top:1px}}',
    );
  });

  test.each([
    ['<p class="mui-c"></p>', '.mui-c{color:red}@media (hover: hover){.mui-c{top:0}}'],
    [
      '<p class="mui-c" data-on="true"></p>',
      '.mui-c{color:red}.mui-c[data-on]{color:pink}@media (hover: hover){.mui-c{top:0}}',
    ],
    [
      '<p class="mui-c"></p><div data-below-fold=""><p data-on=""></p></div>',
      '.mui-c{color:red}@media (hover: hover){.mui-c{top:0}}',
    ],
  ])('are in a page whose first window is in the state: %s', (body, css) => {
    const { statesAboveFold } = pageStylesOf(cacheWith([]), body);
    const styles = { ...none, aboveFold: [button], statesAboveFold };
    expect(styleElements(styles, body, sheet)).toContain(`data-emotion="mui">${css}</style>`);
  });

  test('are in a page whose sheet does not have them', () => {
    const other = sharedStyleSheetOf([{ ...none, belowFold: [one] }]);
    const styles = { ...none, aboveFold: [button] };
    expect(styleElements(styles, '<p class="mui-c"></p>', other)).toContain(`"mui">${button[1]}</style>`);
  });
});
