/** Returns the text of a count: the number, or "99+" from 100 on. Invalid counts are 0. */
export function cappedCount(count: number): string {
  if (count >= 100) return '99+';
  return count > 0 ? String(Math.floor(count)) : '0';
}
