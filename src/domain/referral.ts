/**
 * Adds `ref=ai-toolshelf` to the address of a tool's site, after its own query and before its hash; '' for an
 * invalid address (tool-9).
 */
export function withReferral(address: string): string {
  try {
    const url = new URL(address);
    const parameter = 'ref=ai-toolshelf';
    url.search = url.search === '' ? parameter : `${url.search}&${parameter}`;
    return url.href;
  } catch {
    return '';
  }
}
