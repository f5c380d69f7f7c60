import type { CatalogueSource } from './baseQuery';

/**
 * Sends requests to an API host (catalogue-1), or for the data files of the embedded catalogue. Omits
 * parameters without a value, and does not read the body of a response that is not OK. Rejects with a
 * SyntaxError if an OK response is not JSON, and with the network's error if there is no response. The
 * content type is part of the contract with API hosts, although a GET request has no body.
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
