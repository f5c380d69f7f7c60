import { settings } from '../domain/settings';

/** A record's own canonical address, unless it is none or points to another host: then the page's path. */
export function canonicalAddress(given: string, path: string): string {
  const isOwn =
    given !== '' &&
    URL.canParse(given, settings.siteUrl) &&
    new URL(given, settings.siteUrl).origin === new URL(settings.siteUrl).origin;
  return isOwn ? given : path;
}
