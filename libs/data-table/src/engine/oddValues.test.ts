import { formatValue } from '../texts/formatValue.ts';
import { columnSource } from './columnSource.ts';
import { contentKey } from './requestKey.ts';
import { createRowIds } from './rowIds.ts';
import { rowsSource } from './rowsSource.ts';
import { createTableEngine } from './TableEngine.ts';
import type { EngineColumn } from './TableEngine.ts';
import type { ViewRequest } from './TableView.ts';

interface Row {
  value: unknown;
}

function valuesOf(
  values: readonly unknown[],
  request: ViewRequest,
  column: Partial<EngineColumn<Row>> = {},
): unknown[] {
  const engine = createTableEngine<Row>(rowsSource(values.map((value) => ({ value }))), [
    { id: 'value', accessor: 'value', ...column },
  ]);
  const { rows, rowCount } = engine.compute(request);
  return Array.from({ length: rowCount }, (_, place) => engine.value('value', rows?.[place] ?? place));
}

const byValue = { sorting: [{ id: 'value', desc: false }] };

describe('unusual values', () => {
  it('Unusual values sort last if a named order cannot read them', () => {
    const never = new Date(Number.NaN);
    expect(valuesOf([never, 'b', 'a'], byValue, { sortFunction: 'alphanumeric' })).toEqual(['a', 'b', never]);
    const dates = ['Unit 9', '2023-01-02', 'Building 4', '2021-05'];
    expect(valuesOf(dates, byValue, { sortFunction: 'date' })).toEqual([
      '2021-05',
      '2023-01-02',
      'Unit 9',
      'Building 4',
    ]);
  });

  it('Rows keep their order if a comparison does not return a number', () => {
    expect(valuesOf([3, 1, 2], byValue, { sortFunction: () => Number.NaN })).toEqual([3, 1, 2]);
  });

  it('Invalid days pass no date filter [TABLE-FILTER-4]', () => {
    const days = ['2025-02-14', '2024-13-45', '25-02-14', '2025-02-31', '2025-02-14T10:00:00Z'];
    const filters = [{ type: 'date' as const, columnId: 'value', from: '2025-02-14', to: '2025-02-14' }];
    expect(valuesOf(days, { filters })).toEqual(['2025-02-14', '2025-02-14T10:00:00Z']);
  });

  it('Dates of the first hundred years pass only the date filter of those years', () => {
    const days = ['0001-01-01', '1901-01-01', '0099-12-31'];
    const passing = (from: string, to: string) =>
      valuesOf(days, { filters: [{ type: 'date' as const, columnId: 'value', from, to }] });
    expect(passing('1901-01-01', '1999-12-31')).toEqual(['1901-01-01']);
    expect(passing('0001-01-01', '0099-12-31')).toEqual(['0001-01-01', '0099-12-31']);
  });

  it('Lists of numbers are read item by item', () => {
    const lists = [Float64Array.of(1, 2), Float64Array.of(), Float64Array.of(2)];
    const filters = [{ type: 'options' as const, columnId: 'value', values: ['1'] }];
    expect(valuesOf(lists, { filters })).toEqual([lists[0]]);
    expect(lists.map(formatValue)).toEqual(['1, 2', '–', '2']);
  });

  it('Unusual values are formatted without a sign for zero and with whole years', () => {
    expect([formatValue(-0), formatValue(-0.001), formatValue(-1)]).toEqual(['0', '0', '-1']);
    expect(formatValue(new Date(Date.UTC(12_000, 0, 1)))).toBe('01/01/12000');
  });

  it('Values of a custom filter are distinguished', () => {
    const matches = (value: unknown, wanted: unknown) => (wanted as Set<unknown>).has(value);
    const passing = (filterValue: unknown): ViewRequest => ({
      filters: [{ type: 'custom', columnId: 'value', filterValue, matches }],
    });
    const source = rowsSource([{ value: 1 }, { value: 2 }]);
    const engine = createTableEngine(source, [{ id: 'value', accessor: 'value' }]);
    expect([new Set([1]), new Set([1, 2]), new Set()].map((set) => engine.compute(passing(set)).rowCount)).toEqual([
      1, 2, 0,
    ]);
    const equal = (value: unknown, wanted: unknown) => BigInt(value as number) === wanted;
    const filters = [{ type: 'custom' as const, columnId: 'value', filterValue: 2n, matches: equal }];
    expect(engine.compute({ filters }).rowCount).toBe(1);
  });
});

