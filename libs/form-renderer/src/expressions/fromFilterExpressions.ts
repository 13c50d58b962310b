import { fromConfiguredOptions } from '../data/LoadedOption.ts';
import { hasShape, rulesOf } from '../fields/fieldTypes.ts';
import type { ValueShape } from '../fields/fieldTypes.ts';
import type { FieldSchema, FormSchema } from '../schema/FieldSchema.ts';
import type { FormValuesOf } from '../schema/FormValuesOf.ts';
import { schemaIndex } from '../schema/schemaIndex.ts';
import { sourcesOf } from '../schema/walkFields.ts';
import type { FieldValue, FormValues } from '../values/FormValues.ts';
import { withoutHidden } from '../values/fieldCondition.ts';
import { normaliseValue } from '../values/normaliseValue.ts';
import { attempt, codecOf, filterKeyOf } from './FieldCodec.ts';
import type { CustomFieldCodecs, KeptFilter } from './FieldCodec.ts';
import { readTemplate } from './formatTemplate.ts';
import { readRangeExpression } from './readRangeExpression.ts';
import { readFilterValue, splitFilterTerms } from './readFilterValue.ts';

/** Values read from filters, and what could not be carried over. */
export interface ReadFilters<TValues = FormValues> {
  /** The values by field id, without what says nothing, like a range that covers everything. */
  values: TValues;
  /** Filters without a field, that no value of their field means, or whose field is hidden; empty where all was read. */
  problems: KeptFilter[];
}

/**
 * The values of a form behind filter expressions, the other way round of `toFilterExpressions`. A key that no field bears, an
 * expression that no value of its field means, and a filter whose field is hidden beside the others are reported with the
 * expression, so that they can be shown and kept.
 * Throws nothing.
 */
export function fromFilterExpressions<const TSchema extends FormSchema>(
  schema: TSchema,
  expressions: Readonly<Record<string, string>>,
  codecs: CustomFieldCodecs = {},
): ReadFilters<FormValuesOf<TSchema>> {
  const fields = new Map([...schemaIndex(schema).fields.values()].map((field) => [filterKeyOf(field), field]));
  const values: Record<string, FieldValue> = Object.create(null);
  const problems: KeptFilter[] = [];
  for (const [key, expression] of Object.entries(expressions)) {
    const field = fields.get(key);
    // An empty expression lets everything through, as no filter does.
    if (field && expression.trim() === '') continue;
    const value = field && fieldValue(field, expression, codecs);
    const kept = value === undefined ? undefined : normaliseValue(field, value);
    if (field && kept !== undefined) values[field.id] = kept;
    else if (!field) problems.push(problem('unknown-key', key, null, expression, `No field has the filter "${key}"`));
    else if (value === undefined)
      problems.push(
        problem(
          'unreadable',
          key,
          field.id,
          expression,
          `${nameOf(field)} has no value for the filter "${expression}"`,
        ),
      );
  }
  const shown = withoutHidden(schema, values);
  for (const [key, field] of fields)
    if (Object.hasOwn(values, field.id) && !Object.hasOwn(shown, field.id))
      problems.push(
        problem(
          'hidden',
          key,
          field.id,
          expressions[key] ?? '',
          `${nameOf(field)} does not show beside the other filters`,
        ),
      );
  // The readers give each field what its type holds, which the compiler cannot follow through the ids.
  return { values: shown as FormValuesOf<TSchema>, problems };
}

function problem(
  code: KeptFilter['code'],
  key: string,
  fieldId: string | null,
  expression: string,
  message: string,
): KeptFilter {
  return { code, key, fieldId, expression, message };
}

function nameOf({ id }: FieldSchema): string {
  return `The field "${id}"`;
}

function fieldValue(field: FieldSchema, expression: string, codecs: CustomFieldCodecs): FieldValue | undefined {
  const text = expression.trim();
  const codec = codecOf(field, codecs);
  if (codec && field.type === 'custom') return attempt(() => codec.fromExpression(text, field));
  return readers[rulesOf(field)?.shape ?? 'text'](text, field);
}

/** How each shape of values is read. */
const readers: Record<ValueShape, (text: string, field: FieldSchema) => FieldValue | undefined> = {
  text: (text, field) => only(readTexts(text, field)),
  texts: readTexts,
  choice: (text, field) => {
    const texts = offered(field, readTexts(text, field));
    return (field.config as { multiple?: boolean }).multiple ? texts : only(texts);
  },
  flag: (text, { filter }) =>
    text.toLowerCase() === (filter?.format ?? '{data}').replace('{data}', 'Yes').toLowerCase() ? true : undefined,
  number: (text, { filter }) =>
    readNumber(filter?.format === undefined ? text : readTemplate(filter.format, text)?.data),
  range: (text, { filter }) => readRangeExpression(text, filter?.format),
  any: (text) => text,
  none: () => undefined,
};

function readNumber(text: string | undefined): number | undefined {
  return text === undefined || text === '' || !Number.isFinite(Number(text)) ? undefined : Number(text);
}

function readTexts(text: string, { filter }: FieldSchema): string[] | undefined {
  const terms = splitFilterTerms(text).filter((term) => term !== '');
  const texts = terms.map((term) => {
    const data = readTemplate(filter?.format ?? '{data}', term)?.data;
    // The empty text is written as `""`.
    return data === undefined || data === '' ? undefined : readFilterValue(data);
  });
  const known = texts.filter((one) => one !== undefined);
  return known.length > 0 && known.length === texts.length ? known : undefined;
}

/** Where all options stand in the schema, another text means nothing. */
function offered(field: FieldSchema, texts: string[] | undefined): string[] | undefined {
  const options = hasShape(field, 'choice') ? fromConfiguredOptions(field.config.options) : [];
  if (options.length === 0 || sourcesOf(field).length > 0) return texts;
  const known = new Set(options.map(({ value }) => value));
  return texts?.every((text) => known.has(text)) ? texts : undefined;
}

function only(texts: string[] | undefined): string | undefined {
  return texts?.length === 1 ? texts[0] : undefined;
}
