import { settings } from '../domain/settings';

/**
 * Returns a record's own canonical URL (an absolute one, as `readCanonicalUrl` gives it), or the page's path
 * when it is missing or points to another host.
 */
export function canonicalUrlOf(given: string | undefined, path: string): string {
  return given && new URL(given).origin === new URL(settings.siteUrl).origin ? given : path;
}