/** Numbers of which doubles know only every other one. */
const wide = 2n ** 53n;

describe('wide integers', () => {
  it('Wide integers pass a number filter by all of their digits, and have a min and a max', () => {
    const filters = [{ type: 'number' as const, columnId: 'value', min: null, max: 2 ** 53 }];
    expect(valuesOf([wide + 1n, wide, 3n], { filters })).toEqual([wide, 3n]);
    const engine = createTableEngine(rowsSource([{ value: 9n }, { value: 12n }]), [{ id: 'value', accessor: 'value' }]);
    expect(engine.facets('value').range).toEqual({ min: 9, max: 12 });
  });
});

describe('values without a text', () => {
  const bare: unknown = Object.create(null);
  const throwing = {
    toString() {
      throw new Error('no words');
    },
  };

  it('Values without a text are empty wherever a text is needed', () => {
    expect([bare, throwing].map(formatValue)).toEqual(['–', '–']);
    const values = ['b', bare, 'a', throwing];
    expect(valuesOf(values, byValue)).toHaveLength(4);
    expect(valuesOf(values, { search: 'b' })).toEqual(['b']);
    expect(valuesOf([bare, '4'], byValue, { sortFunction: 'number' })).toEqual(['4', bare]);
    expect(valuesOf([bare, '2024-05-01'], byValue, { sortFunction: 'date' })).toEqual(['2024-05-01', bare]);
    const source = rowsSource<object>([{ id: bare }, { id: throwing }]);
    expect(createRowIds(source).idOf(0)).toBe('');
  });
});

describe('content keys', () => {
  class Money {
    readonly #cents = 5;
    same = () => this.#cents;
  }

  it('Content keys are equal exactly if the content is', () => {
    const circle: Record<string, unknown> = { name: 'circle' };
    circle['self'] = [circle];
    const list = [1, { a: [2, 3] }];
    const contents = [
      ...[circle, list, new Set([1]), new Set([1]), /a/, /b/, new Money(), new Money()],
      ...[1n, 1, '1', Number.NaN, null, Object.assign(Object.create(null), { a: 1 }), { a: [1] }, () => 1, () => 1],
    ];
    const keys = contents.map(contentKey);
    expect(new Set(keys).size).toBe(contents.length);
    expect(contents.map(contentKey)).toEqual(keys);
    expect(contentKey(structuredClone(list))).toBe(contentKey(list));
    expect(contentKey([circle, circle])).toBe(contentKey([circle, circle]));
    expect(contentKey([list[1], list[1]])).toBe(contentKey([{ a: [2, 3] }, { a: [2, 3] }]));
  });
});

describe('sources', () => {
  it('A source returns no value if a getter throws, and identifies the rows behind one without', () => {
    const broken = {
      get value(): unknown {
        throw new Error('not loaded');
      },
    };
    expect(
      rowsSource<Row>([broken, { value: 3 }])
        .column('value')
        ?.at(0),
    ).toBeUndefined();
    const rows = [
      { id: null, name: 'same' },
      { id: 'A2', name: 'same' },
    ];
    const ids = createRowIds(rowsSource<object>(rows));
    expect([ids.idOf(0), ids.idOf(1)]).toEqual(['0', 'A2']);
  });

  it('A source refuses a row that is nested in itself', () => {
    const row: { kids: object[] } = { kids: [] };
    row.kids.push({ kids: [row] });
    const nest = () => rowsSource([row as object], { subRows: (one) => (one as typeof row).kids as object[] });
    expect(nest).toThrow(new RangeError('Row 2 is nested in itself'));
  });

  it('A source refuses a number of parents that differs from the number of rows', () => {
    const make = () => columnSource({ columns: { a: [1, 2, 3] }, rowCount: 3, parents: Int32Array.of(-1) });
    expect(make).toThrow(new RangeError('There are 1 parents instead of 3'));
  });
});
