/** The path of a request's address as it was sent, without its query. */
export function rawPathOf(url: string): string {
  const path = url.replace(/^https?:\/\/[^/?]*/i, '').replace(/\?.*$/s, '');
  return path === '' ? '/' : path;
}

/**
 * A path with each part percent-encoded in one way, whatever way it came in. An encoded slash stays one, so
 * that no two paths become the same. Throws a URIError when an escape is malformed.
 */
export function canonicalPath(rawPath: string): string {
  return rawPath
    .split('/')
    .map((part) => encodeURIComponent(decodeURIComponent(part)))
    .join('/');
}
