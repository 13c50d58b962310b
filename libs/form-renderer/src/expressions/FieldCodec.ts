import type { CustomField } from '../fields/CustomField/CustomField.schema.ts';
import type { FieldSchema } from '../schema/FieldSchema.ts';
import type { FieldValue } from '../values/FormValues.ts';
import { ownValue } from '../objects/ownValue.ts';

/**
 * Converts the values of a custom component to and from filter expressions. A function that throws counts as undefined.
 */
export interface CustomFieldCodec {
  /** Returns the filter expression of a value; undefined if it cannot be written. */
  toExpression: (value: FieldValue, field: CustomField) => string | undefined;
  /** Returns the value of a filter expression; undefined if it cannot be read. */
  fromExpression: (expression: string, field: CustomField) => FieldValue | undefined;
  /** Returns a short text of the value, for a chip or a sentence. Default: its filter expression. */
  describe?: (value: FieldValue, field: CustomField, place: 'chip' | 'sentence') => string;
}

/**
 * Codecs of custom fields by their `componentKey`. A custom field without one must hold a text; other values are
 * reported as unwritable.
 */
export type CustomFieldCodecs = Readonly<Record<string, CustomFieldCodec>>;

/** A filter that could not be converted. */
export interface FilterProblem {
  /**
   * `unknown-key`: no field has this key; `unreadable`: the field has no such value, or cannot show it; `hidden`: the
   * other filters hide its field; `unwritable`: the value has no expression that reads back as the same value.
   */
  code: 'unknown-key' | 'unreadable' | 'hidden' | 'unwritable';
  /** Key of the filter. */
  key: string;
  /** Id of the field, null if there is none. */
  fieldId: string | null;
  /** The given expression; null if none could be written. */
  expression: string | null;
  /** The message, for a log or a warning chip. */
  message: string;
}

/** A filter that no field can show, which is shown and kept unchanged. */
export interface KeptFilter extends FilterProblem {
  code: 'unknown-key' | 'unreadable' | 'hidden';
  /** The given expression. */
  expression: string;
}

/** Returns the filter key of a field. */
export function filterKeyOf(field: FieldSchema): string {
  return field.filter?.key || field.id;
}

/** Returns the codec of a custom field; undefined if there is none. */
export function codecOf(field: FieldSchema, codecs: CustomFieldCodecs): CustomFieldCodec | undefined {
  return field.type === 'custom' ? ownValue(codecs, field.config.componentKey) : undefined;
}

/** Returns the result of a codec; undefined if it throws. */
export function attempt<T>(answer: () => T): T | undefined {
  try {
    return answer();
  } catch {
    return undefined;
  }
}
