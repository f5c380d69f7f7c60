/** How long an endpoint may take to answer. */
const patienceMs = 15_000;

/**
 * Posts a value as JSON to an absolute address; resolves to whether the response is OK. Rejects with the network's
 * error, or an AbortError after 15 seconds, when there is none.
 */
export async function postJson(address: string, value: unknown): Promise<boolean> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), patienceMs);
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
