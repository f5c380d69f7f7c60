import type { CatalogueSource } from './baseQuery';

/**
 * Answers from an API host (CONTRACT 2). A parameter without a value is left out. The body of an answer
 * that is not OK is not read. Rejects with a SyntaxError when an OK answer is no JSON, with the
 * network's error when there is no answer.
 */
export function httpSource(apiBaseUrl: string): CatalogueSource {
  return async ({ path, params }, signal) => {
    const url = new URL(path, apiBaseUrl);
    for (const [name, value] of Object.entries(params)) {
      if (value !== undefined && value !== '') url.searchParams.set(name, String(value));
    }
    const response = await fetch(url, { headers: { 'Content-Type': 'application/json' }, signal });
    if (!response.ok) return { status: response.status, body: undefined };
    return { status: response.status, body: JSON.parse(await response.text()) as unknown };
  };
}
