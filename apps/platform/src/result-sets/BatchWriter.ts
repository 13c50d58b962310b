import { RecordBatchStreamWriter } from 'apache-arrow';

/**
 * Arrow's stream writer with its output taken piece by piece and at once: the writer's own queue can be read
 * as a whole or asynchronously only. Arrays that lie side by side in one arena stay one piece and are not copied.
 */
export class BatchWriter extends RecordBatchStreamWriter {
  #pieces: Uint8Array[] = [];
  #arena: ArrayBufferLike | undefined;

  /** The memory that the next batch's arrays are laid out in, with zeros between them. */
  set arena(buffer: ArrayBufferLike) {
    this.#arena = buffer;
  }

  protected override _write(chunk: ArrayBufferView): this {
    const length = chunk.byteLength;
    if (!this._started || length === 0) return this;
    const last = this.#pieces.at(-1);
    if (last && last.buffer === this.#arena && this.#continues(last, chunk)) {
      this.#pieces[this.#pieces.length - 1] = new Uint8Array(last.buffer, last.byteOffset, last.byteLength + length);
    } else {
      this.#pieces.push(new Uint8Array(chunk.buffer, chunk.byteOffset, length));
    }
    return this;
  }

  /** What was written since last asked. What is not in the arena is small and comes as one piece each time. */
  take(): Uint8Array[] {
    const taken: Uint8Array[] = [];
    let small: Uint8Array[] = [];
    const flush = (): void => {
      if (small.length > 0) taken.push(Buffer.concat(small));
      small = [];
    };
    for (const piece of this.#pieces) {
      if (piece.buffer !== this.#arena) small.push(piece);
      else {
        flush();
        taken.push(piece);
      }
    }
    flush();
    this.#pieces = [];
    return taken;
  }

  /** The next array of the arena, or padding, which the arena has in the same place. */
  #continues(last: Uint8Array, chunk: ArrayBufferView): boolean {
    const end = last.byteOffset + last.byteLength;
    if (chunk.buffer === this.#arena) return chunk.byteOffset === end;
    return chunk.byteLength < 8 && end % 8 !== 0 && end + chunk.byteLength <= last.buffer.byteLength;
  }
}
