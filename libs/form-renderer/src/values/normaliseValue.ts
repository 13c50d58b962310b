import { rulesOf } from '../fields/fieldTypes.ts';
import type { SliderConfig } from '../fields/SliderField/SliderField.schema.ts';
import type { FieldSchema, FormSchema, RangeConfig } from '../schema/FieldSchema.ts';
import { schemaIndex } from '../schema/schemaIndex.ts';
import { isClearedRange } from './isClearedRange.ts';
import type { RangeTrack } from './isClearedRange.ts';
import { readRange } from './readRange.ts';
import type { FieldValue, FormValues } from './FormValues.ts';

/**
 * The value that a form keeps for what a control, an address or the application says: undefined where that says nothing,
 * which is an empty text, an empty list, a box that is not ticked, a slider at its default, a range that covers everything
 * or equals the default.
 */
export function normaliseValue(field: FieldSchema | undefined, value: FieldValue | undefined): FieldValue | undefined {
  if (!field || value === undefined) return value;
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return undefined;
  switch (rulesOf(field)?.shape) {
    case 'flag':
      return value === true ? true : undefined;
    case 'number': {
      const { min, defaultValue = min } = field.config as SliderConfig;
      return value === defaultValue ? undefined : value;
    }
    case 'range': {
      const range = readRange(value);
      return !range || isClearedRange(range, configuredTrack(field.config as RangeConfig)) ? undefined : value;
    }
    default:
      return value;
  }
}

/** Values as a form keeps them, without the keys of what says nothing; the same object where there is no such key. */
export function normaliseValues(schema: FormSchema, values: FormValues): FormValues {
  const { fields } = schemaIndex(schema);
  const entries = Object.entries(values);
  const kept = entries.filter(([id, value]) => normaliseValue(fields.get(id), value) !== undefined);
  return kept.length === entries.length ? values : Object.fromEntries(kept);
}

/** Numbers of its own stand for the positions of a track, and then its ends. */
function configuredTrack({ min, max, customValue, defaultValue }: RangeConfig): RangeTrack {
  return { min: customValue?.[0] ?? min, max: customValue?.at(-1) ?? max, defaultValue };
}
