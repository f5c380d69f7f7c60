import { chooseEncoding, type Encoding } from './encodings';

test.each<[string | undefined, Encoding | undefined]>([
  [undefined, undefined],
  ['', undefined],
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0', undefined],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000, gzip;q=0.001', 'gzip'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['gzip ; q=0.5 , br ; q=0.8', 'br'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['*;q=0, gzip', 'gzip'],
  ['gzip;q=0, *', 'br'],
  ['br;q=0, *;q=0.5', 'gzip'],
  ['identity', undefined],
  ['identity;q=1, br;q=0.5', undefined],
  ['identity;q=0.5, br', 'br'],
  ['identity;q=0', undefined],
  ['deflate', undefined],
  ['brotli', undefined],
  [';;;,,,=', undefined],
  ['br;q=nonsense', undefined],
])('Accept-Encoding %p is answered in %p', (header, encoding) => {
  expect(chooseEncoding(header, ['br', 'gzip'])).toBe(encoding);
});

test('only what there is can be chosen', () => {
  expect(chooseEncoding('br, gzip', ['gzip'])).toBe('gzip');
  expect(chooseEncoding('br, gzip', [])).toBeUndefined();
});
