import type { ColumnVector, TableSource } from './TableSource.ts';

/**
 * A source over an array of objects, read in place. Keys are property names; a key with dots that is no property of its own
 * is a path (`address.city`). The array must not be changed afterwards: pass a new array instead.
 */
export function rowsSource<TRow extends object>(rows: readonly TRow[]): TableSource<TRow> {
  const vectors = new Map<string, ColumnVector>();
  const first = rows[0];
  return {
    rowCount: rows.length,
    keys: null,
    column(key) {
      let vector = vectors.get(key);
      if (!vector) {
        const read = propertyReader(key, first);
        vector = { kind: 'values', length: rows.length, at: (row) => read(rows[row]) };
        vectors.set(key, vector);
      }
      return vector;
    },
    row(index) {
      const row = rows[index];
      if (row === undefined) throw new RangeError(`Row ${index} is outside the table's ${rows.length} rows`);
      return row;
    },
  };
}

function propertyReader(key: string, sample: object | undefined): (row: object | undefined) => unknown {
  const isPath = key.includes('.') && !(sample && Object.hasOwn(sample, key));
  if (!isPath) return (row) => (row as Record<string, unknown> | undefined)?.[key];
  const steps = key.split('.');
  return (row) => {
    let value: unknown = row;
    for (const step of steps) {
      if (value === null || value === undefined) return undefined;
      value = (value as Record<string, unknown>)[step];
    }
    return value;
  };
}
