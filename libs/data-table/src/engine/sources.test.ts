import { dictionary, float64, int32, int64, tableFromArrays, tableFromIPC, tableToIPC, utf8 } from '@uwdata/flechette';
import { arrowSource } from './arrowSource.ts';
import { columnSource } from './columnSource.ts';
import { rowsSource } from './rowsSource.ts';

describe('arrowSource', () => {
  const table = tableFromIPC(
    tableToIPC(
      tableFromArrays(
        {
          premium: [12.5, null, 7],
          policies: [3, 2, 1],
          cents: [10n, 20n, 30n],
          state: ['TX', 'OK', null],
          name: ['Ärzte', null, 'Austin'],
        },
        {
          types: {
            premium: float64(),
            policies: int32(),
            cents: int64(),
            state: dictionary(utf8(), int32()),
            name: utf8(),
          },
        },
      ),
      {},
    ) as Uint8Array,
  );
  const source = arrowSource(table);

  it('arrowSource reads every row of every column', () => {
    const read = (key: string) => [0, 1, 2].map((row) => source.column(key)?.at(row));
    expect(source.rowCount).toBe(3);
    expect(source.keys).toEqual(['premium', 'policies', 'cents', 'state', 'name']);
    expect(read('premium')).toEqual([12.5, null, 7]);
    expect(read('policies')).toEqual([3, 2, 1]);
    expect(read('cents')).toEqual([10, 20, 30]);
    expect(read('state')).toEqual(['TX', 'OK', null]);
    expect(read('name')).toEqual(['Ärzte', null, 'Austin']);
    expect(source.row(0)).toEqual({ premium: 12.5, policies: 3, cents: 10, state: 'TX', name: 'Ärzte' });
  });

  it('arrowSource reads plain numbers in place, and dictionaries by their codes', () => {
    const numbers = source.column('policies');
    expect(numbers?.kind === 'numbers' && numbers.numbers).toBe(table.getChild('policies').toArray());
    const state = source.column('state');
    expect(state?.kind === 'coded' && [...state.codes]).toEqual([0, 1, -1]);
  });

  it('arrowSource returns undefined for an unknown column, and the same object for a known one', () => {
    expect(source.column('missing')).toBeUndefined();
    expect(source.column('name')).toBe(source.column('name'));
  });
});

describe('rowsSource', () => {
  it('rowsSource reads properties, and paths through nested objects', () => {
    const source = rowsSource([
      { name: 'Lone Star', address: { city: 'Austin' } },
      { name: 'Sooner', address: null },
    ]);
    expect(source.column('name')?.at(1)).toBe('Sooner');
    expect(source.column('address.city')?.at(0)).toBe('Austin');
    expect(source.column('address.city')?.at(1)).toBeUndefined();
    expect(() => source.row(2)).toThrow('There is no row 2');
  });

  it('rowsSource reads a property with a dot in its name literally', () => {
    expect(
      rowsSource([{ 'agency.name': 'Sooner' }])
        .column('agency.name')
        ?.at(0),
    ).toBe('Sooner');
  });
});

describe('columnSource', () => {
  it('columnSource creates row objects from its columns', () => {
    const source = columnSource({
      rowCount: 2,
      columns: {
        premium: new Float64Array([1, Number.NaN]),
        state: { codes: [1, 0], dictionary: ['TX', 'OK'] },
        name: ['a', 'b'],
      },
    });
    expect(source.row(0)).toEqual({ premium: 1, state: 'OK', name: 'a' });
    expect(source.row(1)).toEqual({ premium: null, state: 'TX', name: 'b' });
  });

  it('columnSource refuses a column of another length', () => {
    expect(() => columnSource({ rowCount: 3, columns: { name: ['a'] } })).toThrow(
      'Column "name" has 1 values instead of 3',
    );
  });
});
