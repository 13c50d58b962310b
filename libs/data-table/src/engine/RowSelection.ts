import type { RowIds } from './rowIds.ts';
import type { TableView } from './TableView.ts';

const bitsPerWord = 32;

/** Whether all, some or none of some rows are selected. */
export type SelectionState = 'all' | 'some' | 'none';

/**
 * Which rows are selected: a bit per row. A selection never changes; what changes it answers a new one, which costs a copy of
 * a bit per row and nothing per selected row.
 */
export class RowSelection {
  /** Number of selected rows. */
  readonly size: number;
  /** Number of rows there are. */
  readonly rowCount: number;
  private readonly bits: Uint32Array;

  private constructor(bits: Uint32Array, rowCount: number, size: number) {
    this.bits = bits;
    this.rowCount = rowCount;
    this.size = size;
  }

  /** A selection of none of a number of rows. */
  static none(rowCount: number): RowSelection {
    return new RowSelection(new Uint32Array(Math.ceil(rowCount / bitsPerWord)), rowCount, 0);
  }

  /** The rows with these ids; ids of rows that are not there are left out. */
  static fromIds(ids: Iterable<string>, rowIds: RowIds, rowCount: number): RowSelection {
    const rows: number[] = [];
    for (const id of ids) {
      const row = rowIds.rowOf(id);
      if (row >= 0) rows.push(row);
    }
    return RowSelection.none(rowCount).with(rows, true);
  }

  /** Whether a row is selected. */
  has(row: number): boolean {
    return (((this.bits[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;
  }

  /** Some rows selected or no longer selected, the others as they are. */
  with(rows: Iterable<number>, selected: boolean): RowSelection {
    const bits = this.bits.slice();
    let { size } = this;
    for (const row of rows) {
      if (row < 0 || row >= this.rowCount) continue;
      const word = bits[row >>> 5] as number;
      const bit = 1 << (row & 31);
      if (((word & bit) !== 0) === selected) continue;
      bits[row >>> 5] = selected ? word | bit : word & ~bit;
      size += selected ? 1 : -1;
    }
    return new RowSelection(bits, this.rowCount, size);
  }

  /** One row selected where it was not, or no longer selected where it was. */
  toggled(row: number): RowSelection {
    return this.with([row], !this.has(row));
  }

  /** All rows of a view selected or no longer selected, also on other pages; rows outside it as they are. */
  withView(view: Pick<TableView, 'rows' | 'rowCount'>, selected: boolean): RowSelection {
    return this.with(view.rows ?? countTo(Math.min(view.rowCount, this.rowCount)), selected);
  }

  /** Whether all, some or none of a view's rows are selected; none where it has no rows. */
  stateIn({ rows, rowCount }: Pick<TableView, 'rows' | 'rowCount'>): SelectionState {
    if (this.size === 0 || rowCount === 0) return 'none';
    if (this.size === this.rowCount) return 'all';
    let selected = 0;
    for (let place = 0; place < rowCount; place += 1) {
      if (this.has(rows ? (rows[place] as number) : place)) selected += 1;
      // The first two rows that differ settle it.
      if (selected > 0 && selected <= place) return 'some';
    }
    return selected === 0 ? 'none' : 'all';
  }

  /** The selected rows in the order of the source. */
  *rows(): Generator<number, void> {
    for (let index = 0; index < this.bits.length; index += 1) {
      let word = this.bits[index] as number;
      while (word !== 0) {
        yield index * bitsPerWord + 31 - Math.clz32(word & -word);
        word &= word - 1;
      }
    }
  }

  /** The ids of the selected rows in the order of the source. */
  toIds(rowIds: RowIds): string[] {
    return Array.from(this.rows(), (row) => rowIds.idOf(row));
  }
}

function* countTo(count: number): Generator<number, void> {
  for (let index = 0; index < count; index += 1) yield index;
}
