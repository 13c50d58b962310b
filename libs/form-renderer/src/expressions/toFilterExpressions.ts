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

/** Filters as they travel, and what could not be carried over. */
export interface WrittenFilters {
  /** Filter expression by filter key. */
  expressions: Record<string, string>;
  /** Values without an expression; empty where everything was written. */
  problems: FilterProblem[];
}

/**
 * The values of a form as the gateway's filter expressions, by each field's filter key: `TX,OK`, `Austin^, TX`,
 * `[1000000,inf)`. Values of hidden fields do not travel. What cannot be written, or not so that the same value is read again, is
 * reported, not dropped silently.
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

/** Undefined where it cannot be written so that the same value is read again. */
function expressionOf(field: FieldSchema, value: FieldValue, codecs: CustomFieldCodecs): string | undefined {
  // Without a codec only the component knows what an expression means, so it is read as plain text. Half a
  // surrogate pair is lost on the way.
  const isCustom = field.type === 'custom';
  const isText = typeof value === 'string' && value === value.trim() && !/\p{Cs}/u.test(value);
  const isLost = isCustom ? !codecOf(field, codecs) && !isText : !fitsField(field, value);
  const expression = isLost ? undefined : fieldExpression(field, value, codecs);
  if (isCustom || !expression) return expression;
  // A format of one's own may write what it cannot read, or reads as something else.
  const read = fieldValue(field, expression, codecs);
  const isSame = readRange(value)
    ? read !== undefined && fieldExpression(field, read, codecs) === expression
    : sameValue([read].flat(), [value].flat());
  return isSame ? expression : undefined;
}
