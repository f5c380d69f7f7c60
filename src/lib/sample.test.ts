import { hashOf, pickSample, wholeNumberBetween } from './sample';

const items = Array.from({ length: 40 }, (_, index) => index);

test('the same seed draws the same sample', () => {
  expect(pickSample(items, 5, 42)).toEqual(pickSample(items, 5, 42));
  expect(hashOf(42, 'more tools', 'id-alpha')).toBe(hashOf(42, 'more tools', 'id-alpha'));
});

test('seeds differ in what they draw', () => {
  const samples = new Set(items.map((seed) => pickSample(items, 3, seed).join()));
  expect(samples.size).toBeGreaterThan(30);
  expect(hashOf(1, 'a')).not.toBe(hashOf(1, 'b'));
  expect(hashOf('ab', 'c')).not.toBe(hashOf('a', 'bc'));
});

test('every item has its chance', () => {
  const first = new Set(Array.from({ length: 1000 }, (_, seed) => pickSample(items, 1, seed)[0]));
  expect(first.size).toBe(items.length);
});

// proves routes-11
test('no item is chosen twice, and never more than there are', () => {
  for (let seed = 0; seed < 100; seed += 1) {
    expect(new Set(pickSample(items, 10, seed)).size).toBe(10);
  }
  expect(pickSample(items, 100, 7).sort((a, b) => a - b)).toEqual(items);
  expect(pickSample([], 3, 7)).toEqual([]);
});

test('the items themselves stay as they were', () => {
  const before = [...items];
  pickSample(items, 10, 3);
  expect(items).toEqual(before);
});

// proves tool-16
test.each([
  [0, 20],
  [0.5, 45],
  [0.999_999, 69],
])('the random number %p falls on %p of 20 to 69', (random, expected) => {
  expect(wholeNumberBetween(20, 69, random)).toBe(expected);
});
