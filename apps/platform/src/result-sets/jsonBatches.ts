import type { Column } from '../warehouse/ColumnarTable.ts';
import type { ResultSet } from './ResultSets.ts';

/** Rows to write before yielding to other requests. */
const batchRows = 250;

/** Yields a result set as pieces of JSON, `{"rows":[…],"total":n}`. */
export function* jsonBatches({ columns, rowCount, total }: ResultSet): Generator<Uint8Array, void, void> {
  const encoder = new TextEncoder();
  yield encoder.encode('{"rows":[');
  for (let from = 0; from < rowCount; from += batchRows) {
    const rows: string[] = [];
    for (let row = from; row < Math.min(rowCount, from + batchRows); row++) {
      rows.push(JSON.stringify(Object.fromEntries(columns.map((column) => [column.name, valueAt(column, row)]))));
    }
    yield encoder.encode((from > 0 ? ',' : '') + rows.join(','));
  }
  yield encoder.encode(`],"total":${total}}`);
}

function valueAt(column: Column, row: number): string | number | boolean | null {
  switch (column.type) {
    case 'utf8':
      return column.values[row] ?? null;
    case 'bool':
      return column.values[row] === 1;
    case 'int32':
    case 'float64':
      return column.valid?.[row] === 0 ? null : (column.values[row] ?? null);
  }
}
