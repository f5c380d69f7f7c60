import { createHash } from 'node:crypto';

import type { EmotionCache } from '@emotion/cache';

import { belowFoldSelector } from '../../ui/belowFold';
import { styleCacheKey } from '../../ui/theme/createStyleCache';

import { isFor, isOfState, presentIn, rulesIn, ruleTexts } from './styleStates';

/** A class's name without the cache's key, or that of keyframes, and its rules. */
type StyleRule = readonly [name: string, css: string];

/** What a rendered page is styled with, each kind in the order of first use. */
export interface PageStyles {
  /** The rules of no class: the theme's variables, resets, keyframes. */
  global: readonly StyleRule[];
  /** What the first window needs. */
  aboveFold: readonly StyleRule[];
  /** The states that it has something in. */
  statesAboveFold: ReadonlySet<string>;
  /** What only elements below it have. */
  belowFold: readonly StyleRule[];
}

/** The style sheet that the pages of a kind share. */
export interface SharedStyleSheet {
  /** Its path in the site. */
  address: string;
  /** The names of the classes that it has all rules of. */
  names: readonly string[];
  /** The names of those that it has only the rules of states of. */
  namesOfStates: readonly string[];
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
  const firstWindow = withoutBelowFold(html);
  const aboveFold = namesIn(firstWindow);
  const rules = Object.entries(inserted).filter(
    (rule): rule is [string, string] => typeof rule[1] === 'string',
  );
  const isOfClass = ([name]: StyleRule) => `${key}-${name}` in registered;
  const ofClasses = rules.filter(isOfClass);
  return {
    global: rules.filter((rule) => !isOfClass(rule)),
    aboveFold: ofClasses.filter(([name]) => aboveFold.has(name)),
    statesAboveFold: presentIn(firstWindow),
    belowFold: ofClasses.filter(([name]) => all.has(name) && !aboveFold.has(name)),
  };
}

const css = (rules: readonly StyleRule[]) => rules.map(([, rule]) => rule).join('');

const nameOf = ([name]: StyleRule) => name;

// Marked as Emotion marks what it has moved to the end of the head: a move parses all of it again.
const styleElement = (about: readonly string[], rules: readonly StyleRule[]) =>
  `<style data-s="" data-emotion="${about.join(' ')}">${css(rules)}</style>`;

// Each in an element of its own: Emotion looks for them one by one.
const globalElement = (rule: StyleRule) => styleElement([`${styleCacheKey}-global`, nameOf(rule)], [rule]);

/** A custom property of the theme or a shadow, with its value. */
const declaration = /(--(?:mui|sh)[\w-]+):([^;}]*);?/g;

const readsIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/var\((--(?:mui|sh)[\w-]+)/g)].map(([, name = '']) => name));

const declaresTheme = ([, rule]: StyleRule) => /[{;]--(?:mui-|sh)/.test(rule);

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

/** Not rendered before the shared sheet is there. */
const untilStyled = `<style data-until-styled>${belowFoldSelector}{visibility:hidden;content-visibility:hidden}</style>`;
/** After the classes that the shared sheet has all rules of, and before the rules of states (app/hydration/sharedStyles.ts). */
const onceStyled = `${belowFoldSelector}{visibility:visible;content-visibility:visible}`;

/** The style elements of the head of a page with this HTML: what its first window needs, and what the shared sheet does not have. */
export function styleElements(
  { global, aboveFold, statesAboveFold, belowFold }: PageStyles,
  body: string,
  sheet: SharedStyleSheet | undefined,
): string {
  if (!sheet) {
    const rules = [...aboveFold, ...belowFold];
    return [...global.map(globalElement), styleElement([styleCacheKey, ...rules.map(nameOf)], rules)].join(
      '',
    );
  }
  const [whole, states] = [new Set(sheet.names), new Set(sheet.namesOfStates)];
  const own = [
    ...aboveFold.map(([name, rules]): StyleRule => {
      const isShared = whole.has(name) || states.has(name);
      return [name, isShared ? ruleTexts(rulesIn(rules).filter(isFor(statesAboveFold))) : rules];
    }),
    ...belowFold.filter(([name]) => !whole.has(name)),
  ];
  return [
    ...withWhatIsRead(global, css(own) + body).map(globalElement),
    // The application reads the names of classes from the rules.
    styleElement([styleCacheKey], own),
    untilStyled,
  ].join('');
}

/**
 * The sheet that the pages of a kind share, and its content: the whole theme, what some pages need below the fold, and the rules of the states in
 * which what they have above it is not at first.
 */
export function sharedStyleSheetOf(pages: readonly PageStyles[]): SharedStyleSheet & { content: string } {
  const theme = new Map(pages.flatMap(({ global }) => global.filter(declaresTheme)));
  const rules = new Map(pages.flatMap(({ belowFold }) => belowFold));
  const states = new Map(
    pages
      .flatMap(({ aboveFold }) => aboveFold)
      .filter(([name]) => !rules.has(name))
      .map(([name, text]) => [name, ruleTexts(rulesIn(text).filter(isOfState))]),
  );
  const content = css([...theme]) + css([...rules]) + onceStyled + css([...states]);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const address = `/assets/shared.${hash}.css`;
  return { address, names: [...rules.keys()], namesOfStates: [...states.keys()], content };
}
