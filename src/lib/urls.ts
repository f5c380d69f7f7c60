const allowedSchemes = new Set(['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp']);

/** Control characters and spaces, which browsers ignore inside a scheme ('java\nscript:'). */
const ignoredByBrowsers = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028\u2029\ufeff]/g;

/**
 * Returns a link's address when it is relative or its scheme is http, https, irc, ircs, mailto or xmpp; else
 * '' (article-3).
 */
export function safeLinkUrl(address: string): string {
  const compact = address.replace(ignoredByBrowsers, '');
  const scheme = /^([^/?#:]*):/.exec(compact)?.[1];
  return scheme === undefined || allowedSchemes.has(scheme.toLowerCase()) ? address.trim() : '';
}

/**
 * Returns an absolute http or https address, trimmed; else ''. Without slashes after the scheme an address is
 * not absolute: on a page of the same scheme, 'https:a.example' is relative to that page.
 */
export function safeWebUrl(address: string): string {
  const text = address.trim();
  try {
    // Not URL.canParse, which in Node 20 refuses hosts with umlauts once it has been compiled.
    return /^https?:\/\//i.test(text) && new URL(text).hostname !== '' ? text : '';
  } catch {
    return '';
  }
}

/**
 * Returns the address of an image: an absolute http(s) one as it is, a relative one prefixed with `host` (an
 * origin without a trailing slash, or '' for the site's own). Any other scheme and invalid addresses ('//[')
 * give ''.
 */
export function imageUrl(address: string, host: string): string {
  const safe = safeLinkUrl(address);
  if (safe === '') return '';
  if (/^[a-z][a-z\d+.-]*:/i.test(safe)) return safeWebUrl(safe);
  const url = safe.startsWith('//') ? safe : safe.startsWith('/') ? host + safe : `${host}/${safe}`;
  return URL.canParse(url, 'https://any.example') ? url : '';
}

/** Decodes a percent-encoded path segment or hash; '' when it is malformed. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

/** Returns the host of a web address without `www.`, for display. Throws on an invalid URL. */
export const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '');
