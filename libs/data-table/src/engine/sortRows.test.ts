import fc from 'fast-check';
import { tableFromArrays, tableFromIPC, tableToIPC } from '@uwdata/flechette';
import { compareTexts } from './collation.ts';
import { arrowSource } from './arrowSource.ts';
import { columnSource } from './columnSource.ts';
import { rowsSource } from './rowsSource.ts';
import { createTableEngine } from './TableEngine.ts';
import type { EngineColumn } from './TableEngine.ts';
import type { SortEntry } from './TableView.ts';
import type { TableSource } from './TableSource.ts';

interface Row {
  premium: number | null | undefined;
  name: string | null | undefined;
  effective: Date | null;
  active: boolean;
  mixed: unknown;
}

const rows = fc.array(
  fc.record<Row>({
    premium: fc.option(fc.oneof(fc.integer({ min: -5, max: 5 }), fc.double(), fc.constant(-0), fc.integer()), {
      freq: 6,
    }),
    name: fc.option(
      fc.constantFrom('Austin', 'austin', 'Álamo', 'Unit 9', 'Unit 10', '', 'Straße', 'Strasse', '東京'),
      { nil: undefined },
    ),
    effective: fc.option(fc.date({ noInvalidDate: false })),
    active: fc.boolean(),
    mixed: fc.oneof(
      fc.integer({ min: -9, max: 9 }),
      fc.constantFrom('n/a', '12', null, undefined),
      fc.boolean(),
      fc.bigInt({ min: -9n, max: 9n }),
    ),
  }),
  { maxLength: 60 },
);
const columnIds = ['premium', 'name', 'effective', 'active', 'mixed'] as const;
const sorting = fc.uniqueArray(fc.record({ id: fc.constantFrom(...columnIds), desc: fc.boolean() }), {
  selector: (entry) => entry.id,
  minLength: 1,
  maxLength: 3,
});
const placement = fc.constantFrom('first' as const, 'last' as const);

/** The plain way: compare values two by two. */
function referenceOrder(all: Row[], entries: readonly SortEntry[], undefinedPlacement: 'first' | 'last'): number[] {
  const read = (row: Row, id: string) => reduce(row[id as keyof Row]);
  return all
    .map((_, index) => index)
    .sort((a, b) => {
      for (const { id, desc } of entries) {
        const left = read(all[a] as Row, id);
        const right = read(all[b] as Row, id);
        if (left === null || right === null) {
          if (left === right) continue;
          return (left === null) === (undefinedPlacement === 'first') ? -1 : 1;
        }
        const difference = compare(left, right);
        if (difference !== 0) return desc ? -difference : difference;
      }
      return a - b;
    });
}

function reduce(value: unknown): number | string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  const size = value instanceof Date ? value.getTime() : Number(value);
  return Number.isNaN(size) ? null : size;
}

function compare(a: number | string, b: number | string): number {
  if (typeof a === 'number' && typeof b === 'number') return a < b ? -1 : a > b ? 1 : 0;
  if (typeof a === 'number') return -1;
  if (typeof b === 'number') return 1;
  return compareTexts(a, b);
}

function order<TRow>(
  source: TableSource<TRow>,
  entries: readonly SortEntry[],
  change: Partial<EngineColumn<TRow>> = {},
): number[] {
  const engine = createTableEngine(
    source,
    columnIds.map((id) => ({ id, accessor: id, ...change })),
  );
  const result = engine.compute({ sorting: entries }).rows;
  return result ? [...result] : Array.from({ length: source.rowCount }, (_, index) => index);
}

