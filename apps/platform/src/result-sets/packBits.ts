/** Flags (0 or 1, a byte each) as Arrow's bitmap: the first row in the lowest bit. `nullCount` is the number of zeros. */
export function packBits(flags: Uint8Array): { bits: Uint8Array; nullCount: number } {
  const bits = new Uint8Array((flags.length + 7) >> 3);
  let ones = 0;
  for (let row = 0; row < flags.length; row++) {
    if (!flags[row]) continue;
    ones += 1;
    bits[row >> 3] = (bits[row >> 3] ?? 0) | (1 << (row & 7));
  }
  return { bits, nullCount: flags.length - ones };
}
