/** The positions in a list of bytes that have a value, ascending. */
export function positionsOf(bytes: Uint8Array, value: number): Uint32Array {
  const positions = new Uint32Array(bytes.length);
  let count = 0;
  for (let at = 0; at < bytes.length; at++) {
    // Without a branch, which a processor would guess wrongly half of the time.
    positions[count] = at;
    count += Number(bytes[at] === value);
  }
  return positions.slice(0, count);
}
