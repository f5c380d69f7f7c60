import { positionsOf } from './positionsOf';

test('gives the positions of a value, ascending', () => {
  const bytes = Uint8Array.of(2, 0, 2, 1, 2);
  expect(positionsOf(bytes, 2)).toEqual(Uint32Array.of(0, 2, 4));
  expect(positionsOf(bytes, 1)).toEqual(Uint32Array.of(3));
  expect(positionsOf(bytes, 3)).toEqual(new Uint32Array(0));
});
