import type { SliderScale } from '../Slider/sliderScale.ts';

/** A range of numbers: its lower and its upper end. */
export type NumberPair = readonly [number, number];

/**
 * Returns the range after a handle was moved, with the handles at least one step apart (KIT-RANGE-2). The moved handle
 * stops; the other one stays.
 */
export function keepApart(moved: NumberPair, activeHandle: number, step: number, limits: NumberPair): [number, number] {
  const [low, high] = moved;
  // 0.3 - 0.2 is a little less than 0.1.
  if (high - low >= step * 0.999_999) return [low, high];
  if (activeHandle === 0) return [Math.max(limits[0], high - step), high];
  return [low, Math.min(limits[1], low + step)];
}

/** Returns a range after one of its ends was moved. The other end stays, also where it is between two steps. */
export function moveEnd(range: NumberPair, handle: number, value: number): [number, number] {
  const low = Math.min(...range);
  const high = Math.max(...range);
  return handle === 0 ? [Math.min(value, high), high] : [low, Math.max(low, value)];
}

/** Whether two ranges are the same. */
export function sameRange(a: NumberPair | undefined, b: NumberPair | undefined): boolean {
  return a === b || (a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1]);
}

/** Returns the reported value of a range: undefined for the full or default range (KIT-RANGE-4). */
export function reportedRange(
  range: NumberPair,
  full: NumberPair,
  defaultRange: NumberPair | undefined,
): [number, number] | undefined {
  if (sameRange(range, full) || sameRange(range, defaultRange)) return undefined;
  return [range[0], range[1]];
}

/**
 * Fits a range to a scale: in ascending order, inside its limits, and with its ends at least one step apart
 * (KIT-RANGE-2), whatever was given.
 */
export function positionsOn(scale: SliderScale, [first, second]: NumberPair): [number, number] {
  const limits = [scale.min, scale.max] as const;
  const [a, b] = [scale.positionOf(first), scale.positionOf(second)];
  // The upper end makes room where it can, at the end of the scale the lower one.
  const raised = keepApart([Math.min(a, b), Math.max(a, b)], 1, scale.step, limits);
  return keepApart(raised, 0, scale.step, limits);
}
