import { createHash } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';

/** What every answer carries, whatever it is. */
const commonHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // A page has its own policy; nothing else that can be opened as one, a picture in SVG for example, may do anything.
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};

/**
 * Sets what every answer carries. What came over https, seen from the visitor, may ask for https for a year;
 * on a plain http host it would be ignored at best.
 */
export function setCommonHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(commonHeaders);
  if (request.protocol === 'https') reply.header('Strict-Transport-Security', 'max-age=31536000');
}

/** Sets the policy of a page, which over https has its http addresses upgraded. */
export function setPagePolicy(request: FastifyRequest, reply: FastifyReply, policy: string): void {
  const upgrade = request.protocol === 'https' ? '; upgrade-insecure-requests' : '';
  reply.header('Content-Security-Policy', policy + upgrade);
}

const isData = (attributes: string) => /\stype=["']?application\/(ld\+)?json\b/i.test(attributes);
const hasSource = (attributes: string) => /\ssrc=/i.test(attributes);

/** The hashes of the scripts that stand inside a page, as its policy names them. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script\s*>/gi)]
    .filter(([, attributes = '']) => !isData(attributes) && !hasSource(attributes))
    .map(([, , code = '']) => createHash('sha256').update(code.replace(/\r\n?/g, '\n')).digest('base64'));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}

/**
 * The Content-Security-Policy of a page: scripts from files of the site and those inside it with these
 * hashes; data from the site and the API's origin, from which pictures may come as well. `https:` of
 * pictures and media, and inline styles, are what articles and emotion need.
 */
export function contentSecurityPolicy(scriptHashes: readonly string[], apiOrigin: string): string {
  const api = apiOrigin === '' ? [] : [apiOrigin];
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scriptHashes],
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'https:', 'http:', 'data:', ...api],
    ['media-src', "'self'", 'https:', 'http:', ...api],
    ['connect-src', "'self'", ...api],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}
