import { createHash } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';

/** The headers of every response. */
const commonHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Pages override this with their own policy; other files that open as documents, such as SVG images, are
  // locked down.
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};

/**
 * Sets the headers of every response, with HSTS for a year if the visitor's request came over https; browsers
 * ignore it over plain http.
 */
export function setCommonHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(commonHeaders);
  if (request.protocol === 'https') reply.header('Strict-Transport-Security', 'max-age=31536000');
}

/** Sets the policy of a page, with upgrade-insecure-requests over https. */
export function setPagePolicy(request: FastifyRequest, reply: FastifyReply, policy: string): void {
  const upgrade = request.protocol === 'https' ? '; upgrade-insecure-requests' : '';
  reply.header('Content-Security-Policy', policy + upgrade);
}

/**
 * A comment, a script element or any other tag. Tags are matched so that a `<script` in one of their
 * attributes is not taken for an element.
 */
const markup =
  /<!--[^]*?-->|<script\b((?:"[^"]*"|'[^']*'|[^"'>])*)>([^]*?)<\/script\s*>|<[a-z/](?:"[^"]*"|'[^']*'|[^"'>])*>/gi;

const isData = (attributes: string) => /\stype=["']?application\/(ld\+)?json\b/i.test(attributes);
const hasSource = (attributes: string) => /\ssrc=/i.test(attributes);

/** Returns the hashes of a page's inline scripts, for its policy. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(markup)]
    .filter(
      ([, attributes, code]) =>
        code !== undefined && !isData(attributes ?? '') && !hasSource(attributes ?? ''),
    )
    .map(([, , code = '']) => createHash('sha256').update(code.replace(/\r\n?/g, '\n')).digest('base64'));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}

/**
 * Returns the Content-Security-Policy of a page. It allows scripts of the site and inline scripts with these
 * hashes, and connections to the site, the API's origin (which may also serve images) and the form endpoints'
 * origins. Articles need `https:` for images and media, and Emotion needs inline styles.
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  apiOrigin: string,
  formOrigins: readonly string[] = [],
): string {
  const api = apiOrigin === '' ? [] : [apiOrigin];
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scriptHashes],
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'https:', 'http:', 'data:', ...api],
    ['media-src', "'self'", 'https:', 'http:', ...api],
    ['connect-src', "'self'", ...api, ...formOrigins],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    // Only for the site's own pages: /replay shows recorded ones in a frame.
    ['frame-ancestors', "'self'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}
