/**
 * The address of a tool's site with `ref=ai-toolshelf` behind its own query and before its hash; '' when it is no
 * address (tool-9).
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
