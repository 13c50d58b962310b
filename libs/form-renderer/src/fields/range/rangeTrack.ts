import type { RangeBin, RangeScale } from '../../data/readRangeScale.ts';
import type { RangeConfig, RangeValue } from '../../schema/FieldSchema.ts';
import type { FieldValue } from '../../values/FormValues.ts';
import { isClearedRange } from '../../values/isClearedRange.ts';
import { rangeWords } from '../../values/rangeWords.ts';
import { readRange } from '../../values/readRange.ts';

/** The track that a range is chosen on: what the schema says, or what the data brought. */
export interface FieldRangeTrack {
  /** Start of the track. */
  min: number;
  /** End of the track. */
  max: number;
  /** Distance of two neighbouring values where they are evenly spread. */
  step: number;
  /** The values that the handles can stand at, ascending; null where every step is one. */
  values: readonly number[] | null;
  /** Words for the positions, in order; null where the numbers say it. */
  labels: readonly string[] | null;
  /** How many results fall between each position and the next, empty where that is not known. */
  distribution: readonly number[];
}

/** The track of a range field; null where neither schema nor data give one. Data goes before the schema. */
export function trackOf(config: RangeConfig, scale: RangeScale | null): FieldRangeTrack | null {
  const values = scale?.values ?? config.customValue ?? null;
  const min = scale?.min ?? values?.[0] ?? config.min;
  const max = scale?.max ?? values?.at(-1) ?? config.max;
  if (min === undefined || max === undefined || min >= max) return null;
  const step = config.step ?? 1;
  const positions = values?.length ?? Math.floor((max - min) / step) + 1;
  const labels = config.customLabel?.length === positions ? config.customLabel : null;
  return { min, max, step, values, labels, distribution: distributionOf(values ?? [], scale?.bins ?? []) };
}

/** Where the two handles stand for a value: an open end, or one beyond the track, stands at the track's end. */
export function handlesOf(
  value: FieldValue | undefined,
  config: RangeConfig,
  track: FieldRangeTrack,
): [number, number] {
  const range = readRange(value) ?? readRange(config.defaultValue) ?? { min: null, max: null };
  const low = clamp(range.min ?? track.min, track);
  return [low, Math.max(low, clamp(range.max ?? track.max, track))];
}

/** The value behind two handles; undefined where they say nothing (the whole track, or the default). */
export function rangeOf(
  [low, high]: readonly [number, number],
  config: RangeConfig,
  track: FieldRangeTrack,
): RangeValue | undefined {
  if (isClearedRange({ min: low, max: high }, { ...track, defaultValue: config.defaultValue })) return undefined;
  const range = {
    min: config.openEnded && low === track.min ? null : low,
    max: config.openEnded && high === track.max ? null : high,
  };
  const { labels, values, min, step } = track;
  if (!labels) return range;
  return { ...range, label: rangeWords(range, { min, step, values, labels }) };
}

function distributionOf(values: readonly number[], bins: readonly RangeBin[]): number[] {
  if (bins.length === 0) return [];
  const counts = new Map(bins.map((bin) => [bin.min, bin.count]));
  return values.slice(0, -1).map((value) => counts.get(value) ?? 0);
}

function clamp(value: number, { min, max }: FieldRangeTrack): number {
  return Math.min(max, Math.max(min, value));
}
