import { rmSync, symlinkSync } from 'node:fs';

import { type BuiltSite, makeFolder, pageOf } from '../../../tests/support/builtSite';

import { contentTypeOf } from './contentTypes';
import { inlineScriptHashes } from './securityHeaders';
import { readSite } from './siteFolder';

let site: BuiltSite;
beforeEach(() => {
  site = makeFolder();
});
afterEach(() => site.remove());

test('a folder without a build is told', () => {
  expect(() => readSite(site.folder)).toThrow(/^There is no built site in .*: run "npm run build" first\.$/);
});

test.each(['{', '[]', ''])('a site.json that holds %p is told', (text) => {
  site.put('index.html', pageOf('Home'));
  site.put('site.json', text);
  expect(() => readSite(site.folder)).toThrow(/site\.json is no JSON object: run "npm run build" again\.$/);
});

test('a link to the build that points elsewhere later leaves the host with the build it has read', async () => {
  const next = makeFolder();
  site.put('index.html', pageOf('Before'));
  next.put('index.html', pageOf('After'));
  const link = `${site.folder}-current`;
  symlinkSync(site.folder, link);
  const { shell } = readSite(link);
  rmSync(link);
  symlinkSync(next.folder, link);
  const content = await (await shell.body(undefined)).content();
  rmSync(link);
  next.remove();
  expect(content).toEqual(Buffer.from(pageOf('Before')));
});

test('an ETag is that of the content, whenever and wherever it was written', () => {
  const etagOf = (text: string) => {
    site.put('index.html', text);
    return readSite(site.folder).shell.etag;
  };
  const first = etagOf('main.1111111111.js');
  expect(etagOf('main.2222222222.js')).not.toBe(first);
  expect(etagOf('main.1111111111.js')).toBe(first);
});

test.each([
  ['<script>a</script>', 1],
  ['<SCRIPT type="module">a</SCRIPT >', 1],
  ['<script type="speculationrules">{}</script>', 1],
  ['<script>a</script><script>a</script><script>b</script>', 2],
  ['<script defer src="/a.js"></script>', 0],
  ['<script type="application/json">{}</script>', 0],
  ["<script id='x' type='application/ld+json'>{}</script>", 0],
  ['<script type=application/ld+json>{}</script>', 0],
  ['<p>no script</p>', 0],
  ['<img alt="the <script> element"><p>text</p></script>', 0],
  ["<!-- <script>a</script> --><p title='<script>a'>\"</p>", 0],
])('%s needs %d hashes', (html, count) => {
  expect(inlineScriptHashes(html)).toHaveLength(count);
});

test('a script in an attribute does not change the hash of a real one', () => {
  expect(inlineScriptHashes('<img alt="the <script> element"><script>a</script>')).toEqual(
    inlineScriptHashes('<script>a</script>'),
  );
});

test('line ends count as browsers read them', () => {
  expect(inlineScriptHashes('<script>a\r\nb\rc</script>')).toEqual(
    inlineScriptHashes('<script>a\nb\nc</script>'),
  );
});

test.each([
  ['images/A.PNG', 'image/png'],
  ['a.unknown', 'application/octet-stream'],
  ['noending', 'application/octet-stream'],
  ['constructor', 'application/octet-stream'],
  ['a.constructor', 'application/octet-stream'],
])('%s is %s', (file, type) => {
  expect(contentTypeOf(file)).toBe(type);
});
