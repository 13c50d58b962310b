const wholeDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const compactDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
});

/** Cents as whole dollars: 3841265000 → `$38,412,650`. */
export function formatDollars(cents: number): string {
  return wholeDollars.format(Math.round(cents / 100) + 0);
}

/** Cents as a short amount: 41260000000 → `$412.6M`. */
export function formatCompactDollars(cents: number): string {
  return compactDollars.format(cents / 100);
}
