let shared: Intl.Collator | undefined;

/**
 * Compares texts in English collation order, ignoring case and accents, with numeric digits (`Unit 9` before `Unit
 * 10`). Negative if `a` is before `b`, 0 if equal.
 */
export function compareTexts(a: string, b: string): number {
  shared ??= new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  return shared.compare(a, b);
}
