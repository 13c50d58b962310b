import { englishWords } from './createWords.ts';

const { formatCompactDollars, formatCount, formatCountOf, formatDollars, formatPercent } = englishWords;

describe('the English number format', () => {
  it.each([
    [3_841_265_000, '$38,412,650', '$38.4M'],
    [0, '$0', '$0'],
    [49, '$0', '$0'],
    [-84_290, '−$843', '−$843'],
    [-1_250_000, '−$12,500', '−$12.5K'],
  ])('formats %d cents in whole dollars and in short form, with a minus sign', (cents, whole, short) => {
    expect(formatDollars(cents)).toBe(whole);
    expect(formatCompactDollars(cents)).toBe(short);
  });

  it('gives short amounts a decimal from a thousand dollars on', () => {
    expect([54_320, -84_290, 600_000_000, 100_000].map(englishWords.formatShortDollars)).toEqual([
      ...['$543', '−$843', '$6.0M', '$1.0K'],
    ]);
  });

  it('uses singular and plural for agencies', () => {
    expect(formatCountOf(1, 'agency', 'agencies')).toBe('1 agency');
    expect(formatCountOf(1_248, 'agency', 'agencies')).toBe('1,248 agencies');
    expect(formatCount(0)).toBe('0');
  });

  it('formats a ratio as a percentage without its sign', () => {
    expect(formatPercent(-0.018)).toBe('1.8%');
    expect(formatPercent(12.5)).toBe('1,250.0%');
  });
});
