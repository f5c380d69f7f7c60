import { createHash } from 'node:crypto';

import type { EmotionCache } from '@emotion/cache';

import { belowFoldSelector } from '../../ui/belowFold';
import { styleCacheKey } from '../../ui/theme/createStyleCache';

import { isFor, isOfState, presentIn, rulesIn, ruleTexts } from './styleStates';

/** A class name without the cache's key (or the name of keyframes), and its rules. */
type StyleRule = readonly [name: string, css: string];

/** The styles of a rendered page, each list in the order of first use. */
export interface PageStyles {
  /** Rules outside classes: the theme's variables, resets, keyframes. */
  global: readonly StyleRule[];
  /** The rules of classes used above the fold (in the initial viewport). */
  aboveFold: readonly StyleRule[];
  /** The states of elements above the fold, such as `.Mui-disabled`. */
  statesAboveFold: ReadonlySet<string>;
  /** The rules of classes used only below the fold. */
  belowFold: readonly StyleRule[];
}

/** The style sheet that pages of the same kind share. */
export interface SharedStyleSheet {
  /** Its path in the site. */
  address: string;
  /** The names of the classes whose rules it contains completely. */
  names: readonly string[];
  /** The names of the classes for which it contains only the rules of states. */
  namesOfStates: readonly string[];
}

const opening = /<([a-z][a-z0-9]*)(?:\s[^>]*)?\sdata-below-fold=""[^>]*>/;

/** Removes the elements below the fold (`ui/belowFold.ts`) from React's HTML. */
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

/** Returns the styles that a page uses, as collected by its cache while this HTML was rendered. */
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

// Has the attribute with which Emotion marks style elements it has moved to the end of the head: moving one
// would parse it again.
const styleElement = (about: readonly string[], rules: readonly StyleRule[]) =>
  `<style data-s="" data-emotion="${about.join(' ')}">${css(rules)}</style>`;

// One element for each global rule, because Emotion looks them up one by one.
const globalElement = (rule: StyleRule) => styleElement([`${styleCacheKey}-global`, nameOf(rule)], [rule]);

/** A custom property of the theme, or a shadow, with its value. */
const declaration = /(--(?:mui|sh)[\w-]+):([^;}]*);?/g;

const readsIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/var\((--(?:mui|sh)[\w-]+)/g)].map(([, name = '']) => name));

const declaresTheme = ([, rule]: StyleRule) => /[{;]--(?:mui-|sh)/.test(rule);

/** Strips the theme's rules of custom properties that nothing on the page reads. */
function withWhatIsRead(rules: readonly StyleRule[], page: string): StyleRule[] {
  const themed = rules.filter(declaresTheme);
  const others = css(rules.filter((rule) => !declaresTheme(rule)));
  const read = readsIn(others + page);
  const values = [...css(themed).matchAll(declaration)];
  // Iterating a Set also visits values added during the iteration.
  for (const name of read) {
    for (const [, one, value = ''] of values)
      if (one === name) for (const more of readsIn(value)) read.add(more);
  }
  return rules.map(([name, rule]) => [
    name,
    rule.replaceAll(declaration, (text, property: string) => (read.has(property) ? text : '')),
  ]);
}

/** Hides what is below the fold until the shared sheet has loaded. */
const untilStyled = `<style data-until-styled>${belowFoldSelector}{visibility:hidden;content-visibility:hidden}</style>`;
/**
 * Shows what is below the fold. In the shared sheet it comes after the classes with complete rules and before
 * the rules of states, to separate the two (app/hydration/sharedStyles.ts).
 */
const onceStyled = `${belowFoldSelector}{visibility:visible;content-visibility:visible}`;

/**
 * Returns the style elements for the head of a page with this HTML: what it needs above the fold, and what
 * the shared sheet lacks.
 */
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
    // The application reads the class names from the rules, so the attribute need not list them.
    styleElement([styleCacheKey], own),
    untilStyled,
  ].join('');
}

/**
 * Returns the sheet shared by pages of a kind, with its content: the whole theme, the classes that the sample
 * pages use below the fold, and for those used above the fold only the rules of states.
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
