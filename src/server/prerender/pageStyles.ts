import { createHash } from 'node:crypto';

import type { EmotionCache } from '@emotion/cache';

import { styleCacheKey } from '../../ui/theme/createStyleCache';

/** A class's name without the cache's key, or that of keyframes, and its rules. */
export type StyleRule = readonly [name: string, css: string];

/** What a rendered page is styled with, each kind in the order of first use. */
export interface PageStyles {
  /** The rules of no class: the theme's variables, resets, keyframes. */
  global: readonly StyleRule[];
  /** What the first window needs. */
  aboveFold: readonly StyleRule[];
  /** What only elements below it have. */
  belowFold: readonly StyleRule[];
}

/** The style sheet that all pages share: its path in the site, and the names of the classes in it. */
export interface SharedStyleSheet {
  address: string;
  names: readonly string[];
}

const opening = /<([a-z][a-z0-9]*)(?:\s[^>]*)?\sdata-below-fold=""[^>]*>/;

/** React's HTML without the elements that are below the fold (`ui/belowFold.ts`). */
function withoutBelowFold(html: string): string {
  let rest = html;
  let kept = '';
  for (;;) {
    const match = opening.exec(rest);
    if (!match) return kept + rest;
    const [tag, name = ''] = match;
    kept += rest.slice(0, match.index);
    const sameName = new RegExp(`<(/?)${name}(?=[\\s>])`, 'g');
    sameName.lastIndex = match.index + tag.length;
    let depth = 1;
    while (depth > 0) {
      const next = sameName.exec(rest);
      if (!next) throw new Error(`<${name} data-below-fold> has no end.`);
      depth += next[1] === '/' ? -1 : 1;
    }
    rest = rest.slice(sameName.lastIndex);
  }
}

/** The styles that a page has used, collected by its cache while it was rendered to this HTML. */
export function pageStylesOf({ key, inserted, registered }: EmotionCache, html: string): PageStyles {
  const classes = new RegExp(`${key}-([\\w-]+)`, 'g');
  const namesIn = (text: string) => new Set([...text.matchAll(classes)].map(([, name]) => name));
  const all = namesIn(html);
  const aboveFold = namesIn(withoutBelowFold(html));
  const rules = Object.entries(inserted).filter(
    (rule): rule is [string, string] => typeof rule[1] === 'string',
  );
  const isOfClass = ([name]: StyleRule) => `${key}-${name}` in registered;
  const ofClasses = rules.filter(isOfClass);
  return {
    global: rules.filter((rule) => !isOfClass(rule)),
    aboveFold: ofClasses.filter(([name]) => aboveFold.has(name)),
    belowFold: ofClasses.filter(([name]) => all.has(name) && !aboveFold.has(name)),
  };
}

/** Not rendered before the shared sheet is there. */
const untilStyled =
  '<style data-until-styled>[data-below-fold]{visibility:hidden;content-visibility:hidden}</style>';
const onceStyled = '[data-below-fold]{visibility:visible;content-visibility:visible}';

const css = (rules: readonly StyleRule[]) => rules.map(([, rule]) => rule).join('');

// Marked as Emotion marks what it has moved to the end of the head: a move parses all of it again.
const styleElement = (key: string, rules: readonly StyleRule[]) =>
  `<style data-s="" data-emotion="${key} ${rules.map(([name]) => name).join(' ')}">${css(rules)}</style>`;

/** A custom property of the theme, with its value. */
const declaration = /(--mui-[\w-]+):([^;}]*);?/g;

const readsIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/var\((--mui-[\w-]+)/g)].map(([, name = '']) => name));

const declaresTheme = ([, rule]: StyleRule) => /[{;]--mui-/.test(rule);

/** The theme's rules with the custom properties alone that something on the page reads. */
function withWhatIsRead(rules: readonly StyleRule[], page: string): StyleRule[] {
  const themed = rules.filter(declaresTheme);
  const others = css(rules.filter((rule) => !declaresTheme(rule)));
  const read = readsIn(others + page);
  const values = [...css(themed).matchAll(declaration)];
  // A set also visits what is added meanwhile.
  for (const name of read) {
    for (const [, one, value = ''] of values)
      if (one === name) for (const more of readsIn(value)) read.add(more);
  }
  return rules.map(([name, rule]) => [
    name,
    rule.replaceAll(declaration, (text, property: string) => (read.has(property) ? text : '')),
  ]);
}

/** The style elements of the head of a page with this HTML: what its first window needs, and what the shared sheet does not have. */
export function styleElements(
  { global, aboveFold, belowFold }: PageStyles,
  body: string,
  sheet: SharedStyleSheet | undefined,
): string {
  const shared = new Set(sheet?.names);
  const own = [...aboveFold, ...belowFold.filter(([name]) => !shared.has(name))];
  const ofTheme = sheet ? withWhatIsRead(global, css(own) + body) : global;
  return [
    // Each in an element of its own: Emotion looks for them one by one.
    ...ofTheme.map((rule) => styleElement(`${styleCacheKey}-global`, [rule])),
    styleElement(styleCacheKey, own),
    sheet ? untilStyled : '',
  ].join('');
}

/** The sheet that pages share, and its content: the whole theme, and what some pages need below the fold. */
export function sharedStyleSheetOf(pages: readonly PageStyles[]): SharedStyleSheet & { content: string } {
  const theme = new Map(pages.flatMap(({ global }) => global.filter(declaresTheme)));
  const rules = [...new Map(pages.flatMap(({ belowFold }) => belowFold))];
  const content = css([...theme]) + css(rules) + onceStyled;
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return { address: `/assets/shared.${hash}.css`, names: rules.map(([name]) => name), content };
}
