/** How high each row is that shares a room, in px: between `min` and `max`, and `min` where there is no room to fill. */
export function filledRowHeight(
  room: number | undefined,
  rows: number,
  [min, max]: readonly [min: number, max: number],
): number {
  if (room === undefined || rows === 0) return min;
  return Math.min(max, Math.max(min, Math.floor(room / rows)));
}
