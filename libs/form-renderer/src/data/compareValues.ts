const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Compares two values of a column for an ascending sort: numbers by size, the rest as text; missing values come last. */
export function compareValues(a: unknown, b: unknown): number {
  const missing = Number(a === null || a === undefined) - Number(b === null || b === undefined);
  if (missing !== 0) return missing;
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
}
