import fc from 'fast-check';
import { parseNumber } from './parseNumber.ts';

describe('a typed number', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['$1,250,000', 1_250_000],
    ['-12.5%', -12.5],
    ['1.5m', 1_500_000],
    ['2 K', 2000],
    ['.5', 0.5],
    ['abc', undefined],
    ['1e5', undefined],
    ['--1', undefined],
    ['1,234,567.5', 1_234_567.5],
    ['1,5', undefined],
    ['1,2345', undefined],
    ['9'.repeat(400), undefined],
  ])('%s reads as %s', (text, expected) => {
    expect(parseNumber(text)).toBe(expected);
  });

  it('reads back what a number filter shows', () => {
    fc.assert(
      fc.property(fc.integer(), (number) => {
        expect(parseNumber(String(number))).toBe(number);
        expect(parseNumber(number.toLocaleString('en-US'))).toBe(number);
      }),
    );
  });

  it('never throws and never answers not-a-number', () => {
    fc.assert(fc.property(fc.string(), (text) => expect(parseNumber(text)).not.toBeNaN()));
  });
});
