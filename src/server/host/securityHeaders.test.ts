import { createHash } from 'node:crypto';

import { inlineScript, makeBuiltSite } from '../../../tests/support/builtSite';
import { policyOf, type StartedHost, startHost } from '../../../tests/support/startedHost';

let host: StartedHost;

afterEach(() => host.stop());

describe('on a plain http host', () => {
  beforeEach(async () => {
    host = await startHost(makeBuiltSite());
  });

  test('a page runs the scripts of the site and the one inside it, and asks only its own host', async () => {
    const hash = createHash('sha256').update(inlineScript).digest('base64');
    const policy = policyOf(await host.get('/tools'));
    expect(policy.split('; ')).toEqual([
      "default-src 'self'",
      `script-src 'self' 'sha256-${hash}'`,
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' https: http: data:",
      "media-src 'self' https: http:",
      "connect-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'self'",
    ]);
  });

  test.each(['/', '/nope', '/favicon.svg', '/api/tools', '/api/none', '/tools/', '/%E0'])(
    '%s carries the headers that every answer has',
    async (address) => {
      const { headers } = await host.get(address, { 'X-Forwarded-Proto': 'https' });
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
      });
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['content-security-policy']).toMatch(/frame-ancestors '(none|self)'/);
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    },
  );
});

test('behind a proxy that is trusted, https is asked for', async () => {
  host = await startHost(makeBuiltSite(), { isBehindProxy: true });
  const secure = await host.get('/', { 'X-Forwarded-Proto': 'https' });
  expect(secure.headers['strict-transport-security']).toBe('max-age=31536000');
  expect(policyOf(secure)).toMatch(/; upgrade-insecure-requests$/);
  const plain = await host.get('/', { 'X-Forwarded-Proto': 'http' });
  expect(plain.headers['strict-transport-security']).toBeUndefined();
});

test('a site with an API host of its own may ask it and show its pictures', async () => {
  host = await startHost(
    makeBuiltSite({ apiBaseUrl: 'https://api.example.com', isCatalogueComplete: false }),
  );
  const policy = policyOf(await host.get('/'));
  expect(policy).toContain("connect-src 'self' https://api.example.com;");
  expect(policy).toContain("img-src 'self' https: http: data: https://api.example.com;");
});

test('a site whose forms have endpoints may post to their hosts, and show nothing of them', async () => {
  const formOrigins = ['https://forms.example.com', 'https://news.example.com:8443'];
  host = await startHost(
    makeBuiltSite({ apiBaseUrl: 'https://api.example.com', formOrigins, isCatalogueComplete: false }),
  );
  const policy = policyOf(await host.get('/')).split('; ');
  expect(policy).toContain(
    "connect-src 'self' https://api.example.com https://forms.example.com https://news.example.com:8443",
  );
  expect(policy.filter((directive) => directive.includes('forms.example.com'))).toHaveLength(1);
});
