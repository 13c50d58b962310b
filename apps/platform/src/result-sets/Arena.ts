/**
 * The memory of one batch: arrays are laid out in it one after the other, each on a boundary of eight bytes, in the
 * order in which they go out. A batch is then one piece of memory, written once and sent as it is.
 */
export class Arena {
  readonly buffer: ArrayBuffer;
  #end = 0;

  /** `size` in bytes: the sum of `paddedSize` of everything that will be laid out. */
  constructor(size: number) {
    this.buffer = new ArrayBuffer(size);
  }

  int8(length: number): Int8Array {
    return new Int8Array(this.buffer, this.#place(length), length);
  }

  uint8(length: number): Uint8Array {
    return new Uint8Array(this.buffer, this.#place(length), length);
  }

  int16(length: number): Int16Array {
    return new Int16Array(this.buffer, this.#place(length * 2), length);
  }

  int32(length: number): Int32Array {
    return new Int32Array(this.buffer, this.#place(length * 4), length);
  }

  float64(length: number): Float64Array {
    return new Float64Array(this.buffer, this.#place(length * 8), length);
  }

  #place(bytes: number): number {
    const start = this.#end;
    this.#end += paddedSize(bytes);
    return start;
  }
}

/** Bytes rounded up to a multiple of eight. */
export function paddedSize(bytes: number): number {
  return Math.ceil(bytes / 8) * 8;
}
