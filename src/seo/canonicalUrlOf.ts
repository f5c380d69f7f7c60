import { settings } from '../domain/settings';

/** Returns a record's own canonical URL, or the page's path when it is missing or points to another host. */
export function canonicalUrlOf(given: string, path: string): string {
  const isOwn =
    given !== '' &&
    URL.canParse(given, settings.siteUrl) &&
    new URL(given, settings.siteUrl).origin === new URL(settings.siteUrl).origin;
  return isOwn ? given : path;
}
