import {
  Column,
  Table,
  dictionary,
  int32,
  int64,
  tableFromArrays,
  tableFromIPC,
  tableToIPC,
  utf8,
} from '@uwdata/flechette';
import { arrowSource } from './arrowSource.ts';
import { createTableEngine } from './TableEngine.ts';

type Values = Record<string, unknown[]>;

const types = { state: dictionary(utf8(), int32()), account: int64() };

/** A table as a reader decodes it that does not turn wide integers into doubles. */
function decoded(values: Values): Table {
  const bytes = tableToIPC(tableFromArrays(values, { types }), {}) as Uint8Array;
  return tableFromIPC(bytes, { useBigInt: true });
}

/** One table of several batches, each as it came, with its own dictionary. */
function inBatches(...parts: Values[]): Table {
  const tables = parts.map(decoded);
  const [first] = tables as [Table];
  const columns = first.names.map(
    (_, index) => new Column(tables.flatMap((table) => table.getChildAt(index).data) as never),
  );
  return new Table(first.schema, columns as never);
}

const read = (source: ReturnType<typeof arrowSource>, key: string) =>
  Array.from({ length: source.rowCount }, (_, row) => source.column(key)?.at(row));

const table = inBatches(
  { state: ['TX', 'OK', 'TX'], account: [9n, null, 12n] },
  { state: ['AR', null, 'TX'], account: [3n, 10n, null] },
);

describe('an Arrow table in several batches', () => {
  const source = arrowSource(table);
  const engine = createTableEngine(source, [
    { id: 'state', accessor: 'state' },
    { id: 'account', accessor: 'account' },
  ]);
  const order = (id: string, desc = false) => [...(engine.compute({ sorting: [{ id, desc }] }).rows ?? [])];

  it('An Arrow table keeps values apart if every batch has its own dictionary', () => {
    expect(read(source, 'state')).toEqual(['TX', 'OK', 'TX', 'AR', null, 'TX']);
    expect(order('state')).toEqual([3, 1, 0, 2, 5, 4]);
    expect(engine.facets('state').values).toEqual([
      { value: 'AR', count: 1 },
      { value: 'OK', count: 1 },
      { value: 'TX', count: 3 },
    ]);
    const filter = { type: 'options' as const, columnId: 'state', values: ['TX'] };
    expect([...(engine.compute({ filters: [filter] }).rows ?? [])]).toEqual([0, 2, 5]);
  });

  it('An Arrow table reads wide integers with gaps among them', () => {
    expect(read(source, 'account')).toEqual([9n, null, 12n, 3n, 10n, null]);
    expect(order('account')).toEqual([3, 0, 4, 2, 1, 5]);
    expect(order('account', true)).toEqual([2, 4, 0, 3, 1, 5]);
    const filter = { type: 'number' as const, columnId: 'account', min: 9, max: 10 };
    expect([...(engine.compute({ filters: [filter] }).rows ?? [])]).toEqual([0, 4]);
  });
});
