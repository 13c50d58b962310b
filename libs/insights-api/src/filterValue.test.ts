import fc from 'fast-check';
import { parseNumberExpression } from './contract/filterExpression/parseNumberExpression.ts';
import { parseTextExpression } from './contract/filterExpression/parseTextExpression.ts';
import { filterValue } from './filterValue.ts';

describe('filterValue', () => {
  it.each<[string, Parameters<typeof filterValue>, string]>([
    ['escapes commas inside a value', ['Austin, TX'], 'Austin^, TX'],
    ['joins several values', [['TX', 'OK', 5]], 'TX,OK,5'],
    ['writes a range', [{ lower: 1, upper: 5 }], '[1,5]'],
    ['writes a range without an upper end', [{ lower: 1_000_000 }], '[1000000,inf)'],
    ['writes a range of days', [{ lower: '2025-01-01', upper: '2025-12-31' }], '[2025-01-01,2025-12-31]'],
    ['writes a range of days without a lower end', [{ upper: '2025-12-31' }], '(-inf,2025-12-31]'],
    ['puts a value into its format', [12, '{data} months ago for {data} months'], '12 months ago for 12 months'],
    ['puts each value into its format', [['a,b', 'c'], '%{data}%'], '%a^,b%,%c%'],
    ['puts a range into its format', [{ lower: 1, upper: 5 }, '{lower} to {upper}'], '1 to 5'],
    ['writes inf for an end that is open', [{ lower: 1 }, '[{lower},{upper}]'], '[1,inf]'],
    ['leaves a value that looks like a placeholder a value', ['{data}', 'x{data}'], 'x{data}'],
    ['leaves a placeholder that it does not know', [1, '{data}{other}'], '1{other}'],
    ['writes nothing for no value', [[]], ''],
    ['writes nothing for no range', [{}, '{lower} to {upper}'], ''],
  ])('%s [API-FILTER-1]', (_title, args, expected) => {
    expect(filterValue(...args)).toBe(expected);
  });

  it('filterValue writes expressions that the parsers read back [API-FILTER-1]', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (values) => {
        expect(parseTextExpression(filterValue(values)).include.map((term) => term.value)).toEqual(values);
      }),
    );
    const ends = fc.tuple(fc.integer(), fc.integer()).filter(([a, b]) => a < b);
    fc.assert(
      fc.property(ends, ([lower, upper]) => {
        expect(parseNumberExpression(filterValue({ lower, upper })).ranges).toEqual([
          { min: lower, max: upper, minOpen: false, maxOpen: false },
        ]);
      }),
    );
  });
});
