import { parseJson } from '../../lib/parseJson';
import { readObject } from '../../lib/read';

/** An RTK Query cache key: an endpoint and its argument as JSON. */
const cacheKey = /^(listTools|suggestTools)\((.*)\)$/s;

/** Fields of endpoint arguments and responses that contain search words. */
const searchFields = new Set(['search', 'corrected']);

/**
 * Returns a function that replaces search words in RTK Query's slice and actions: in arguments, in responses,
 * and in the cache keys derived from the arguments. The argument of `suggestTools` is the search itself.
 */
export function createRequestRedaction(replace: (text: string) => string): (value: unknown) => unknown {
  function redactText(text: string): string {
    const [, endpoint = '', json = ''] = cacheKey.exec(text) ?? [];
    const argument = endpoint === '' ? undefined : parseJson(json);
    if (argument === undefined) return text;
    return `${endpoint}(${JSON.stringify(typeof argument === 'string' ? replace(argument) : redact(argument))})`;
  }

  function redact(value: unknown): unknown {
    if (typeof value === 'string') return redactText(value);
    if (Array.isArray(value)) return value.map(redact);
    const record = readObject(value);
    if (!record) return value;
    return Object.fromEntries(
      Object.entries(record).map(([name, field]) => {
        const isSearch =
          searchFields.has(name) || (name === 'originalArgs' && record.endpointName === 'suggestTools');
        return [redactText(name), isSearch && typeof field === 'string' ? replace(field) : redact(field)];
      }),
    );
  }

  return redact;
}