describe('sorting rows', () => {
  it('Sorting equals a plain comparison sort on any rows, columns and directions, undefined values first or last [TABLE-SORT-2]', () => {
    fc.assert(
      fc.property(rows, sorting, placement, (all, entries, undefinedPlacement) => {
        expect(order(rowsSource(all), entries, { undefinedPlacement })).toEqual(
          referenceOrder(all, entries, undefinedPlacement),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('Sorting gives the same order for columns, dictionaries and Arrow tables as for rows', () => {
    const simple = fc.array(
      fc.record({
        premium: fc.option(fc.double({ noDefaultInfinity: true })),
        name: fc.option(fc.constantFrom('Austin', 'austin', 'Unit 9', 'Unit 10', '')),
      }),
      { minLength: 1, maxLength: 40 },
    );
    fc.assert(
      fc.property(
        simple,
        fc.constantFrom('premium', 'name'),
        fc.boolean(),
        placement,
        (all, id, desc, undefinedPlacement) => {
          const entries = [{ id, desc }];
          const premium = all.map((row) => row.premium);
          const name = all.map((row) => row.name);
          const expected = order(rowsSource(all), entries, { undefinedPlacement });
          const dictionary = [...new Set(name)];
          const columns = {
            premium: Float64Array.from(premium, (value) => value ?? Number.NaN),
            name: { codes: name.map((text) => dictionary.indexOf(text)), dictionary },
          };
          expect(order(columnSource({ columns, rowCount: all.length }), entries, { undefinedPlacement })).toEqual(
            expected,
          );
          const arrow = tableFromIPC(tableToIPC(tableFromArrays({ premium, name }), {}) as Uint8Array);
          expect(order(arrowSource(arrow), entries, { undefinedPlacement })).toEqual(expected);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('Sorting keeps ties in the order of the source, also descending [TABLE-SORT-1]', () => {
    const source = rowsSource([{ name: 'b' }, { name: 'A' }, { name: 'a' }, { name: 'B' }]);
    expect(order(source, [{ id: 'name', desc: false }])).toEqual([1, 2, 0, 3]);
    expect(order(source, [{ id: 'name', desc: true }])).toEqual([0, 3, 1, 2]);
  });

  it('A function of two values can sort rows [TABLE-COL-1]', () => {
    const sizes = ['small', 'medium', 'large'];
    const source = rowsSource([{ name: 'large' }, { name: 'small' }, { name: null }, { name: 'medium' }]);
    const bySize = (a: unknown, b: unknown) => sizes.indexOf(String(a)) - sizes.indexOf(String(b));
    expect(order(source, [{ id: 'name', desc: false }], { sortFunction: bySize })).toEqual([1, 3, 0, 2]);
  });

  it('Sorting reads text as numbers, dates or text, as requested [TABLE-COL-1]', () => {
    const source = rowsSource([{ name: '10' }, { name: '-3' }, { name: 'none' }, { name: '2.5' }]);
    expect(order(source, [{ id: 'name', desc: false }], { sortFunction: 'number' })).toEqual([1, 3, 0, 2]);
    const dates = rowsSource([{ name: '2025-03-01' }, { name: '2024-12-31T10:00:00Z' }, { name: '?' }]);
    expect(order(dates, [{ id: 'name', desc: true }], { sortFunction: 'date' })).toEqual([0, 1, 2]);
    const codes = rowsSource([{ premium: 10 }, { premium: 9 }]);
    expect(order(codes, [{ id: 'premium', desc: false }], { sortFunction: 'alphanumeric' })).toEqual([1, 0]);
  });

  it('Sorting uses the result of an accessor function', () => {
    const source = rowsSource([
      { first: 2, second: 9 },
      { first: 5, second: 1 },
    ]);
    const engine = createTableEngine(source, [{ id: 'sum', accessor: (row) => row.first + row.second }]);
    expect([...(engine.compute({ sorting: [{ id: 'sum', desc: false }] }).rows ?? [])]).toEqual([1, 0]);
    expect(engine.value('sum', 0)).toBe(11);
  });

  it('Sorting ignores columns that do not exist', () => {
    expect(
      createTableEngine(rowsSource([{ a: 1 }]), []).compute({ sorting: [{ id: 'a', desc: false }] }).rows,
    ).toBeNull();
  });
});
