const percents = new Intl.NumberFormat('en-US', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** A ratio as a percentage without its sign: -0.018 → `1.8%`. */
export function formatPercent(ratio: number): string {
  return percents.format(Math.abs(ratio));
}
