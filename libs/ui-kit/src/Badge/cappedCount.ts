/** The text of a count: the number itself, or from 100 on the greatest two-digit number and a plus sign. */
export function cappedCount(count: number): string {
  return count >= 100 ? '99+' : String(count);
}
