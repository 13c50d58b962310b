/** Stops deduplicating if this many rows had mostly distinct texts. */
const repetitionSample = 2048;

/** The texts of a column, deduplicated while texts repeat. */
export class DistinctTexts {
  /** Number of rows that have a text. */
  size = 0;
  /** The texts; may hold duplicates if texts hardly repeat. */
  readonly distinct: string[] = [];
  /** Index of the text by row, -1 for none. */
  readonly codes: Int32Array;
  readonly #codeByText = new Map<string, number>();

  constructor(length: number) {
    this.codes = new Int32Array(length).fill(-1);
  }

  /** Sets the text of a row. */
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
