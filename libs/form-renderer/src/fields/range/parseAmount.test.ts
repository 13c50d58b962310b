import { parseAmount } from './parseAmount.ts';

describe('a typed amount', () => {
  it.each([
    ['', 'en-US', null],
    ['$1,250,000', 'en-US', 1_250_000],
    ['1.5M', 'en-US', 1_500_000],
    ['$250k', 'en-US', 250_000],
    ['2 b', 'en-US', 2e9],
    ['12%', 'en-US', 12],
    ['much', 'en-US', undefined],
    ['1,5', 'en-US', undefined],
    ['1.250.000,5', 'de-DE', 1_250_000.5],
    ['1,5M', 'de-DE', 1_500_000],
  ])('%s in %s reads as %s', (text, locale, expected) => {
    expect(parseAmount(text, locale)).toBe(expected);
  });
});
