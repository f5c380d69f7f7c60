import { editDistance } from './editDistance';

test.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['claude', 'claude', 0],
  ['claud', 'claude', 1],
  ['runwya', 'runway', 1],
  ['cursr', 'cursor', 1],
  ['midjurnye', 'midjourney', 2],
  ['kitten', 'sitting', 3],
])('from %p to %p: %p', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
  expect(editDistance(b, a)).toBe(distance);
});
