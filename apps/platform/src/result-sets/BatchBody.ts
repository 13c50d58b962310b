/**
 * The body of an Arrow message: contains the columns' arrays in order, each aligned to eight bytes. The memory may be
 * reused: padding between the arrays is set to zero.
 */
export class BatchBody {
  /** Rows and nulls of each column, as pairs. */
  readonly nodes: number[] = [];
  /** Offset and length of each array within the body, as pairs; length 0 for an omitted array. */
  readonly buffers: number[] = [];
  readonly #memory: ArrayBuffer;
  readonly #bytes: Uint8Array;
  readonly #start: number;
  #end: number;

  /** Creates a body that begins at `start` (a multiple of eight) of `memory`. */
  constructor(memory: ArrayBuffer, start: number) {
    this.#memory = memory;
    this.#bytes = new Uint8Array(memory);
    this.#start = start;
    this.#end = start;
  }

  /** Current bytes of the body, a multiple of eight. */
  get length(): number {
    return this.#end - this.#start;
  }

  /** Adds the number of rows and nulls of the next column. */
  column(rows: number, nullCount: number): void {
    this.nodes.push(rows, nullCount);
  }

  /** Omits an array: the validity of a column without nulls. */
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

  /** Adds an array whose length is known only after writing: at most `most` bytes; `write` returns their number. */
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

/** Rounds bytes up to a multiple of eight. */
export function paddedSize(bytes: number): number {
  return Math.ceil(bytes / 8) * 8;
}

/** Returns the bytes of a bitmap over rows. */
export function bitmapLength(rows: number): number {
  return (rows + 7) >> 3;
}
