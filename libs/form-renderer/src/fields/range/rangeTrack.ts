import type { RangeScale } from '../../data/readRangeScale.ts';
import type { RangeConfig, RangeValue } from '../../schema/FieldSchema.ts';
import type { FieldValue } from '../../values/FormValues.ts';
import { isClearedRange } from '../../values/isClearedRange.ts';
import { rangeWords } from '../../values/rangeWords.ts';
import { readRange } from '../../values/readRange.ts';

/** The track of a range, from the schema or the data. */
export interface FieldRangeTrack {
  /** Start of the track. */
  min: number;
  /** End of the track. */
  max: number;
  /** Distance of two neighbouring values where they are evenly spread. */
  step: number;
  /** The values that the handles can be set to, ascending; none if every step is one. */
  customValues?: readonly number[];
  /** Labels of the positions, in order; none for plain numbers. */
  customLabels?: readonly string[];
  /**
   * How many results fall between each position and the next, those at the last one among them; none if that is not
   * known.
   */
  distribution?: readonly number[];
}

/** Returns the track of a range field; null if there is none. Data takes precedence over the schema. */
export function trackOf(config: RangeConfig, scale: RangeScale | null): FieldRangeTrack | null {
  const customValues = scale?.values ?? config.customValue;
  const min = customValues?.[0] ?? config.min;
  const max = customValues?.at(-1) ?? config.max;
  if (min === undefined || max === undefined || min >= max) return null;
  const step = config.step ?? 1;
  const positions = customValues?.length ?? Math.floor((max - min) / step) + 1;
  const customLabels = config.customLabel?.length === positions ? config.customLabel : undefined;
  return {
    min,
    max,
    step,
    customValues,
    customLabels,
    distribution: scale?.bins.length ? distributionOf(scale) : undefined,
  };
}

/** Returns the positions of the two handles for a value: an open end, or one beyond the track, is at the track's end. */
export function handlesOf(
  value: FieldValue | undefined,
  config: RangeConfig,
  track: FieldRangeTrack,
): [number, number] {
  const range = readRange(value) ?? readRange(config.defaultValue);
  const low = clamp(range?.min ?? track.min, track);
  return [low, Math.max(low, clamp(range?.max ?? track.max, track))];
}

/**
 * Returns the value of two handles; undefined for the whole track or the default. An end whose handle was not moved stays
 * as it is in the value `before`, also beyond the track.
 */
export function rangeOf(
  [low, high]: readonly [number, number],
  config: RangeConfig,
  track: FieldRangeTrack,
  before?: FieldValue,
): RangeValue | undefined {
  const kept = readRange(before);
  const [lowBefore, highBefore] = handlesOf(before, config, track);
  const endAt = (end: 'min' | 'max', at: number, was: number) => {
    if (kept && at === was) return kept[end];
    return config.openEnded && at === track[end] ? null : at;
  };
  const range = { min: endAt('min', low, lowBefore), max: endAt('max', high, highBefore) };
  const whole = { min: range.min ?? track.min, max: range.max ?? track.max };
  if (isClearedRange(whole, { ...track, defaultValue: config.defaultValue })) return undefined;
  const { customLabels } = track;
  return customLabels ? { ...range, label: rangeWords(range, { ...track, customLabels }) } : range;
}

function distributionOf({ values, bins }: RangeScale): number[] {
  const counts = new Map<number, number>();
  for (const { min, count } of bins) {
    const from = Math.min(min, values.at(-2) ?? min);
    counts.set(from, (counts.get(from) ?? 0) + count);
  }
  return values.slice(0, -1).map((value) => counts.get(value) ?? 0);
}

function clamp(value: number, { min, max }: FieldRangeTrack): number {
  return Math.min(max, Math.max(min, value));
}
