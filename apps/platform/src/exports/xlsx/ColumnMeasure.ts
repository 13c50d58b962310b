import { type CellKind, columnWidth, shownLength } from '@agency-insights/insights-api/workbook';
import type { Column } from '../../warehouse/ColumnarTable.ts';

/** Measures the max displayed width of a column's values, and their sum, from any number of runs of rows. */
export class ColumnMeasure {
  readonly #kind: CellKind;
  #longest = 0;
  #sum = 0;

  constructor(kind: CellKind) {
    this.#kind = kind;
  }

  /** Adds rows `from` to `to` (exclusive). */
  add(column: Column, from: number, to: number): void {
    if (column.type === 'utf8') {
      for (let row = from; row < to; row += 1) this.#longest = Math.max(this.#longest, column.values[row]?.length ?? 0);
      return;
    }
    let least = 0;
    let greatest = 0;
    for (let row = from; row < to; row += 1) {
      const value = column.values[row]!;
      if (Number.isFinite(value) && !(column.type !== 'bool' && column.valid?.[row] === 0)) this.#sum += value;
      if (value < least) least = value;
      if (value > greatest) greatest = value;
    }
    this.#longest = Math.max(this.#longest, shownLength(this.#kind, least), shownLength(this.#kind, greatest));
  }

  /** The sum of the numbers; 0 for a column of texts. */
  get sum(): number {
    return this.#sum;
  }

  /** Returns the width in characters, including the header and, if shown, the sum. */
  width(header: string, hasTotal = false): number {
    return columnWidth(header, Math.max(this.#longest, hasTotal ? shownLength(this.#kind, this.#sum) : 0));
  }
}
