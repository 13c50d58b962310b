import { sortKeys } from './sortKeys.ts';
import type { SortFunction, SortKeys } from './sortKeys.ts';
import { sortRows } from './sortRows.ts';
import type { UndefinedPlacement } from './sortRows.ts';
import type { ColumnVector, TableSource } from './TableSource.ts';

/** What the engine needs to know about a column. */
export interface EngineColumn<TRow> {
  /** The column's id. */
  id: string;
  /** Where the value comes from: a key of the source, or a function of the row object and its number. */
  accessor: string | ((row: TRow, rowIndex: number) => unknown);
  /** How the values are ordered. Default `auto`. */
  sortFunction?: SortFunction;
  /** Where rows without a value stand. Default `last`. */
  undefinedPlacement?: UndefinedPlacement;
}

/** One entry of a sort: a column and its direction. */
export interface SortEntry {
  /** The column's id. */
  id: string;
  /** True for descending. */
  desc: boolean;
}

/** Reads and orders the rows of a source by column id. Works out nothing before it is asked for, and keeps what it worked out. */
export interface TableEngine {
  /** Number of rows. */
  readonly rowCount: number;
  /** A column's value in a row of the source; undefined where the column or the value is not there. */
  value(columnId: string, rowIndex: number): unknown;
  /** Row numbers in sorted order, or null for the order of the source. Entries of unknown columns are left out. */
  order(sorting: readonly SortEntry[]): Uint32Array | null;
}

/** Makes the engine of a source and its columns. Neither may change afterwards. */
export function createTableEngine<TRow>(
  source: TableSource<TRow>,
  columns: readonly EngineColumn<TRow>[],
): TableEngine {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const vectors = new Map<string, ColumnVector | undefined>();
  let last: { signature: string; order: Uint32Array } | null = null;

  const vectorOf = (column: EngineColumn<TRow>): ColumnVector | undefined => {
    if (!vectors.has(column.id)) vectors.set(column.id, readColumn(source, column.accessor));
    return vectors.get(column.id);
  };

  return {
    rowCount: source.rowCount,
    value(columnId, rowIndex) {
      const column = byId.get(columnId);
      return column ? vectorOf(column)?.at(rowIndex) : undefined;
    },
    order(sorting) {
      const entries = sorting.flatMap((entry) => {
        const column = byId.get(entry.id);
        const vector = column && vectorOf(column);
        return column && vector ? [{ column, vector, descending: entry.desc }] : [];
      });
      if (entries.length === 0) return null;
      const signature = JSON.stringify(entries.map(({ column, descending }) => [column.id, descending]));
      if (last?.signature === signature) return last.order;
      const rules = entries.map(({ column, vector, descending }) => ({
        keys: cachedKeys(vector, column.sortFunction ?? 'auto'),
        descending,
        undefinedPlacement: column.undefinedPlacement ?? 'last',
      }));
      last = { signature, order: sortRows(rules, source.rowCount) };
      return last.order;
    },
  };
}

function readColumn<TRow>(
  source: TableSource<TRow>,
  accessor: EngineColumn<TRow>['accessor'],
): ColumnVector | undefined {
  if (typeof accessor === 'string') return source.column(accessor);
  return { kind: 'values', length: source.rowCount, at: (row) => accessor(source.row(row), row) };
}

/** Keys outlive the engine with their vector: new column definitions over the same source sort as fast as before. */
const keysByVector = new WeakMap<ColumnVector, Map<SortFunction, SortKeys>>();

function cachedKeys(vector: ColumnVector, sortFunction: SortFunction): SortKeys {
  let known = keysByVector.get(vector);
  if (!known) {
    known = new Map();
    keysByVector.set(vector, known);
  }
  let keys = known.get(sortFunction);
  if (!keys) {
    keys = sortKeys(vector, sortFunction);
    known.set(sortFunction, keys);
  }
  return keys;
}
