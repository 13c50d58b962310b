import type { CustomField } from '../fields/CustomField/CustomField.schema.ts';
import type { FieldSchema } from '../schema/FieldSchema.ts';
import type { FieldValue } from '../values/FormValues.ts';
import { ownValue } from '../objects/ownValue.ts';

/** How the values of one custom component travel and read. A function that throws has no answer, as if it were undefined. */
export interface CustomFieldCodec {
  /** The value as a filter expression; undefined where it cannot be written. */
  toExpression: (value: FieldValue, field: CustomField) => string | undefined;
  /** The value behind a filter expression; undefined where it cannot be read. */
  fromExpression: (expression: string, field: CustomField) => FieldValue | undefined;
  /** The value in a few words, for a chip or for a sentence. Default: its filter expression. */
  describe?: (value: FieldValue, field: CustomField, place: 'chip' | 'sentence') => string;
}

/**
 * Codecs of custom fields by their `componentKey`. A custom field without one travels as the text that it holds; any other value
 * is reported as unwritable, for it would be read as a text.
 */
export type CustomFieldCodecs = Readonly<Record<string, CustomFieldCodec>>;

/** Why a filter could not be carried over. */
export interface FilterProblem {
  /**
   * `unknown-key`: no field bears it; `unreadable`: no value of its field means that, or none that the field can show; `hidden`:
   * its field does not show beside the other filters; `unwritable`: its value has no expression that reads as the same value.
   */
  code: 'unknown-key' | 'unreadable' | 'hidden' | 'unwritable';
  /** Key of the filter. */
  key: string;
  /** Id of the field, null where there is none. */
  fieldId: string | null;
  /** The expression as it came, null where none could be written. */
  expression: string | null;
  /** In words, for a log or a warning chip. */
  message: string;
}

/** A filter that no field can show, to be shown as it stands and kept. */
export interface KeptFilter extends FilterProblem {
  code: 'unknown-key' | 'unreadable' | 'hidden';
  /** The expression as it came. */
  expression: string;
}

/** The key that a field's filter travels under. */
export function filterKeyOf(field: FieldSchema): string {
  return field.filter?.key || field.id;
}

/** The codec of a custom field, undefined where it has none or is no custom field. */
export function codecOf(field: FieldSchema, codecs: CustomFieldCodecs): CustomFieldCodec | undefined {
  return field.type === 'custom' ? ownValue(codecs, field.config.componentKey) : undefined;
}

/** What a codec answers; undefined where it throws: what it cannot carry over is reported, and the rest goes on. */
export function attempt<T>(answer: () => T): T | undefined {
  try {
    return answer();
  } catch {
    return undefined;
  }
}
