/** The numbers from 0 on, below a count, of which something is so. */
export function placesWhere(count: number, isWanted: (place: number) => boolean): number[] {
  return Array.from({ length: count }, (_, place) => place).filter(isWanted);
}
