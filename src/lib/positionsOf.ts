/** For all calls, since one as long as a large catalogue for each is work for the garbage collector. */
let found = new Uint32Array(0);

/** The positions in a list of bytes that have a value, ascending. */
export function positionsOf(bytes: Uint8Array, value: number): Uint32Array {
  if (found.length < bytes.length) found = new Uint32Array(bytes.length);
  let count = 0;
  for (let at = 0; at < bytes.length; at++) {
    // Without a branch, which a processor would guess wrongly half of the time.
    found[count] = at;
    count += Number(bytes[at] === value);
  }
  return found.slice(0, count);
}
