const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/**
 * Compares two values of a column for a sort: numbers by size, the rest as text. `sign` is -1 for a descending one; missing
 * values come last in both.
 */
export function compareValues(a: unknown, b: unknown, sign = 1): number {
  const missing = Number(a === null || a === undefined) - Number(b === null || b === undefined);
  if (missing !== 0) return missing;
  return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b)));
}
