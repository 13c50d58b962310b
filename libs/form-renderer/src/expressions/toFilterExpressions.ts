import type { FormSchema } from '../schema/FieldSchema.ts';
import { schemaIndex } from '../schema/schemaIndex.ts';
import { effectiveValues } from '../values/fieldCondition.ts';
import type { FormValues } from '../values/FormValues.ts';
import { fieldExpression } from './fieldExpression.ts';
import { filterKeyOf } from './FieldCodec.ts';
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
 * `[1000000,inf)`. Values of hidden fields do not travel. What cannot be written is reported, not dropped silently.
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
    const expression = field && fieldExpression(field, value, codecs);
    if (expression === '') continue;
    if (expression !== undefined) expressions.set(key, expression);
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
  return { expressions: Object.fromEntries(expressions), problems };
}
