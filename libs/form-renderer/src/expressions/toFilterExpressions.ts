import type { FieldSchema, FormSchema } from '../schema/FieldSchema.ts';
import { schemaIndex } from '../schema/schemaIndex.ts';
import { effectiveValues } from '../values/fieldCondition.ts';
import type { FieldValue, FormValues } from '../values/FormValues.ts';
import { fitsField } from '../values/fitsField.ts';
import { readRange } from '../values/readRange.ts';
import { sameValue } from '../values/sameValue.ts';
import { fieldExpression } from './fieldExpression.ts';
import { codecOf, filterKeyOf } from './FieldCodec.ts';
import { fieldValue } from './fromFilterExpressions.ts';
import type { CustomFieldCodecs, FilterProblem } from './FieldCodec.ts';

/** Filter expressions, and values that could not be converted. */
export interface WrittenFilters {
  /** Filter expression by filter key. */
  expressions: Record<string, string>;
  /** Values without an expression; empty if all were written. */
  problems: FilterProblem[];
}

/**
 * Converts form values to the gateway's filter expressions by filter key: `TX,OK`, `Austin^, TX`, `[1000000,inf)`.
 * Values of hidden fields are omitted. Values without an expression that reads back as the same value are reported.
 */
export function toFilterExpressions(
  schema: FormSchema,
  values: FormValues,
  codecs: CustomFieldCodecs = {},
): WrittenFilters {
  const { fields } = schemaIndex(schema);
  const expressions = new Map<string, string>();
  const problems: FilterProblem[] = [];
  for (const [fieldId, value] of Object.entries(effectiveValues(schema, values))) {
    const field = fields.get(fieldId);
    const key = field ? filterKeyOf(field) : fieldId;
    const expression = field && expressionOf(field, value, codecs);
    if (expression === '') continue;
    if (expression !== undefined) expressions.set(key, expression);
    else
      problems.push({
        code: field ? 'unwritable' : 'unknown-key',
        key,
        fieldId: field ? fieldId : null,
        expression: null,
        message: field ? `The field "${fieldId}" has no filter for its value` : `No field has the id "${fieldId}"`,
      });
  }
  return { expressions: Object.fromEntries(expressions), problems };
}

/** Returns undefined if no expression reads back as the same value. */
function expressionOf(field: FieldSchema, value: FieldValue, codecs: CustomFieldCodecs): string | undefined {
  // Without a codec only the component knows what an expression means, so it is read as plain text. Half a
  // surrogate pair is lost on the way.
  const isCustom = field.type === 'custom';
  const isText = typeof value === 'string' && value === value.trim() && !/\p{Cs}/u.test(value);
  const isLost = isCustom ? !codecOf(field, codecs) && !isText : !fitsField(field, value);
  const expression = isLost ? undefined : fieldExpression(field, value, codecs);
  if (isCustom || !expression) return expression;
  // A custom format may write expressions that read back differently.
  const read = fieldValue(field, expression, codecs);
  const isSame = readRange(value)
    ? read !== undefined && fieldExpression(field, read, codecs) === expression
    : sameValue([read].flat(), [value].flat());
  return isSame ? expression : undefined;
}
