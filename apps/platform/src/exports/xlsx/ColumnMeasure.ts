import { type CellKind, columnWidth, shownLength } from '@agency-insights/insights-api/workbook';
import type { Column } from '../../warehouse/ColumnarTable.ts';

/** The widest that a column's values are when shown, and their sum; feed it all rows, in as many runs as you like. */
export class ColumnMeasure {
  readonly #kind: CellKind;
  #longest = 0;
  #sum = 0;

  constructor(kind: CellKind) {
    this.#kind = kind;
  }

  /** Takes rows `from` to `to` (not included) into account. */
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

  /** The sum of the numbers; 0 of a column of texts. */
  get sum(): number {
    return this.#sum;
  }

  /** Width in characters, with the header's own length taken into account, and the sum's where it is shown. */
  width(header: string, hasTotal = false): number {
    return columnWidth(header, Math.max(this.#longest, hasTotal ? shownLength(this.#kind, this.#sum) : 0));
  }
}
