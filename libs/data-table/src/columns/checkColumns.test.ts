import { checkColumns, unknownColumnWarnings } from './checkColumns.ts';
import type { ColumnDef } from './columnDefinition.types.ts';

const column = (definition: object) => definition as ColumnDef;

describe('checkColumns', () => {
  it.each([
    [[{ header: 'Agency' }], 'Column "Agency" needs an id'],
    [[{ id: 'a', header: 'A' }, {}], 'Column number 2 needs an id'],
    [[{ id: 'agency_name' }], 'Column "agency_name" needs a header text'],
    [[{ id: 'agency_name', header: 7 }], 'Column "agency_name" needs a header text'],
    [
      [
        { id: 'a', header: 'A' },
        { id: 'a', header: 'B' },
      ],
      'Column id "a" must be unique',
    ],
  ])('checkColumns refuses %j: %s [TABLE-COL-2]', (columns, message) => {
    expect(() => checkColumns(columns.map(column), null)).toThrow(message);
  });

  it('checkColumns warns of unusable options [TABLE-COL-3]', () => {
    const columns = [
      { id: 'lines', header: 'Lines', type: 'custom' },
      { id: 'spark', header: 'Trend', type: 'sparkline' },
      { id: 'name', header: 'Name', sortFn: 'soundex' },
      { id: 'gone', header: 'Gone' },
      { id: 'city', key: 'ctiy', header: 'City' },
    ].map(column);
    const keys = ['lines', 'spark', 'name'];
    expect(checkColumns(columns, keys)).toEqual([
      'No custom cell renderer for key "lines"',
      'Unknown cell type "sparkline" of column "spark". Known values: text, chip, custom, checkbox',
      'Unrecognized sort function "soundex" of column "name". Known values: auto, alphanumeric, number, date',
      'Unknown column id "gone". Known keys: lines, spark, name',
      'Unknown key "ctiy" of column "city". Known keys: lines, spark, name',
    ]);
    expect(unknownColumnWarnings(['a'], ['a', 'b', 'b'])).toEqual(['Unknown column id "b". Known ids: a']);
  });

  it('checkColumns lists at most 20 known keys', () => {
    const keys = Array.from({ length: 21 }, (_, place) => `k${place}`);
    const [warning] = checkColumns([{ id: 'gone', header: 'Gone' }], keys);
    expect(warning).toBe(`Unknown column id "gone". Known keys: ${keys.slice(0, 20).join(', ')}, …`);
  });

  it('checkColumns warns of values that an option does not have', () => {
    const columns = [{ id: 'city', header: 'City', type: 'link', filterType: 'multi', align: 'end' }].map(column);
    expect(checkColumns(columns, null)).toEqual([
      'Unknown cell type "link" of column "city". Known values: text, chip, custom, checkbox',
      'Unknown filter type "multi" of column "city". Known values: select, date, text, number',
      'Unknown alignment "end" of column "city". Known values: left, center, right',
    ]);
  });

  it('checkColumns warns of a select filter without choices', () => {
    const columns: ColumnDef[] = [
      { id: 'city', header: 'City', filterType: 'select' },
      { id: 'state', header: 'State', filterType: 'select', options: [{ label: 'Texas', value: 'TX' }] },
      { id: 'name', header: 'Name', filterType: 'text' },
    ];
    expect(checkColumns(columns, null, false)).toEqual(['No options or fetchFacets for column "city"']);
    expect(checkColumns(columns, null)).toEqual([]);
  });

  it('checkColumns reports nothing for valid columns', () => {
    const cell = () => null;
    const columns: ColumnDef[] = [
      { id: 'a', header: 'A', sortFn: 'number' },
      { id: 'b', header: 'B', type: 'custom', cell },
      { id: 'c', header: 'C', accessor: () => 1, sortFn: () => 0 },
    ];
    expect(checkColumns(columns, ['a', 'b'])).toEqual([]);
  });
});
