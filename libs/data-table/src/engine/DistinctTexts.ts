/** Give up looking for repeated texts once this many rows showed mostly different ones. */
const repetitionSample = 2048;

/** The texts of a column, each distinct one kept once as long as texts repeat. */
export class DistinctTexts {
  /** Number of rows that have a text. */
  size = 0;
  /** The texts; equal ones are kept apart where texts hardly repeat. */
  readonly distinct: string[] = [];
  /** Index of the text by row, -1 for none. */
  readonly codes: Int32Array;
  readonly #codeByText = new Map<string, number>();

  constructor(length: number) {
    this.codes = new Int32Array(length).fill(-1);
  }

  /** Takes the text of a row. */
  set(row: number, text: string): void {
    this.size += 1;
    if (this.size > repetitionSample && this.distinct.length > this.size / 2) {
      this.codes[row] = this.distinct.push(text) - 1;
      return;
    }
    let code = this.#codeByText.get(text);
    if (code === undefined) {
      code = this.distinct.push(text) - 1;
      this.#codeByText.set(text, code);
    }
    this.codes[row] = code;
  }
}
