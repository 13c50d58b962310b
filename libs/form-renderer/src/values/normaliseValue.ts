import type { FieldSchema, RangeConfig } from '../schema/FieldSchema.ts';
import { isClearedRange } from './isClearedRange.ts';
import type { RangeTrack } from './isClearedRange.ts';
import { readRange } from './readRange.ts';
import type { FieldValue } from './FormValues.ts';

/**
 * The value that a form keeps for what a control reports: undefined where it says nothing, that is an empty text, an empty
 * list, a box that is not ticked, a range that covers everything or equals the default.
 */
export function normaliseValue(field: FieldSchema, value: FieldValue | undefined): FieldValue | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  switch (field.type) {
    case 'checkbox':
    case 'switch':
      return value === true ? true : undefined;
    case 'range-slider':
    case 'select-range': {
      const range = readRange(value);
      return range === undefined || isClearedRange(range, configuredTrack(field.config)) ? undefined : value;
    }
    default:
      return Array.isArray(value) && value.length === 0 ? undefined : value;
  }
}

/** Numbers of its own stand for the positions of a track, and then its ends. */
function configuredTrack({ min, max, customValue, defaultValue }: RangeConfig): RangeTrack {
  return { min: customValue?.[0] ?? min, max: customValue?.at(-1) ?? max, defaultValue };
}
