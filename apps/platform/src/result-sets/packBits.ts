/**
 * Writes flags (0 or 1, a byte each) into Arrow's bitmap, the first row in the lowest bit. Row `i` has the flag at `from + i`,
 * or, with `ids`, that of the id there. `bitmap` must be zeros. Answers the number of rows with the flag.
 */
export function packBits(
  flags: Uint8Array,
  ids: Int32Array | undefined,
  from: number,
  bitmap: Uint8Array,
  length: number,
): number {
  let ones = 0;
  for (let row = 0; row < length; row++) {
    const flag = flags[ids ? (ids[from + row] as number) : from + row];
    if (!flag) continue;
    ones += 1;
    bitmap[row >> 3] = (bitmap[row >> 3] as number) | (1 << (row & 7));
  }
  return ones;
}
