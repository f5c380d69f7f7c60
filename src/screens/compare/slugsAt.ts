/**
 * Parses the slugs in the path /compare/{slugs}: comma-separated, each percent-encoded separately (routes-6).
 */
export function slugsAt(pathname: string): readonly string[] {
  const [, , list = ''] = pathname.split('/');
  return list
    .split(/,|%2C/i)
    .map(decode)
    .filter((slug) => slug !== '');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return text;
  }
}
