import type { Column } from '../../warehouse/ColumnarTable.ts';
import type { CellKind } from './CellKind.ts';

const narrowest = 8;
const widest = 60;
/** Room for the filter button and the cell's own margin, in characters. */
const buttonRoom = 4;
const marginRoom = 2;

/** The widest that a column's values are when shown; feed it all rows, in as many runs as you like. */
export class ColumnMeasure {
  readonly #kind: CellKind;
  #longest = 0;

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
      const value = column.values[row] ?? 0;
      if (value < least) least = value;
      if (value > greatest) greatest = value;
    }
    this.#longest = Math.max(this.#longest, shownLength(this.#kind, least), shownLength(this.#kind, greatest));
  }

  /** Width in characters, with the header's own length taken into account. */
  width(header: string): number {
    return Math.min(widest, Math.max(narrowest, header.length + buttonRoom, this.#longest + marginRoom));
  }
}

function shownLength(kind: CellKind, value: number): number {
  if (!Number.isFinite(value)) return 0;
  if (kind === 'date') return 'yyyy-mm-dd'.length;
  if (kind === 'month') return 'yyyy-mm'.length;
  if (kind === 'dateTime') return 'yyyy-mm-dd hh:mm'.length;
  const sign = value < 0 ? 1 : 0;
  const grouped = (whole: number) => {
    const digits = String(Math.round(Math.abs(whole))).length;
    return digits + Math.floor((digits - 1) / 3);
  };
  if (kind === 'money') return sign + 1 + grouped(value / 100);
  if (kind === 'share' || kind === 'percent') return 1 + grouped(value * 100) + '.0%'.length;
  return sign + grouped(value);
}
