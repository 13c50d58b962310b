import { configuredLabels } from './LoadedOption.ts';
import { rulesOf } from '../schema/fieldTypes.ts';
import type { FieldSchema } from '../schema/FieldSchema.ts';
import { sourcesOf } from '../schema/walkFields.ts';
import type { FieldValue } from './FormValues.ts';
import { readRange } from './readRange.ts';

/** Limits of the values of a field in its config. */
interface ValueBounds {
  multiple?: boolean;
  min?: number;
  max?: number;
  step?: number;
  customValue?: readonly number[];
}

/**
 * Whether the control of a field could show a value of the field's shape: a number or the ends of a range at positions of the
 * track, texts among the options, several where several can be chosen. What data will bring is not known here, and fits.
 */
export function fitsField(field: FieldSchema, value: FieldValue): boolean {
  const config = (field.config ?? {}) as ValueBounds;
  const isLoaded = sourcesOf(field).length > 0;
  const shape = rulesOf(field)?.shape;
  const stands = (end: unknown) => end === null || isLoaded || standsOnTrack(end as number, config);
  if (shape === 'number') return stands(value);
  if (shape === 'range') {
    const { min, max } = readRange(value) ?? { min: 1, max: 0 };
    return (min ?? -Infinity) <= (max ?? Infinity) && stands(min) && stands(max);
  }
  const texts = new Set([value].flat() as string[]);
  if (shape !== 'choice') return shape !== 'text' || texts.size < 2;
  const offered = configuredLabels(field);
  const isKnown = isLoaded || offered.size === 0 || [...texts].every((text) => offered.has(text));
  return isKnown && (config.multiple === true || texts.size < 2);
}

/** Whether a handle can be set to a number: one of the track's own, a step of it, or its end. */
function standsOnTrack(value: number, { min = NaN, max = NaN, step = 1, customValue }: ValueBounds): boolean {
  const steps = (value - min) / step;
  // Steps from a fraction may miss their position by the last digits.
  const isStep = value >= min && value < max && Math.abs(steps - Math.round(steps)) < 1e-9;
  return customValue ? customValue.includes(value) : isStep || value === max;
}
