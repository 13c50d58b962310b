let shared: Intl.Collator | undefined;

/**
 * How text is ordered: English collation, letter case and accents left out, digits by their value (`Unit 9` before
 * `Unit 10`). Negative where `a` is before `b`, 0 where the two count as equal.
 */
export function compareTexts(a: string, b: string): number {
  shared ??= new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  return shared.compare(a, b);
}
