/**
 * Returns a percentile by linear interpolation (type 7 of Hyndman and Fan, as in spreadsheets); null without numbers.
 *
 * @param ascending numbers in ascending order
 * @param fraction 0 to 1
 */
export function percentile(ascending: Float64Array, fraction: number): number | null {
  if (ascending.length === 0) return null;
  const position = fraction * (ascending.length - 1);
  const below = Math.floor(position);
  const low = ascending[below]!;
  const high = ascending[Math.min(below + 1, ascending.length - 1)]!;
  return low + (high - low) * (position - below);
}

/** Returns the share of numbers that are smaller than a value, equal ones by half; null without numbers. */
export function placeOf(value: number, ascending: Float64Array): number | null {
  if (ascending.length === 0) return null;
  const smaller = countWhere(ascending, (number) => number < value);
  const notGreater = countWhere(ascending, (number) => number <= value);
  return (smaller + notGreater) / 2 / ascending.length;
}

/** Returns how many numbers at the start of an ascending list pass. */
function countWhere(ascending: Float64Array, passes: (number: number) => boolean): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (passes(ascending[middle]!)) low = middle + 1;
    else high = middle;
  }
  return low;
}
