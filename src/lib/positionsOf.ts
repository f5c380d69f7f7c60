/**
 * A scratch buffer shared by all calls: allocating an array as long as a large catalogue for each would
 * burden the garbage collector.
 */
let found = new Uint32Array(0);

/** Returns the positions of the bytes with a value, ascending. */
export function positionsOf(bytes: Uint8Array, value: number): Uint32Array {
  if (found.length < bytes.length) found = new Uint32Array(bytes.length);
  let count = 0;
  for (let at = 0; at < bytes.length; at++) {
    // Branch-free, because a branch would be mispredicted half of the time.
    found[count] = at;
    count += Number(bytes[at] === value);
  }
  return found.slice(0, count);
}
