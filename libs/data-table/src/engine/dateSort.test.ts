import fc from 'fast-check';
import { rowsSource } from './rowsSource.ts';
import { createTableEngine } from './TableEngine.ts';

/** The values of a column in their order after it was sorted by date, ascending. */
function sorted(values: readonly unknown[]): unknown[] {
  const engine = createTableEngine(rowsSource(values.map((value) => ({ value }))), [
    { id: 'value', accessor: 'value', sortFunction: 'date' },
  ]);
  const { rows } = engine.compute({ sorting: [{ id: 'value', desc: false }] });
  return rows ? [...rows].map((row) => values[row]) : [...values];
}

const noDates = [
  'Unit 9',
  'Building 4',
  'May',
  '9',
  '2025-02-31',
  '2024-13-01',
  '2024-01-05 Unit 9',
  '2024-1-5',
  '',
  true,
];

describe('a sort by date', () => {
  it.each(noDates.map((value) => [value]))('A sort by date puts %j at the end, because it is not a date', (value) => {
    expect(sorted([value, '2999-01-01', '0001-01-01'])).toEqual(['0001-01-01', '2999-01-01', value]);
  });

  it('A sort by date reads years, months, days and times in ISO form, dates and numbers', () => {
    const inOrder = [
      '2019',
      '2020-02',
      '2020-02-29',
      '2020-02-29T10:00:00Z',
      '2020-02-29T10:00:00.5+00:00',
      new Date('2021-01-01'),
      Date.parse('2021-06-01'),
      '2022-01-01T00:00Z',
      BigInt(Date.parse('2023-01-01')),
    ];
    expect(sorted([...inOrder].reverse())).toEqual(inOrder);
  });

  it('A sort by date orders days among texts that are not dates', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    const value = fc.oneof(
      day.map((date) => date.toISOString()),
      day.map((date) => date.toISOString().slice(0, 10)),
      fc.constantFrom(...noDates),
    );
    fc.assert(
      fc.property(fc.array(value, { maxLength: 30 }), (values) => {
        const isDay = (one: unknown) => !noDates.includes(one as string);
        const days = values.filter(isDay) as string[];
        expect(sorted(values)).toEqual([
          ...days.sort((a, b) => Date.parse(a) - Date.parse(b)),
          ...values.filter((one) => !isDay(one)),
        ]);
      }),
    );
  });
});
