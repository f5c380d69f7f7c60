/** Returns the raw path of a request's URL, without its query. */
export function rawPathOf(url: string): string {
  const path = url.replace(/^https?:\/\/[^/?]*/i, '').replace(/\?.*$/s, '');
  return path === '' ? '/' : path;
}

/**
 * Normalizes the percent-encoding of a path. An encoded slash stays encoded, so that distinct paths stay distinct.
 * Throws a URIError when an escape is malformed.
 */
export function canonicalPath(rawPath: string): string {
  return rawPath
    .split('/')
    .map((part) => encodeURIComponent(decodeURIComponent(part)))
    .join('/');
}
