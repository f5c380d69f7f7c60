/**
 * A CSS rule of a class. `states` has, for each selector, the states it requires, as written in the selector
 * (`.Mui-disabled`, `[aria-current`, `:hover`); an empty list matches every element of the class.
 */
interface ClassRule {
  /** The enclosing at-rule; '' when there is none. */
  atRule: string;
  css: string;
  states: readonly (readonly string[])[];
}

/** Splits CSS, or the content of an at-rule, into the texts of its top-level rules. */
function split(css: string): string[] {
  const texts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] !== '}') continue;
    depth -= 1;
    if (depth > 0) continue;
    texts.push(css.slice(start, at + 1));
    start = at + 1;
  }
  return texts;
}

/**
 * Matches a state: a class of Material UI, an attribute, or a pointer or keyboard state. The class itself and
 * the colour scheme are not states.
 */
const state =
  /\.Mui[\w-]+|\[(?!data-theme)[\w-]+|:(?:hover|active|focus-visible|focus-within|focus)(?![\w-])|::-moz-focus-inner/g;

/** A selector with one of these may match because something is absent. */
const mayNegate = /:(?:not|is|where|has)\(/;

const ofScheme = /\*?:where\(\[data-theme=[^)]*\]\)/;

const statesOf = (selector: string): string[] =>
  mayNegate.test(selector.replace(ofScheme, '')) ? [] : (selector.match(state) ?? []);

/** Splits a selector list at commas, except those in parentheses. */
const selectorsOf = (list: string): string[] =>
  list.match(/(?:\([^()]*(?:\([^()]*\)[^()]*)*\)|[^,(])+/g) ?? [];

/**
 * At-rules that the initial viewport does not depend on: those of print alone, and transitions turned off for
 * reduced motion. Animations turned off are different: nothing may move before the rule applies.
 */
const notAtFirst = /^@media (?:print\{|\(prefers-reduced-motion: reduce\)\{[^{}]*\{transition:none;\}\}$)/;

const within = (atRule: string, css: string) => (atRule === '' ? css : `${atRule}{${css}}`);

function parse(text: string): ClassRule[] {
  const open = text.indexOf('{');
  const prelude = text.slice(0, open);
  if (!prelude.startsWith('@')) {
    const selectors = selectorsOf(prelude).map((selector) => ({ selector, states: statesOf(selector) }));
    const always = selectors.filter(({ states }) => states.length === 0);
    const inStates = selectors.filter(({ states }) => states.length > 0);
    return [always, inStates]
      .filter(({ length }) => length > 0)
      .map((list) => ({
        atRule: '',
        css: list.map(({ selector }) => selector).join(',') + text.slice(open),
        states: list.map(({ states }) => states),
      }));
  }
  const outer = notAtFirst.test(text) ? [prelude] : [];
  return split(text.slice(open + 1, -1))
    .flatMap(parse)
    .map(({ atRule, css, states }) => ({
      atRule: prelude,
      css: within(atRule, css),
      states: states.map((one) => [...outer, ...one]),
    }));
}

const parsed = new Map<string, readonly ClassRule[]>();

/** Returns the rules in a class's CSS. Memoized, because pages share classes. */
export function rulesIn(css: string): readonly ClassRule[] {
  const rules = parsed.get(css) ?? split(css).flatMap(parse);
  parsed.set(css, rules);
  return rules;
}

/** Whether a rule applies only to elements in some state. */
export const isOfState = ({ states }: ClassRule): boolean => states.every(({ length }) => length > 0);

/**
 * Returns the states of elements in the HTML, and `:focus-visible`: keyboard focus is possible at any time
 * and must be visible at once.
 */
export function presentIn(html: string): ReadonlySet<string> {
  const classes = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
  const attributes = [...html.matchAll(/\s([a-z][\w-]*)(?=[=\s/>])/g)].map(([, name = '']) => `[${name}`);
  return new Set([':focus-visible', ...classes.map((name) => `.${name}`), ...attributes]);
}

/** Whether a rule applies to an element that is in no states other than these. */
export const isFor =
  (present: ReadonlySet<string>) =>
  ({ states }: ClassRule): boolean =>
    states.some((one) => one.every((name) => present.has(name)));

/** Returns the CSS of rules; consecutive rules in the same at-rule are grouped. */
export function ruleTexts(rules: readonly ClassRule[]): string {
  let text = '';
  for (let first = 0; first < rules.length;) {
    const { atRule = '' } = rules[first] ?? {};
    const other = rules.findIndex((rule, at) => at > first && rule.atRule !== atRule);
    const end = other === -1 ? rules.length : other;
    const inside = rules.slice(first, end).map(({ css }) => css);
    text += within(atRule, inside.join(''));
    first = end;
  }
  return text;
}
