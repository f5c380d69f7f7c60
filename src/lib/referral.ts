/**
 * The address with `ref=<name>` behind its own query and before its hash; '' when it is no address
 * (tool-9).
 */
export function withReferral(address: string, name: string): string {
  try {
    const url = new URL(address);
    const parameter = `ref=${encodeURIComponent(name)}`;
    url.search = url.search === '' ? parameter : `${url.search}&${parameter}`;
    return url.href;
  } catch {
    return '';
  }
}
