import type { RangeEnds, RangeValue } from '../schema/FieldSchema.ts';
import { readRange } from './readRange.ts';

/** The track that a range is chosen on. */
export interface RangeTrack {
  /** Start of the track; undefined while it is not known. */
  min?: number;
  /** End of the track; undefined while it is not known. */
  max?: number;
  /** Range that counts as nothing chosen, beside the full one. */
  defaultValue?: RangeValue;
}

/** Whether a range says nothing: it covers the whole track, is open at both ends, or is the default. */
export function isClearedRange(range: RangeEnds, { min, max, defaultValue }: RangeTrack): boolean {
  const usual = readRange(defaultValue);
  const isWhole = (range.min ?? min) === min && (range.max ?? max) === max;
  return isWhole || (usual?.min === range.min && usual.max === range.max);
}
