import {
  Column,
  Table,
  dateDay,
  decimal,
  dictionary,
  int32,
  list,
  tableFromArrays,
  tableFromIPC,
  tableToIPC,
  timestamp,
} from '@uwdata/flechette';
import type { DataType, ExtractionOptions } from '@uwdata/flechette';
import fc from 'fast-check';
import { formatValue } from '../texts/formatValue.ts';
import { arrowSource } from './arrowSource.ts';
import { createTableEngine } from './TableEngine.ts';
import type { ViewRequest } from './TableView.ts';

function tableOf(value: readonly unknown[], type: DataType, options: ExtractionOptions = {}): Table {
  const table = tableFromArrays({ value: value as unknown[] }, { types: { value: type } });
  return tableFromIPC(tableToIPC(table, {}) as Uint8Array, options);
}

/** Everything that a table shows and computes of a column. */
function readingOf(table: Table) {
  const source = arrowSource(table);
  const engine = createTableEngine(source, [{ id: 'value', accessor: 'value' }]);
  const rows = (request: ViewRequest) => {
    const { rows: found, rowCount } = engine.compute(request);
    return found ? [...found] : Array.from({ length: rowCount }, (_, row) => row);
  };
  return {
    cells: Array.from({ length: source.rowCount }, (_, row) => formatValue(engine.value('value', row))),
    options: engine.facets('value').values,
    inOrder: rows({ sorting: [{ id: 'value', desc: true }] }),
    rows,
  };
}

const day = (text: string) => new Date(`${text}T00:00:00Z`);
const days = [day('2026-02-03'), null, day('2026-01-15'), day('2026-02-03')];

describe('dates of an Arrow table', () => {
  it.each([
    ['days', dateDay()],
    ['timestamps', timestamp()],
  ])('Dates of an Arrow table are the same in a dictionary of %s as without one', (_, type) => {
    for (const options of [{}, { useDate: true }]) {
      const coded = readingOf(tableOf(days, dictionary(type, int32()), options));
      const { rows, ...plain } = readingOf(tableOf(days, type, options));
      expect(coded).toMatchObject(plain);
      expect(coded.cells).toEqual(['02/03/2026', '–', '01/15/2026', '02/03/2026']);
      const filters = [{ type: 'date' as const, columnId: 'value', from: '2026-01-15', to: '2026-01-31' }];
      for (const request of [{ search: '2026-01' }, { filters }]) {
        expect([coded.rows(request), rows(request)]).toEqual([[2], [2]]);
      }
    }
  });

  it('Dates of an Arrow table are dates if every batch has its own dictionary', () => {
    const type = dictionary(dateDay(), int32());
    const tables = [tableOf(days, type), tableOf([day('2026-01-15')], type)];
    const [first] = tables as [Table];
    const column = new Column(tables.flatMap((table) => table.getChildAt(0).data) as never);
    const { cells } = readingOf(new Table(first.schema, [column] as never));
    expect(cells).toEqual(['02/03/2026', '–', '01/15/2026', '02/03/2026', '01/15/2026']);
  });

  it('Dates of an Arrow table are dates in lists, also in a dictionary', () => {
    const lists = [[day('2026-02-03'), day('2026-02-04')], null, [], [day('2026-01-15')]];
    for (const type of [list(dateDay()), list(dictionary(dateDay(), int32()))]) {
      const { cells, options, rows } = readingOf(tableOf(lists, type));
      expect(cells).toEqual(['02/03/2026, 02/04/2026', '–', '–', '01/15/2026']);
      expect(options.map(({ value }) => value)).toEqual(['2026-01-15', '2026-02-03', '2026-02-04']);
      expect(rows({ search: '2026-02' })).toEqual([0]);
    }
  });
});

describe('decimals of an Arrow table', () => {
  it('Decimals of an Arrow table are the same however they were decoded', () => {
    const amount = fc.option(fc.integer({ min: -99_999, max: 99_999 }).map((quarters) => quarters / 4));
    fc.assert(
      fc.property(
        fc.array(amount, { minLength: 1, maxLength: 20 }),
        fc.constantFrom(32 as const, 64 as const, 128 as const, 256 as const),
        fc.boolean(),
        (amounts, width, isCoded) => {
          const type = isCoded ? dictionary(decimal(9, 2, width), int32()) : decimal(9, 2, width);
          const { rows, ...whole } = readingOf(tableOf(amounts, type, { useDecimalInt: true }));
          const { rows: plainRows, ...plain } = readingOf(tableOf(amounts, type));
          expect(whole).toEqual(plain);
          // Of 32 bits flechette writes others than it is given.
          if (width > 32) expect(whole.cells).toEqual(amounts.map(formatValue));
          const filters = [{ type: 'number' as const, columnId: 'value', min: 1.25, max: null }];
          expect(rows({ filters })).toEqual(plainRows({ filters }));
        },
      ),
      { numRuns: 100 },
    );
  });
});
