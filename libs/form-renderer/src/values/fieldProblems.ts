import { rulesOf } from '../schema/fieldTypes.ts';
import type { FieldSchema, FormSchema } from '../schema/FieldSchema.ts';
import { onceForEach } from '../schema/onceForEach.ts';
import { schemaIndex } from '../schema/schemaIndex.ts';
import { readDays } from '../objects/days.ts';
import type { FieldProblem, FieldProblemCode } from './FieldProblem.ts';
import { effectiveValues, hiddenIds } from './fieldCondition.ts';
import type { FieldValue, FormValues } from './FormValues.ts';
import { ownValue } from '../objects/ownValue.ts';

/** Rules for values in the config of a field. */
interface ValueRules {
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  patternHint?: string;
  min?: number;
  max?: number;
  integer?: boolean;
  minDate?: string;
  maxDate?: string;
}

type Check = (value: FieldValue, rules: ValueRules) => Partial<FieldProblem> | undefined;

const beyond = <T extends number | string>(value: T, code: FieldProblemCode, limit: T | undefined, sign: 1 | -1) =>
  limit !== undefined && (sign > 0 ? value > limit : value < limit) ? { code, limit } : undefined;

const days: Check = (value, { minDate, maxDate }) => {
  const { from, to } = typeof value === 'string' ? { from: value, to: value } : (readDays(value) ?? {});
  return (
    (from ? beyond(from, 'too-early', minDate, -1) : undefined) ?? (to ? beyond(to, 'too-late', maxDate, 1) : undefined)
  );
};

/** The checks of a value by its shape; other shapes have no wrong values: their controls offer none. */
const checks: Partial<Record<string, Check>> = {
  text: (value, { minLength, maxLength, pattern, patternHint: message }) => {
    const { length } = value as string;
    const misses = pattern !== undefined && !new RegExp(`^(?:${pattern})$`, 'u').test(value as string);
    return (
      beyond(length, 'too-short', minLength, -1) ??
      beyond(length, 'too-long', maxLength, 1) ??
      (misses ? { code: 'pattern', message } : undefined)
    );
  },
  amount: (value, { min, max, integer }) =>
    beyond(value as number, 'too-small', min, -1) ??
    beyond(value as number, 'too-large', max, 1) ??
    (integer && !Number.isInteger(value) ? { code: 'not-whole' } : undefined),
  day: days,
  days,
};

/** The fields with anything to check; made once for each schema, because most filters have none. */
const checkedFields = /* @__PURE__ */ onceForEach((schema: FormSchema): readonly FieldSchema[] =>
  [...schemaIndex(schema).fields.values()].filter((field) => {
    const config = (field.config ?? {}) as ValueRules;
    return config.required || checks[shapeOf(field)];
  }),
);

/**
 * What is wrong with values that count, as `effectiveValues` returns them: at most one problem for each field that is
 * shown, in the order of the form.
 */
export function problemsOf(schema: FormSchema, effective: FormValues, hidden: ReadonlySet<string>): FieldProblem[] {
  return checkedFields(schema).flatMap((field) => {
    const rules = (field.config ?? {}) as ValueRules;
    const value = ownValue(effective, field.id);
    if (hidden.has(field.id)) return [];
    const found =
      value === undefined ? rules.required && { code: 'required' as const } : checks[shapeOf(field)]?.(value, rules);
    return found ? { fieldId: field.id, code: 'custom', ...found } : [];
  });
}

/**
 * Checks values by the rules in the schema: `required`, lengths, limits and patterns. Works without React, so that a
 * server can check what it receives. Hidden fields are not checked.
 */
export function fieldProblems(schema: FormSchema, values: FormValues): FieldProblem[] {
  const effective = effectiveValues(schema, values);
  return problemsOf(schema, effective, hiddenIds(schema, effective));
}

function shapeOf(field: FieldSchema): string {
  return rulesOf(field)?.shape ?? '';
}
