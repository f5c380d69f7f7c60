import fc from 'fast-check';

import { routeAt, routes } from '../src/app/routes';
import { renderPage } from '../src/server/prerender/renderPage';

import { expectConsole } from './support/expectConsole';
import { createTestStore } from './support/testStore';

const controls = Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code)).filter((character) =>
  /\p{Cc}/u.test(character),
);
const breaks = ['\n', '\r', '\u2028', '\u2029'];
const prefixes = ['/', '/tools', '/tools/', '/blog/', '/compare/', '/nowhere/', '/landing'];

/** A path as an address bar has it: some of the site's own, and a part that is percent-encoded. */
const paths = fc
  .tuple(
    fc.constantFrom(...prefixes),
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom('', '/x'),
  )
  .map(([prefix, part, more]) => prefix + encodeURIComponent(part) + more);

// proves routes-1
test('every path has a route', () => {
  fc.assert(
    fc.property(paths, (path) => {
      expect(routes).toContain(routeAt(path));
    }),
    { numRuns: 500 },
  );
});

// proves routes-1
test.each([
  ['/tools/x%0Ay', '/tools/:slug'],
  ['/compare/x%0Dy', '/compare/:slugs'],
  ['/blog/x%E2%80%A8y', '/blog/:slug'],
  ['/tools/a%2Fb', '/tools/:slug'],
  ['/tools/%25', '/tools/:slug'],
  ['/tools/\ud800', '/tools/:slug'],
  ['/%74ools', '/tools'],
  ['/tools%0A', '*'],
  ['/tools/x%0A/y', '*'],
  ['/%0D%0A', '*'],
  ['//tools', '*'],
])('%j is that of %s', (path, route) => {
  expect(routeAt(path).path).toBe(route);
});

/** Whether the page at a path has more than the frame around the screen, or than nothing at all. */
async function hasScreen(path: string): Promise<boolean> {
  const { body } = await renderPage(createTestStore().store, path);
  return /<main[^>]*>(?:<!--.*?-->)*<\w/.test(body);
}

describe('a screen is shown', () => {
  test.each(['/nowhere', '/tools/'])('at %s with each control character and line break', async (prefix) => {
    for (const character of [...controls, ...breaks]) {
      const path = `${prefix}x${encodeURIComponent(character)}y`;
      expect([path, await hasScreen(path)]).toEqual([path, true]);
    }
  });

  test.each(['/compare/x%0Dy', '/blog/x%E2%80%A9y', '/tools%0A', '/x%0A/y', '/%25'])(
    'at %s',
    async (path) => {
      expect(await hasScreen(path)).toBe(true);
    },
  );

  test.each(['/%C0%80', '/%', '/tools/%ED%A0%80'])('at %s, which cannot be decoded', async (path) => {
    expectConsole('warn', 'could not be decoded');
    expect(await hasScreen(path)).toBe(true);
  });

  // proves routes-9
  test('at a very long path', async () => {
    expect(await hasScreen(`/tools/${'x'.repeat(100_000)}`)).toBe(true);
    expect(await hasScreen('/x'.repeat(20_000))).toBe(true);
  });

  // proves routes-9
  test('at any path', async () => {
    await fc.assert(
      fc.asyncProperty(paths, async (path) => {
        expect(await hasScreen(path)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
