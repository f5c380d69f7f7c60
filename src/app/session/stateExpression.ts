import { getOwn } from '../../lib/getOwn';
import { readObject } from '../../lib/read';

/** Evaluates an expression against a state. */
type Evaluate = (state: unknown) => unknown;

const token =
  /\s*(?:(\d+(?:\.\d+)?)|('[^']*'|"[^"]*")|([\w$]+(?:\.[\w$-]+)*)|(&&|\|\||[=!]==?|[<>]=?|[!()-]))/y;
const words: Readonly<Record<string, unknown>> = { true: true, false: false, null: null, undefined };

type Operator = (one: unknown, other: unknown) => boolean;
const ordered =
  (compare: (one: number | string, other: number | string) => boolean): Operator =>
  (one, other) =>
    typeof one === typeof other &&
    (typeof one === 'number' || typeof one === 'string') &&
    compare(one, other as number | string);

const operators: Readonly<Record<string, Operator>> = {
  '===': Object.is,
  '==': Object.is,
  '!==': (one, other) => !Object.is(one, other),
  '!=': (one, other) => !Object.is(one, other),
  '<': ordered((one, other) => one < other),
  '<=': ordered((one, other) => one <= other),
  '>': ordered((one, other) => one > other),
  '>=': ordered((one, other) => one >= other),
};

/** Returns the value at a path. Only own fields count, and `length` of lists and strings. */
function valueAt(path: readonly string[], state: unknown): unknown {
  return path.reduce<unknown>((value, name) => {
    if (name === 'length' && (Array.isArray(value) || typeof value === 'string')) return value.length;
    const fields = Array.isArray(value) ? (value as unknown as Record<string, unknown>) : readObject(value);
    return fields && getOwn(fields, name);
  }, state);
}

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < text.trimEnd().length) {
    const at = token.lastIndex;
    const found = token.exec(text);
    if (!found) throw new Error(`The expression "${text}" cannot be read at "${text.slice(at).trim()}".`);
    tokens.push(found[0].trim());
  }
  return tokens;
}

/**
 * Parses an expression over the state, such as `compare.items.length <= 3 && theme.scheme === 'dark'`: paths,
 * numbers, strings, comparisons, `&&`, `||`, `!` and parentheses. `<` and `>` only hold between two numbers
 * or two strings. Returns a function that evaluates it, which throws if the state has no such slice. Throws
 * an Error that names what cannot be parsed.
 */
export function parseExpression(text: string): (state: unknown) => boolean {
  const tokens = tokensOf(text);
  let at = 0;
  const fail = () => {
    const rest = tokens.slice(at).join(' ');
    return new Error(`The expression "${text}" cannot be read at ${rest === '' ? 'its end' : `"${rest}"`}.`);
  };
  const take = (wanted: string) => tokens[at] === wanted && (at += 1) > 0;

  const operand = (): Evaluate => {
    if (take('!')) {
      const inner = operand();
      return (state) => !inner(state);
    }
    if (take('(')) {
      const inner = either();
      if (!take(')')) throw fail();
      return inner;
    }
    const sign = take('-') ? -1 : 1;
    const word = tokens[at];
    if (word === undefined || !/^[\w$'"]/.test(word)) throw fail();
    at += 1;
    if (/^\d/.test(word)) return () => sign * Number(word);
    if (sign === -1) throw fail();
    if (/^['"]/.test(word)) return () => word.slice(1, -1);
    if (Object.hasOwn(words, word)) return () => words[word];
    const path = word.split('.');
    return (state) => {
      const [slice = ''] = path;
      if (!Object.hasOwn(Object(state) as object, slice))
        throw new Error(`The state has no slice "${slice}".`);
      return valueAt(path, state);
    };
  };
  const comparison = (): Evaluate => {
    const left = operand();
    const compare = operators[tokens[at] ?? ''];
    if (!compare) return left;
    at += 1;
    const right = operand();
    return (state) => compare(left(state), right(state));
  };
  const both = (): Evaluate => {
    const left = comparison();
    if (!take('&&')) return left;
    const right = both();
    return (state) => Boolean(left(state)) && Boolean(right(state));
  };
  const either = (): Evaluate => {
    const left = both();
    if (!take('||')) return left;
    const right = either();
    return (state) => Boolean(left(state)) || Boolean(right(state));
  };

  const whole = either();
  if (at < tokens.length) throw fail();
  return (state) => Boolean(whole(state));
}
