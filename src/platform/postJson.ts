/** How long to wait for an endpoint's response. */
const responseTimeoutMs = 15_000;

/**
 * Posts a value as JSON to an absolute URL, and resolves to whether the response is OK. Without a response,
 * rejects with the network's error, or with an AbortError after 15 seconds.
 */
export async function postJson(address: string, value: unknown): Promise<boolean> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), responseTimeoutMs);
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(value),
      signal: patience.signal,
    });
    return response.ok;
  } finally {
    clearTimeout(timer);
  }
}
