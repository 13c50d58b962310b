import { rulesOf } from '../schema/fieldTypes.ts';
import type { ValueShape } from '../schema/fieldTypes.ts';
import type { FieldSchema, FormSchema } from '../schema/FieldSchema.ts';
import type { FormValuesOf } from '../schema/FormValuesOf.ts';
import { schemaIndex } from '../schema/schemaIndex.ts';
import type { FieldValue, FormValues } from '../values/FormValues.ts';
import { withoutHidden } from '../values/fieldCondition.ts';
import { isDay } from '../objects/days.ts';
import { fitsField } from '../values/fitsField.ts';
import { normaliseValue } from '../values/normaliseValue.ts';
import { attempt, codecOf, filterKeyOf } from './FieldCodec.ts';
import type { CustomFieldCodecs, KeptFilter } from './FieldCodec.ts';
import { readDaysExpression } from './daysExpression.ts';
import { fillTemplate, readTemplate } from './formatTemplate.ts';
import { numberForm, readRangeExpression } from './readRangeExpression.ts';
import { readFilterValue, splitFilterTerms } from './readFilterValue.ts';

/** Values read from filters, and filters that could not be converted. */
export interface ReadFilters<TValues = FormValues> {
  /** The values by field id, without empty ones such as a full range. */
  values: TValues;
  /** Filters without a field, without a matching value, or with a hidden field; empty if all were read. */
  problems: KeptFilter[];
}

/**
 * Converts filter expressions to form values, the inverse of `toFilterExpressions`. Unknown keys, expressions that the
 * field cannot show (a number outside the track or its steps, a text that is not an option), and filters of hidden
 * fields are reported with their expression, so that they can be shown and kept. Never throws.
 */
export function fromFilterExpressions<const TSchema extends FormSchema>(
  schema: TSchema,
  expressions: Readonly<Record<string, string>>,
  codecs: CustomFieldCodecs = {},
): ReadFilters<FormValuesOf<TSchema>> {
  const fields = new Map([...schemaIndex(schema).fields.values()].map((field) => [filterKeyOf(field), field]));
  const values = new Map<string, FieldValue>();
  const problems: KeptFilter[] = [];
  const report = (code: KeptFilter['code'], key: string, message: string) =>
    problems.push({ code, key, fieldId: fields.get(key)?.id ?? null, expression: expressions[key] ?? '', message });
  for (const [key, expression] of Object.entries(expressions)) {
    const field = fields.get(key);
    // An empty expression is no filter.
    if (field && expression.trim() === '') continue;
    const value = field && fieldValue(field, expression, codecs);
    const kept = normaliseValue(field, value);
    if (!field) report('unknown-key', key, `No field has the filter "${key}"`);
    else if (value === undefined || !fitsField(field, value))
      report('unreadable', key, `The field "${field.id}" has no value for the filter "${expression}"`);
    else if (kept !== undefined) values.set(field.id, kept);
  }
  const shown = withoutHidden(schema, Object.fromEntries(values));
  for (const [key, { id }] of fields)
    if (values.has(id) && !Object.hasOwn(shown, id))
      report('hidden', key, `The field "${id}" is hidden beside the other filters`);
  // Each reader returns the value type of its field, which the compiler cannot infer from ids.
  return { values: shown as FormValuesOf<TSchema>, problems };
}

/** Returns the field value that an expression means, undefined if it means none. Does not check whether it fits the field. */
export function fieldValue(field: FieldSchema, expression: string, codecs: CustomFieldCodecs): FieldValue | undefined {
  const text = expression.trim();
  const codec = codecOf(field, codecs);
  if (codec && field.type === 'custom') return attempt(() => codec.fromExpression(text, field));
  const read = readers[rulesOf(field)?.shape ?? 'text'];
  // Texts are trimmed one by one: a space at the end may be escaped.
  return read ? read(text, field) : readTexts(expression, field);
}

/** How each shape of values is read that is no text. */
const readers: Partial<Record<ValueShape, (text: string, field: FieldSchema) => FieldValue | undefined>> = {
  flag: (text, { filter }) =>
    text.toLowerCase() === fillTemplate(filter?.format ?? '{data}', { data: 'Yes' }).toLowerCase() ? true : undefined,
  number: (text, field) => readNumber(dataIn(text, field)),
  amount: (text, field) => readNumber(dataIn(text, field)),
  day: (text, field) => {
    const day = dataIn(text, field);
    return isDay(day) ? day : undefined;
  },
  days: (text, { filter }) => readDaysExpression(text, filter?.format),
  range: (text, { filter }) => readRangeExpression(text, filter?.format),
  any: (text) => text,
};

/** Returns the text at the value's placeholder. */
function dataIn(text: string, { filter }: FieldSchema): string | undefined {
  return filter?.format === undefined ? text : readTemplate(filter.format, text)?.data;
}

function readNumber(text = ''): number | undefined {
  return numberForm.test(text) ? Number(text) : undefined;
}

function readTexts(text: string, { filter }: FieldSchema): string[] | undefined {
  const texts = splitFilterTerms(text).map((term) => {
    const data = readTemplate(filter?.format ?? '{data}', term)?.data;
    // The empty text is written as `""`.
    return data === undefined || data === '' ? undefined : readFilterValue(data);
  });
  return texts.every((one) => one !== undefined) ? texts : undefined;
}
