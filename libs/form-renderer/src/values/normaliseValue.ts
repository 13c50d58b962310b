import { rulesOf } from '../schema/fieldTypes.ts';
import type { DataSource } from '../schema/DataSource.ts';
import type { SliderConfig } from '../fields/SliderField/SliderField.schema.ts';
import type { FieldSchema, FormSchema, RangeConfig } from '../schema/FieldSchema.ts';
import { schemaIndex } from '../schema/schemaIndex.ts';
import { isDay, readDays } from '../objects/days.ts';
import { isClearedRange } from './isClearedRange.ts';
import { rangeWords } from './rangeWords.ts';
import { readRange } from './readRange.ts';
import { sameValue } from './sameValue.ts';
import type { FieldValue, FormValues } from './FormValues.ts';

/** Common base of the range types. */
interface RangeField {
  config: RangeConfig;
  data?: DataSource;
}

/**
 * The value that a form keeps for what a control, an address or the application says: undefined if that says nothing,
 * which is an empty or blank text, an empty list, a box that is not ticked, a slider at its default, a range that
 * covers everything or equals the default, and whatever is not of the shape of the field's values. A range comes back
 * with its ends at the top and the words that the schema has for them, however it was spelled: by a control, in an
 * address without words, or wrapped; a choice as a list where several can be chosen, each once.
 */
export function normaliseValue(field: FieldSchema | undefined, value: FieldValue | undefined): FieldValue | undefined {
  if (!field || value === undefined) return value;
  const shape = rulesOf(field)?.shape;
  switch (shape) {
    case 'text':
    case 'texts':
    case 'choice':
      return normaliseTexts(shape === 'texts' || (field.config as { multiple?: boolean })?.multiple, value);
    case 'flag':
      return value === true || undefined;
    case 'number': {
      const { min, defaultValue = min } = field.config as SliderConfig;
      return Number.isFinite(value) && value !== defaultValue ? value : undefined;
    }
    case 'amount':
      return Number.isFinite(value) ? value : undefined;
    case 'day':
      return isDay(value) ? value : undefined;
    case 'days': {
      const days = readDays(value);
      return sameValue(days, value) ? value : days;
    }
    case 'range':
      return normaliseRange(field as RangeField, value);
    default:
      return value === null || value === '' || sameValue(value, []) ? undefined : value;
  }
}

/**
 * Values as a form keeps them, without the keys of what says nothing; the same object where all of them are kept so. What
 * belongs to no field stays, but for the fields of a former schema, which are gone.
 */
export function normaliseValues(schema: FormSchema, values: FormValues, former: FormSchema = []): FormValues {
  const { fields } = schemaIndex(schema);
  const gone = schemaIndex(former).fields;
  const kept = Object.entries(values).map(([id, value]) => {
    const field = fields.get(id);
    return [id, !field && gone.has(id) ? undefined : normaliseValue(field, value)] as const;
  });
  return kept.every(([id, value]) => value !== undefined && value === values[id])
    ? values
    : (Object.fromEntries(kept.filter(([, value]) => value !== undefined)) as FormValues);
}

function normaliseTexts(isList: boolean | undefined, value: FieldValue): FieldValue | undefined {
  const texts = [...new Set([value].flat().filter((one) => typeof one === 'string' && one.trim() !== ''))];
  if (!isList || texts.length === 0) return texts[0];
  return sameValue(texts, value) ? value : (texts as string[]);
}

function normaliseRange({ config, data }: RangeField, value: FieldValue): FieldValue | undefined {
  const range = readRange(value);
  const { min, max, step = 1, customValue, customLabel, defaultValue } = config;
  // Custom values are the positions of a track, and then its ends. The values from data are not known here.
  const track = data ? {} : { min: customValue?.[0] ?? min, max: customValue?.at(-1) ?? max };
  if (!range || isClearedRange(range, { ...track, defaultValue })) return undefined;
  if (range.label || !customLabel || track.min === undefined) return sameValue(range, value) ? value : range;
  return {
    ...range,
    label: rangeWords(range, { min: track.min, step, customValues: customValue, customLabels: customLabel }),
  };
}
