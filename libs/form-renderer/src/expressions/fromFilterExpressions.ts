import { fromConfiguredOptions } from '../data/LoadedOption.ts';
import type { AutocompleteField, FieldSchema, FormSchema, RadioField, SelectField } from '../schema/FieldSchema.ts';
import { sourcesOf, valueFields } from '../schema/walkFields.ts';
import type { FieldValue, FormValues } from '../values/FormValues.ts';
import { codecOf, filterKeyOf } from './FieldCodec.ts';
import type { CustomFieldCodecs, KeptFilter } from './FieldCodec.ts';
import { readTemplate } from './formatTemplate.ts';
import { readRangeExpression } from './rangeExpression.ts';
import { readFilterValue, splitFilterTerms } from './readFilterValue.ts';

/** Values read from filters, and what could not be carried over. */
export interface ReadFilters {
  /** The values by field id. */
  values: FormValues;
  /** Filters without a field, or that no value of their field means; empty where everything was read. */
  problems: KeptFilter[];
}

/**
 * The values of a form behind filter expressions, the other way round of `toFilterExpressions`. A key that no field bears,
 * and an expression that no value of its field means, are reported with the expression, so that they can be shown and kept.
 */
export function fromFilterExpressions(
  schema: FormSchema,
  expressions: Readonly<Record<string, string>>,
  codecs: CustomFieldCodecs = {},
): ReadFilters {
  const fields = new Map(valueFields(schema).map((field) => [filterKeyOf(field), field]));
  const values = new Map<string, FieldValue>();
  const problems: KeptFilter[] = [];
  for (const [key, expression] of Object.entries(expressions)) {
    const field = fields.get(key);
    // An empty expression lets everything through, as no filter does.
    if (field && expression.trim() === '') continue;
    const value = field && fieldValue(field, expression, codecs);
    if (field && value !== undefined) values.set(field.id, value);
    else if (field)
      problems.push({
        code: 'unreadable',
        key,
        fieldId: field.id,
        expression,
        message: `The field "${field.id}" has no value for the filter "${expression}"`,
      });
    else
      problems.push({
        code: 'unknown-key',
        key,
        fieldId: null,
        expression,
        message: `No field has the filter "${key}"`,
      });
  }
  return { values: Object.fromEntries(values), problems };
}

function fieldValue(field: FieldSchema, expression: string, codecs: CustomFieldCodecs): FieldValue | undefined {
  const text = expression.trim();
  const format = field.filter?.format;
  const codec = codecOf(field, codecs);
  if (field.type === 'custom') return codec ? codec.fromExpression(text, field) : text;
  switch (field.type) {
    case 'range-slider':
    case 'select-range':
      return readRangeExpression(text, format);
    case 'slider':
      return readNumber(format === undefined ? text : readTemplate(format, text)?.data);
    case 'checkbox':
    case 'switch':
      return text.toLowerCase() === (format ?? '{data}').replace('{data}', 'Yes').toLowerCase() ? true : undefined;
    case 'multi-text':
      return readTexts(text, format);
    case 'select':
    case 'autocomplete': {
      const texts = offered(field, readTexts(text, format));
      return field.config.multiple ? texts : only(texts);
    }
    case 'radio':
      return only(offered(field, readTexts(text, format)));
    default:
      return only(readTexts(text, format));
  }
}

function readNumber(text: string | undefined): number | undefined {
  return text === undefined || text === '' || !Number.isFinite(Number(text)) ? undefined : Number(text);
}

function readTexts(text: string, format = '{data}'): string[] | undefined {
  const terms = splitFilterTerms(text).filter((term) => term !== '');
  const texts = terms.map((term) => {
    const data = readTemplate(format, term)?.data;
    // The empty text is written as `""`.
    return data === undefined || data === '' ? undefined : readFilterValue(data);
  });
  const known = texts.filter((one) => one !== undefined);
  return known.length > 0 && known.length === texts.length ? known : undefined;
}

/** Where all options stand in the schema, another text means nothing. */
function offered(
  field: SelectField | AutocompleteField | RadioField,
  texts: string[] | undefined,
): string[] | undefined {
  const options = fromConfiguredOptions(field.config.options);
  if (options.length === 0 || sourcesOf(field).length > 0) return texts;
  const known = new Set(options.map(({ value }) => value));
  return texts?.every((text) => known.has(text)) ? texts : undefined;
}

function only(texts: string[] | undefined): string | undefined {
  return texts?.length === 1 ? texts[0] : undefined;
}
