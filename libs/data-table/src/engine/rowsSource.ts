import { sourceError } from './DataTableConfigurationError.ts';
import { readOrNothing } from './readOrNothing.ts';
import type { ColumnVector, TableSource } from './TableSource.ts';

/** Options of a source of row objects. */
export interface RowsSourceOptions<TRow> {
  /** Returns the rows nested in a row, if any. They are numbered right after their parent. */
  subRows?: (row: TRow) => readonly TRow[] | null | undefined;
}

/**
 * A source over an array of objects, read in place. Keys are property names; a key with dots that is not a property is
 * a path (`address.city`). Do not mutate the array: create a new source.
 * @throws DataTableConfigurationError if `rows` is not an array, RangeError if a row is nested in itself.
 */
export function rowsSource<TRow extends object>(
  rows: readonly TRow[],
  { subRows }: RowsSourceOptions<TRow> = {},
): TableSource<TRow> {
  // Checked at run time, since data may load later.
  if (!Array.isArray(rows)) throw sourceError('rowsSource needs an array');
  const nested = subRows ? flatten(rows, subRows) : { rows, parents: null };
  return flatSource(nested.rows, nested.parents);
}

function flatSource<TRow extends object>(rows: readonly TRow[], parents: Int32Array | null): TableSource<TRow> {
  const vectors = new Map<string, ColumnVector>();
  const first = rows[0];
  return {
    rowCount: rows.length,
    keys: null,
    hasKey: (key) => rows.some((row) => key in row || (key.includes('.') && key.slice(0, key.indexOf('.')) in row)),
    parents,
    column(key) {
      let vector = vectors.get(key);
      if (!vector) {
        const read = propertyReader(key, first);
        // Getters may throw: the value is then missing.
        vector = { kind: 'values', length: rows.length, at: (row) => readOrNothing(read, rows[row]) };
        vectors.set(key, vector);
      }
      return vector;
    },
    row(index) {
      const row = rows[index];
      if (row === undefined) throw new RangeError(`There is no row ${index}`);
      return row;
    },
  };
}

/** Flattens nested rows: children follow their parent. */
function flatten<TRow>(
  rows: readonly TRow[],
  subRows: NonNullable<RowsSourceOptions<TRow>['subRows']>,
): { rows: TRow[]; parents: Int32Array | null } {
  const flat: TRow[] = [];
  const parents: number[] = [];
  // An explicit stack, since rows may be nested deeper than the call stack.
  const open: { rows: readonly TRow[]; next: number; parent: number }[] = [{ rows, next: 0, parent: -1 }];
  const above = new Set<TRow>();
  for (let group = open.at(-1); group; group = open.at(-1)) {
    if (group.next >= group.rows.length) {
      open.pop();
      if (group.parent >= 0) above.delete(flat[group.parent]!);
      continue;
    }
    const row = group.rows[group.next]!;
    group.next += 1;
    const index = flat.push(row) - 1;
    parents.push(group.parent);
    const below = subRows(row);
    if (!below || below.length === 0) continue;
    if (above.has(row)) throw new RangeError(`Row ${index} is nested in itself`);
    above.add(row);
    open.push({ rows: below, next: 0, parent: index });
  }
  return { rows: flat, parents: flat.length > rows.length ? Int32Array.from(parents) : null };
}

function propertyReader(key: string, sample: object | undefined): (row: object | undefined) => unknown {
  const isPath = key.includes('.') && !(sample && Object.hasOwn(sample, key));
  if (!isPath) return (row) => (row as Record<string, unknown> | undefined)?.[key];
  const steps = key.split('.');
  return (row) => {
    let value: unknown = row;
    for (const step of steps) value = (value as Record<string, unknown> | null | undefined)?.[step];
    return value;
  };
}
