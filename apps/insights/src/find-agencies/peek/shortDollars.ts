const short = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** Cents as an amount with one decimal, so that amounts below each other compare: `$6.0M`, `$748.4K`. */
export function formatShortDollars(cents: number): string {
  return short.format(cents / 100);
}
