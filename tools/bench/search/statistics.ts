/** Some measurements in two numbers. */
export interface Summary {
  median: number;
  /** Median of the distances from the median: how far apart the measurements lie, whatever the worst of them. */
  deviation: number;
}

/** Sums measurements up. */
export function summarize(values: readonly number[]): Summary {
  const middle = median(values);
  return { median: middle, deviation: median(values.map((value) => Math.abs(value - middle))) };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? NaN)
    : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
}
