import type { RangeEnds, RangeLabel } from '../schema/FieldSchema.ts';
import { isRecord } from '../objects/isRecord.ts';

/** A range in one spelling: `{min, max}` with the words for its ends, if it has any. */
export interface ReadRange extends RangeEnds {
  label?: RangeLabel;
}

/** Reads `{min,max}` and `{value:{min,max}}`, each with an optional label; undefined for anything else. */
export function readRange(value: unknown): ReadRange | undefined {
  if (!isRecord(value)) return undefined;
  const ends = isRecord(value.value) ? value.value : value;
  if (!('min' in ends) && !('max' in ends)) return undefined;
  const min = readEnd(ends.min);
  const max = readEnd(ends.max);
  if (min === undefined || max === undefined) return undefined;
  const label = isRecord(value.label) ? value.label : undefined;
  return { min, max, ...(label && { label }) };
}

function readEnd(end: unknown): number | null | undefined {
  if (end === null || end === undefined) return null;
  return typeof end !== 'number' ? undefined : Number.isFinite(end) ? end : null;
}
