import fc from 'fast-check';
import { parseNumber, typedNumber } from './parseNumber.ts';

describe('a typed number', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['$1,250,000', 1_250_000],
    ['-12.5%', -12.5],
    ['1.5m', 1_500_000],
    ['€250k', 250_000],
    ['£1,250', 1250],
    ['2 b', 2e9],
    ['2 K', 2000],
    ['.5', 0.5],
    ['abc', undefined],
    ['1e5', undefined],
    ['--1', undefined],
    ['1,234,567.5', 1_234_567.5],
    ['1,5', undefined],
    ['1,2345', undefined],
    ['9'.repeat(400), undefined],
  ])('The typed number %s reads as %s', (text, expected) => {
    expect(parseNumber(text)).toBe(expected);
  });

  it.each([
    ['de-DE', '1.000,50', 1000.5],
    ['de-DE', '1.250.000', 1_250_000],
    ['de-DE', '12,5 %', 12.5],
    ['de-DE', '1.5', 1.5],
    ['de-DE', '1,5M', 1_500_000],
    ['de-DE', '1,000.50', undefined],
    ['de-CH', '1’000.50', 1000.5],
    ['de-CH', "1'000.50", 1000.5],
    ['es-ES', '12.345,6', 12_345.6],
    ['fr-FR', '1\u202f000,5', 1000.5],
    ['fr-FR', '1 000,5', 1000.5],
  ])('In %s the typed number %s reads as %s [PLUS-40]', (locale, text, expected) => {
    expect(parseNumber(text, locale)).toBe(expected);
  });

  it('typedNumber uses the decimal separator of the locale, without groups', () => {
    expect([typedNumber(1000.5), typedNumber(1000.5, 'de-DE'), typedNumber(null, 'de-DE')]).toEqual([
      ...['1000.5', '1000,5', ''],
    ]);
  });

  it('parseNumber reads back the text of a number filter', () => {
    fc.assert(
      fc.property(fc.integer(), (number) => {
        expect(parseNumber(String(number))).toBe(number);
        expect(parseNumber(number.toLocaleString('en-US'))).toBe(number);
      }),
    );
  });

  it('parseNumber never throws and never returns NaN', () => {
    fc.assert(fc.property(fc.string(), (text) => expect(parseNumber(text)).not.toBeNaN()));
  });
});
