import { englishWords } from './createWords.ts';

const { formatCompactDollars, formatCount, formatCountOf, formatDollars, formatPercent } = englishWords;

describe('how numbers read in English', () => {
  it.each([
    [3_841_265_000, '$38,412,650', '$38.4M'],
    [0, '$0', '$0'],
    [49, '$0', '$0.5'],
    [-1_250_000, '-$12,500', '-$12.5K'],
  ])('words %d cents in whole dollars and in short', (cents, whole, short) => {
    expect(formatDollars(cents)).toBe(whole);
    expect(formatCompactDollars(cents)).toBe(short);
  });

  it('counts one agency and several', () => {
    expect(formatCountOf(1, 'agency', 'agencies')).toBe('1 agency');
    expect(formatCountOf(1_248, 'agency', 'agencies')).toBe('1,248 agencies');
    expect(formatCount(0)).toBe('0');
  });

  it('gives a ratio as a percentage without its sign', () => {
    expect(formatPercent(-0.018)).toBe('1.8%');
    expect(formatPercent(12.5)).toBe('1,250.0%');
  });
});
