/** A range of numbers: its lower and its upper end. */
export type NumberPair = readonly [number, number];

/**
 * The range after one of its handles was moved, with the handles at least one step apart (KIT-RANGE-2).
 * The handle that was moved stops; the other one stays where it is.
 */
export function keepApart(moved: NumberPair, activeHandle: number, step: number, limits: NumberPair): NumberPair {
  const [low, high] = moved;
  if (high - low >= step) return [low, high];
  if (activeHandle === 0) return [Math.max(limits[0], high - step), high];
  return [low, Math.min(limits[1], low + step)];
}

/** Whether two ranges are the same. */
export function sameRange(a: NumberPair | undefined, b: NumberPair | undefined): boolean {
  return a === b || (a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1]);
}

/** What is reported for a range: undefined when it is the full one or the default one (KIT-RANGE-4). */
export function reportedRange(
  range: NumberPair,
  full: NumberPair,
  defaultRange: NumberPair | undefined,
): [number, number] | undefined {
  if (sameRange(range, full) || sameRange(range, defaultRange)) return undefined;
  return [range[0], range[1]];
}

/** A range in ascending order and inside the limits. */
export function fitRange(range: NumberPair, limits: NumberPair): [number, number] {
  const clamp = (value: number) => Math.min(limits[1], Math.max(limits[0], value));
  const low = clamp(Math.min(range[0], range[1]));
  const high = clamp(Math.max(range[0], range[1]));
  return [low, high];
}
