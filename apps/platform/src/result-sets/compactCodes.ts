/** Codes as positions among those that occur. */
export interface CompactCodes {
  /** One for each row, as narrow as their number allows; 0 where the code is -1. */
  positions: Int8Array | Int16Array | Int32Array;
  /** The codes that occur, each once. */
  used: Int32Array;
  /** Whether a row has no code (-1). */
  nullable: boolean;
}

/** Numbers the codes that occur from 0, so that an answer carries only texts that it shows. Codes are below `size`. */
export function compactCodes(codes: Int32Array, size: number): CompactCodes {
  const positionOf = new Int32Array(size).fill(-1);
  const used = new Int32Array(Math.min(size, codes.length));
  const most = used.length;
  const positions = most <= 0x7f ? new Int8Array(codes.length) : most <= 0x7fff ? new Int16Array(codes.length) : new Int32Array(codes.length);
  let count = 0;
  let nullable = false;
  for (let row = 0; row < codes.length; row++) {
    const code = codes[row] ?? -1;
    if (code < 0) {
      nullable = true;
      continue;
    }
    let position = positionOf[code] ?? -1;
    if (position < 0) {
      position = count++;
      positionOf[code] = position;
      used[position] = code;
    }
    positions[row] = position;
  }
  return { positions, used: used.subarray(0, count), nullable };
}
