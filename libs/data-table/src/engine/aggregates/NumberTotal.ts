import type { NumberArray } from '../TableSource.ts';

/**
 * Sums numbers with error compensation, so that a million amounts are exact to the cent; bigints are summed exactly.
 * The algorithm is the improved Kahan–Babuška summation of A. Neumaier, "Rundungsfehleranalyse einiger Verfahren zur
 * Summation endlicher Summen", ZAMM 54 (1974), 39–51.
 */
export class NumberTotal {
  /** Count of the values added. */
  count = 0;
  #sum = 0;
  /** The sum of all rounding errors. */
  #lost = 0;
  #integers: bigint | null = null;
  readonly #single = new Float64Array(1);

  /** Adds one value; ignores not-a-number. */
  add(value: number | bigint): void {
    if (typeof value === 'bigint') {
      this.#integers = (this.#integers ?? BigInt(0)) + value;
      this.count += 1;
      return;
    }
    this.#single[0] = value;
    this.addNumbers(this.#single, null, 0, 1);
  }

  /** Adds the numbers of a range of rows, without those whose mask is 0. */
  addNumbers(numbers: NumberArray, mask: Uint8Array | null, from: number, to: number): void {
    // Local variables are several times faster than fields here.
    let sum = this.#sum;
    let lost = this.#lost;
    let count = this.count;
    for (let row = from; row < to; row += 1) {
      const value = numbers[row]!;
      if ((mask && mask[row] === 0) || value !== value) continue;
      const next = sum + value;
      lost += Math.abs(sum) >= Math.abs(value) ? sum - next + value : value - next + sum;
      sum = next;
      count += 1;
    }
    this.#sum = sum;
    this.#lost = lost;
    this.count = count;
  }

  /** The sum; a bigint if all values are bigints, or the other values add up to an integer. */
  get sum(): number | bigint {
    const exact = this.#sum + this.#lost;
    // Infinite sums have no rounding error.
    const rest = Number.isNaN(exact) ? this.#sum : exact;
    if (this.#integers === null) return rest;
    return Number.isSafeInteger(rest) ? this.#integers + BigInt(rest) : Number(this.#integers) + rest;
  }

  /** The arithmetic mean, always a number; not-a-number where nothing was added. */
  get mean(): number {
    const { sum, count } = this;
    if (typeof sum === 'number') return sum / count;
    return Number(sum / BigInt(count)) + Number(sum % BigInt(count)) / count;
  }
}
