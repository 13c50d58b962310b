import fc from 'fast-check';
import { engineColumn } from '../columns/engineColumn.ts';
import type { ColumnDef } from '../columns/columnDefinition.types.ts';
import { formatValue } from '../texts/formatValue.ts';
import { columnSource } from './columnSource.ts';
import { createTableEngine } from './TableEngine.ts';
import type { ViewRequest } from './TableView.ts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const share = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

/** The rows of a column that a request leaves. */
function rowsOf(values: readonly unknown[], request: ViewRequest, definition: Partial<ColumnDef<object>> = {}) {
  const source = columnSource({ columns: { value: values }, rowCount: values.length });
  const engine = createTableEngine<object>(source, [
    engineColumn({ id: 'value', header: 'Value', ...definition }, 'last'),
  ]);
  const { rows, rowCount } = engine.compute(request);
  return rows ? [...rows] : Array.from({ length: rowCount }, (_, row) => row);
}

const contains = (text: string): ViewRequest => ({
  filters: [{ type: 'text', columnId: 'value', operator: 'contains', text }],
});

const bare = (text: string) => text.replaceAll(/[,$%\s]/g, '');

/** Whether a search finds a value, told from the shown text alone; numbers are found by digits that rounding takes away too. */
function isFound(value: unknown, shown: string, search: string): boolean {
  if (typeof value !== 'number' && typeof value !== 'bigint') return shown.toLowerCase().includes(search.toLowerCase());
  const digits = bare(search);
  return /^[-.\d]+$/.test(digits) && (bare(shown).includes(digits) || String(value).includes(digits));
}

const value = fc.oneof(
  fc.integer({ min: -2_000_000, max: 2_000_000 }),
  fc.integer({ min: -2_000_000, max: 2_000_000 }).map((cents) => cents / 100),
  fc.integer({ min: -2_000_000, max: 2_000_000 }).map((mills) => mills / 1000),
  fc.double({ min: -1e7, max: 1e7, noNaN: true }),
  fc.constantFrom(12.999, 1.005, 1234.567, 1e21, -2.5e22, 1e-9, 2 ** 53 + 2),
  fc.bigInt({ min: -9_999_999n, max: 9_999_999n }),
  fc.constantFrom('n/a', '1,234 Main St', '1234', 'Unit 9', '12.5', null, undefined),
);

/** Values, and a part of what one of their cells shows: what a user sees and types, or copies. */
const seen = (shown: (value: unknown) => string) =>
  fc
    .tuple(fc.array(value, { minLength: 1, maxLength: 30 }), fc.nat(), fc.nat(), fc.nat())
    .map(([values, one, from, to]) => {
      const text = shown(values[one % values.length]);
      const start = from % (text.length + 1);
      return { values, search: text.slice(start, start + 1 + (to % (text.length + 1))).trim() };
    })
    .filter(({ search }) => search !== '');

const shownOf = (format: (value: unknown) => string) => (one: unknown) =>
  one === null || one === undefined ? '' : format(one);

describe('a search among numbers', () => {
  it.each([
    ['as they are shown by default', shownOf(formatValue), {}],
    [
      'as a format words them',
      shownOf((one) => (typeof one === 'string' ? one : dollars.format(one as number))),
      { format: (one: unknown) => (typeof one === 'string' ? one : dollars.format(one as number)) },
    ],
  ])('The search finds %s, whatever is next to it', (_, shown, definition) => {
    fc.assert(
      fc.property(seen(shown), ({ values, search }) => {
        const expected = values.flatMap((one, row) => (isFound(one, shown(one), search) ? [row] : []));
        expect(rowsOf(values, { search }, definition)).toEqual(expected);
        expect(rowsOf(values, contains(search), definition)).toEqual(expected);
      }),
      { numRuns: 1500 },
    );
  });

  it('The search finds a whole copied cell: rounded, grouped, with a unit', () => {
    const values = [1234.567, 12.999, 1e21, 1234, 0.123];
    const found = (search: string, format?: (one: unknown) => string) =>
      rowsOf(values, { search }, format ? { format } : {});
    expect(values.map((one) => found(formatValue(one)).includes(values.indexOf(one)))).toEqual(values.map(() => true));
    expect(found('1,234.57')).toEqual([0]);
    expect(found('1234.567')).toEqual([0]);
    expect(found('$1,235', (one) => dollars.format(one as number))).toEqual([0]);
    expect(found('12.3%', (one) => share.format(one as number))).toEqual([4]);
    expect(found('∞')).toEqual([]);
    expect(rowsOf([Infinity, 1], { search: '∞' })).toEqual([0]);
  });

  it('The search finds numbers after rows without a value, and texts among them as written', () => {
    const empty = new Array<null>(25).fill(null);
    expect(rowsOf([...empty, 1234, '1,234 Main St'], { search: '1,234' })).toEqual([25, 26]);
    expect(rowsOf([5, '1,234 Main St', 1234], contains('1,234'))).toEqual([1, 2]);
    expect(rowsOf(['n/a', 1234], { search: '$1,234' })).toEqual([1]);
  });

  it('The search only uses `searchText` if a column has it', () => {
    const searchText = (one: unknown) => `${dollars.format(one as number)} premium`;
    expect(rowsOf([12, 1234], { search: 'premium' }, { searchText })).toEqual([0, 1]);
    expect(rowsOf([12, 1234], { search: '$1,234' }, { searchText })).toEqual([1]);
    expect(rowsOf([12, 1234], { search: '12' }, { searchText: () => 'hidden' })).toEqual([]);
  });

  it('The search calls no format for whole numbers, nor the usual one for cents', () => {
    const format = jest.fn(String);
    rowsOf([1, 2, 3n, 4.5], { search: '4' }, { format });
    expect(format.mock.calls).toEqual([[4.5]]);
    const usual = jest.spyOn(Intl.NumberFormat.prototype as { format: unknown } as { format: string }, 'format', 'get');
    rowsOf([1, 12.34, 0.1], { search: '4' });
    expect(usual).not.toHaveBeenCalled();
    usual.mockRestore();
  });
});
