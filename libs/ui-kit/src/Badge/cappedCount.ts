/**
 * The text of a count: the number itself, or from 100 on the greatest two-digit number and a plus sign. What is no count
 * is none: 0.
 */
export function cappedCount(count: number): string {
  if (count >= 100) return '99+';
  return count > 0 ? String(Math.floor(count)) : '0';
}
