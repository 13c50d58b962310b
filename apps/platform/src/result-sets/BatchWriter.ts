import { RecordBatchStreamWriter } from 'apache-arrow';

/**
 * Arrow's stream writer with its output taken piece by piece and at once: the writer's own queue can be read
 * as a whole or asynchronously only.
 */
export class BatchWriter extends RecordBatchStreamWriter {
  #parts: Uint8Array[] = [];
  #length = 0;

  protected override _write(chunk: ArrayBufferView): this {
    if (!this._started || chunk.byteLength === 0) return this;
    this.#parts.push(new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength));
    this.#length += chunk.byteLength;
    return this;
  }

  /** What was written since last asked, as one piece. */
  take(): Uint8Array {
    const taken = new Uint8Array(this.#length);
    let at = 0;
    for (const part of this.#parts) {
      taken.set(part, at);
      at += part.length;
    }
    this.#parts = [];
    this.#length = 0;
    return taken;
  }
}
