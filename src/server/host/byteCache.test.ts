/** @jest-environment node */
import { ByteCache } from './byteCache';

const keysIn = (cache: ByteCache<string>) => ['a', 'b', 'c', 'd'].filter((key) => cache.get(key) === key);

test('forgets what was not asked for the longest when there are too many bytes', () => {
  const cache = new ByteCache<string>(10);
  for (const key of ['a', 'b']) cache.set(key, key, 5);
  cache.get('a');
  cache.set('c', 'c', 5);
  expect(keysIn(cache)).toEqual(['a', 'c']);
  cache.set('d', 'd', 6);
  expect(keysIn(cache)).toEqual(['d']);
});

test('a value that is set again counts once', () => {
  const cache = new ByteCache<string>(10);
  for (let time = 0; time < 5; time += 1) cache.set('a', 'a', 4);
  cache.set('b', 'b', 6);
  expect(keysIn(cache)).toEqual(['a', 'b']);
});

test('what is larger than all is not kept, and harms nothing', () => {
  const cache = new ByteCache<string>(10);
  cache.set('a', 'a', 11);
  cache.set('b', 'b', 10);
  expect(keysIn(cache)).toEqual(['b']);
});
