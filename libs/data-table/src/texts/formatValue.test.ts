import { formatValue } from './formatValue.ts';

describe('formatValue', () => {
  it.each([
    [1234567.891, '1,234,567.89'],
    [12n, '12'],
    [0, '0'],
    [Number.NaN, '–'],
    [null, '–'],
    [undefined, '–'],
    ['', '–'],
    [true, 'Yes'],
    [false, 'No'],
    [new Date(Date.UTC(2026, 10, 20)), '11/20/2026'],
    [new Date(Number.NaN), '–'],
    [['Personal', 'Commercial'], 'Personal, Commercial'],
  ])('formatValue formats %p as %s', (value, expected) => {
    expect(formatValue(value)).toBe(expected);
  });
});
