/**
 * The body of one Arrow message: arrays are laid out one after the other, each on a boundary of eight bytes, in the order
 * in which the columns go out. The memory may have been used before: what lies between the arrays is made zero.
 */
export class BatchBody {
  /** Rows and nulls of each column, as pairs. */
  readonly nodes: number[] = [];
  /** Offset and length of each array within the body, as pairs; a length of 0: an array that is left out. */
  readonly buffers: number[] = [];
  readonly #memory: ArrayBuffer;
  readonly #bytes: Uint8Array;
  readonly #start: number;
  #end: number;

  /** A body that begins at `start` (a multiple of eight) of `memory`. */
  constructor(memory: ArrayBuffer, start: number) {
    this.#memory = memory;
    this.#bytes = new Uint8Array(memory);
    this.#start = start;
    this.#end = start;
  }

  /** Bytes of the body so far, a multiple of eight. */
  get length(): number {
    return this.#end - this.#start;
  }

  /** Says of the next column how many rows and nulls it has. */
  column(rows: number, nullCount: number): void {
    this.nodes.push(rows, nullCount);
  }

  /** Leaves an array out: the validity of a column without nulls. */
  absent(): void {
    this.buffers.push(this.#end - this.#start, 0);
  }

  int8(length: number): Int8Array {
    return new Int8Array(this.#memory, this.#place(length), length);
  }

  uint8(length: number): Uint8Array {
    return new Uint8Array(this.#memory, this.#place(length), length);
  }

  int16(length: number): Int16Array {
    return new Int16Array(this.#memory, this.#place(length * 2), length);
  }

  int32(length: number): Int32Array {
    return new Int32Array(this.#memory, this.#place(length * 4), length);
  }

  float64(length: number): Float64Array {
    return new Float64Array(this.#memory, this.#place(length * 8), length);
  }

  /** Lays out an array whose length shows only when it is written: at most `most` bytes; `write` returns their number. */
  bytes(most: number, write: (target: Uint8Array) => number): void {
    this.#place(write(this.#bytes.subarray(this.#end, this.#end + most)));
  }

  #place(bytes: number): number {
    const start = this.#end;
    this.buffers.push(start - this.#start, bytes);
    this.#end += paddedSize(bytes);
    for (let at = start + bytes; at < this.#end; at++) this.#bytes[at] = 0;
    return start;
  }
}

/** Bytes rounded up to a multiple of eight. */
export function paddedSize(bytes: number): number {
  return Math.ceil(bytes / 8) * 8;
}

/** Bytes of a bitmap over rows. */
export function bitmapLength(rows: number): number {
  return (rows + 7) >> 3;
}
