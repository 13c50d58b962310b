import fc from 'fast-check';
import { canFilter, engineFilter, filterTypeOf, readDay, readRange, usableValue, withFilter } from './columnFilters.ts';
import { filterWords } from './filterWords.ts';
import { tableWords } from '../texts/useTableWords.ts';

const city = { id: 'city', header: 'City' };

describe('column filters', () => {
  it('A column has a filter if its definition says so [TABLE-COL-1]', () => {
    expect(canFilter(city)).toBe(false);
    expect(canFilter({ ...city, filterType: 'select' })).toBe(true);
    expect(canFilter({ ...city, filterFn: () => true })).toBe(true);
    expect(canFilter({ ...city, canFilter: true })).toBe(true);
    expect(canFilter({ ...city, filterType: 'select', canFilter: false })).toBe(false);
  });

  it("A column filter without a type depends on the column's values", () => {
    expect(filterTypeOf(city, 'Austin, TX')).toBe('text');
    expect(filterTypeOf(city, 7)).toBe('number');
    expect(filterTypeOf({ ...city, filterType: 'date' }, 7)).toBe('date');
  });

  it.each([
    ['2026-11-20', '2026-11-20'],
    ['2026-1-2', '2026-01-02'],
    ['2026-11', null],
    ['2026-11-xx', null],
    ['2026-02-30', null],
    ['', null],
    [20261120, null],
  ])('The date filter reads the day %s as %s [TABLE-FILTER-4]', (value, expected) => {
    expect(readDay(value)).toBe(expected);
  });

  it('Column filters never throw and never create an empty filter, for any state', () => {
    const types = fc.constantFrom('select' as const, 'date' as const, 'text' as const, 'number' as const);
    fc.assert(
      fc.property(types, fc.anything(), (type, value) => {
        const usable = usableValue(type, value);
        expect(engineFilter(city, type, value) === null).toBe(usable === null);
        // What is usable once is usable as it is.
        if (usable !== null) expect(usableValue(type, usable)).toEqual(usable);
        expect(typeof filterWords(city, type, value, tableWords())).toBe('string');
      }),
    );
  });

  it('Column filters are converted for the engine [TABLE-FILTER-2]', () => {
    expect(engineFilter(city, 'select', ['Austin', 7, 'Tulsa'])).toEqual({
      type: 'options',
      columnId: 'city',
      values: ['Austin', 'Tulsa'],
    });
    expect(engineFilter(city, 'date', '2026-11-20')).toMatchObject({ from: '2026-11-20', to: '2026-11-20' });
    expect(engineFilter(city, 'text', ' aus ')).toMatchObject({ operator: 'contains', text: 'aus' });
    expect(engineFilter(city, 'number', { min: 3 })).toMatchObject({ min: 3, max: null });
    expect(readRange({ min: 'x', max: Number.NaN })).toEqual({ min: null, max: null });
  });

  it("Column filters leave the rule to the column's own function [TABLE-COL-1]", () => {
    const filterFn = () => true;
    expect(engineFilter({ ...city, filterFn }, 'text', 'x')).toEqual({
      type: 'custom',
      columnId: 'city',
      filterValue: 'x',
      matches: filterFn,
    });
    expect(engineFilter({ ...city, filterFn }, 'text', '')).toBeNull();
  });

  it('Column filters keep their position when they change, and disappear when they are empty', () => {
    const filters = [
      { id: 'a', value: 1 },
      { id: 'b', value: 2 },
    ];
    expect(withFilter(filters, 'a', 3)).toEqual([
      { id: 'a', value: 3 },
      { id: 'b', value: 2 },
    ]);
    expect(withFilter(filters, 'c', 3).map((filter) => filter.id)).toEqual(['a', 'b', 'c']);
    expect(withFilter(filters, 'a', null)).toEqual([{ id: 'b', value: 2 }]);
  });

  it.each([
    ['select', ['tx'], 'City: Texas'],
    ['select', ['tx', ''], 'City: Texas or (blank)'],
    ['select', ['tx', 'OK', 'NM'], 'City: Texas and 2 more'],
    ['date', '2026-11-20', 'City: 11/20/2026'],
    ['text', 'aus', 'City: “aus”'],
    ['number', { min: 1000, max: 5000 }, 'City: 1,000 to 5,000'],
    ['number', { min: 1000, max: null }, 'City: at least 1,000'],
    ['number', { min: null, max: 9 }, 'City: at most 9'],
  ] as const)('The chip of a filter describes it: %s %j is %s [TABLE-FILTER-5]', (type, value, expected) => {
    const column = { ...city, options: [{ label: 'Texas', value: 'TX' }] };
    expect(filterWords(column, type, value, tableWords())).toBe(expected);
  });
});
