/** Returns the numbers from 0 to `count - 1` that pass a test. */
export function placesWhere(count: number, isWanted: (place: number) => boolean): number[] {
  return Array.from({ length: count }, (_, place) => place).filter(isWanted);
}
