import type { FieldSchema, FormSchema } from '../schema/FieldSchema.ts';
import { valueFields } from '../schema/walkFields.ts';
import { effectiveValues } from '../values/fieldCondition.ts';
import type { FieldValue, FormValues } from '../values/FormValues.ts';
import { readRange } from '../values/readRange.ts';
import { escapeFilterValue } from './escapeFilterValue.ts';
import { codecOf, filterKeyOf } from './FieldCodec.ts';
import type { CustomFieldCodecs, FilterProblem } from './FieldCodec.ts';
import { fillTemplate } from './formatTemplate.ts';
import { writeRange } from './rangeExpression.ts';

/** Filters as they travel, and what could not be carried over. */
export interface WrittenFilters {
  /** Filter expression by filter key. */
  expressions: Record<string, string>;
  /** Values without an expression; empty where everything was written. */
  problems: FilterProblem[];
}

/**
 * The values of a form as the gateway's filter expressions, by each field's filter key: `TX,OK`, `Austin^, TX`,
 * `[1000000,inf)`. Values of hidden fields do not travel. What cannot be written is reported, not dropped silently.
 */
export function toFilterExpressions(
  schema: FormSchema,
  values: FormValues,
  codecs: CustomFieldCodecs = {},
): WrittenFilters {
  const fields = new Map(valueFields(schema).map((field) => [field.id, field]));
  const expressions: Record<string, string> = {};
  const problems: FilterProblem[] = [];
  for (const [fieldId, value] of Object.entries(effectiveValues(schema, values))) {
    const field = fields.get(fieldId);
    const key = field ? filterKeyOf(field) : fieldId;
    const expression = field && fieldExpression(field, value, codecs);
    if (expression === '') continue;
    if (expression !== undefined) expressions[key] = expression;
    else if (field)
      problems.push({
        code: 'unwritable',
        key,
        fieldId,
        expression: null,
        message: `The value of field "${fieldId}" has no filter expression`,
      });
    else
      problems.push({
        code: 'unknown-key',
        key,
        fieldId: null,
        expression: null,
        message: `No field has the id "${fieldId}"`,
      });
  }
  return { expressions, problems };
}

function fieldExpression(field: FieldSchema, value: FieldValue, codecs: CustomFieldCodecs): string | undefined {
  const format = field.filter?.format;
  const codec = codecOf(field, codecs);
  if (codec && field.type === 'custom') return codec.toExpression(value, field);
  const range = readRange(value);
  if (range) return range.min === null && range.max === null ? '' : writeRange(range, format);
  if (field.type === 'custom' && typeof value === 'string') return value;
  if (value === true) return format === undefined ? 'Yes' : format.replace('{data}', 'Yes');
  if (typeof value === 'number') return fillTemplate(format ?? '{data}', { data: String(value) });
  const texts =
    typeof value === 'string'
      ? [value]
      : Array.isArray(value) && value.every((one) => typeof one === 'string')
        ? value
        : undefined;
  return texts?.map((text) => fillTemplate(format ?? '{data}', { data: escapeFilterValue(text) })).join(',');
}
