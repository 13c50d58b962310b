import type { RangeValue } from '../schema/FieldSchema.ts';

/** A value as JSON knows it. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/**
 * The value of one field: a string (text, single choice), strings (several choices), a number (slider), true (checkbox,
 * switch), a range, or any JSON value (custom).
 */
export type FieldValue = RangeValue | JsonValue;

/** The values of a form by field id; a field without a value has no key. */
export type FormValues = Readonly<Record<string, FieldValue>>;
