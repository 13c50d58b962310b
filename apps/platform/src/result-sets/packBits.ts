/**
 * Writes flags (0 or 1, a byte each) into Arrow's bitmap, the first row in the lowest bit. Row `i` has the flag at
 * `from + i` or, with `ids`, the flag of the id there. Returns the number of rows with the flag.
 */
export function packBits(
  flags: Uint8Array,
  ids: Int32Array | undefined,
  from: number,
  bitmap: Uint8Array,
  length: number,
): number {
  let ones = 0;
  for (let start = 0; start < length; start += 8) {
    const bits = Math.min(8, length - start);
    let byte = 0;
    for (let bit = 0; bit < bits; bit++) {
      const at = from + start + bit;
      const flag = flags[ids ? ids[at]! : at]!;
      ones += flag;
      byte |= flag << bit;
    }
    bitmap[start >> 3] = byte;
  }
  return ones;
}
