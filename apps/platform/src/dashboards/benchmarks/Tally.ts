import { largestShare } from '../tiles/peerGroup.ts';

/** Adds up a number over agencies, each added once, and decides whether the sum may be shown. */
export class Tally {
  agencies = 0;
  total = 0;
  #size = 0;
  #largest = 0;

  /** Adds the number of one agency. */
  add(value: number): this {
    const size = Math.abs(value);
    this.agencies += 1;
    this.total += value;
    this.#size += size;
    this.#largest = Math.max(this.#largest, size);
    return this;
  }

  /** Whether enough agencies contribute to the sum, and none has nearly all of it. */
  mayShow(minimum: number): boolean {
    return this.agencies >= minimum && this.#largest <= this.#size * largestShare;
  }
}
