import type { RangeEnds, RangeLabel } from '../schema/FieldSchema.ts';

/** The positions of a track and what they are called. */
export interface WordedTrack {
  /** Start of the track. */
  min: number;
  /** Distance of two neighbouring positions where they are evenly spread. */
  step: number;
  /** The values of the positions; none if every step is one. */
  customValues?: readonly number[];
  /** Words for the positions, in order. */
  customLabels: readonly string[];
}

/** The track's names for the ends of a range, except for open ends and those at no position. */
export function rangeWords(range: RangeEnds, { min, step, customValues, customLabels }: WordedTrack): RangeLabel {
  const words = (['min', 'max'] as const).map((name) => {
    const end = range[name];
    return [
      name,
      end === null ? undefined : customLabels[customValues ? customValues.indexOf(end) : (end - min) / step],
    ];
  });
  return Object.fromEntries(words.filter(([, text]) => text !== undefined)) as RangeLabel;
}
