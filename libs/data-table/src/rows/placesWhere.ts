/** Returns the numbers from 0 to `count - 1` that pass a test. */
export function placesWhere(count: number, isWanted: (place: number) => boolean): number[] {
  const places: number[] = [];
  for (let place = 0; place < count; place += 1) if (isWanted(place)) places.push(place);
  return places;
}
