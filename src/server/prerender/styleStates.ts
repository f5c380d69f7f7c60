/**
 * A rule of a class, and the states that it is for, each as what a selector says of it (`.Mui-disabled`, `[aria-current`, `:hover`); a
 * state of nothing is that of every element of the class.
 */
interface ClassRule {
  /** The at-rule that it stands in, empty without one. */
  atRule: string;
  css: string;
  states: readonly (readonly string[])[];
}

/** The texts of the rules one after the other, or of those in an at-rule. */
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

/** A class of Material UI, an attribute or a state of the pointer and the keyboard. (The class itself, and the scheme, are no state.) */
const state =
  /\.Mui[\w-]+|\[(?!data-theme)[\w-]+|:(?:hover|active|focus-visible|focus-within|focus)(?![\w-])|::-moz-focus-inner/g;

/** A selector with one of these may hold because something is absent. */
const mayNegate = /:(?:not|is|where|has)\(/;

const ofScheme = /\*?:where\(\[data-theme=[^)]*\]\)/;

const statesOf = (selector: string): string[] =>
  mayNegate.test(selector.replace(ofScheme, '')) ? [] : (selector.match(state) ?? []);

/** The selectors of a list; a comma in parentheses is part of one. */
const selectorsOf = (list: string): string[] =>
  list.match(/(?:\([^()]*(?:\([^()]*\)[^()]*)*\)|[^,(])+/g) ?? [];

/** At-rules that nothing in a first window depends on. Animations do: where these stop, nothing may move before. */
const notAtFirst = /^@media (?:print|\(prefers-reduced-motion: reduce\)\{[^{}]*\{transition:none;\}\}$)/;

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

/** The rules of a class's CSS. Pages have the same classes: each is parsed once. */
export function rulesIn(css: string): readonly ClassRule[] {
  const rules = parsed.get(css) ?? split(css).flatMap(parse);
  parsed.set(css, rules);
  return rules;
}

/** Whether a rule is for none of the class's elements but those in some state. */
export const isOfState = ({ states }: ClassRule): boolean => states.every(({ length }) => length > 0);

/** The states that something in the HTML is in, or may be in without having waited: what the keyboard focuses shows it at once. */
export function presentIn(html: string): ReadonlySet<string> {
  const classes = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
  const attributes = [...html.matchAll(/\s([a-z][\w-]*)(?=[=\s/>])/g)].map(([, name = '']) => `[${name}`);
  return new Set([':focus-visible', ...classes.map((name) => `.${name}`), ...attributes]);
}

/** Whether a rule is for an element that is in no other states than these. */
export const isFor =
  (present: ReadonlySet<string>) =>
  ({ states }: ClassRule): boolean =>
    states.some((one) => one.every((name) => present.has(name)));

/** The CSS of rules; an at-rule stands once for those in a row that are in it. */
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
