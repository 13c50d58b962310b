import type { FieldSchema, FieldType } from './FieldSchema.ts';
import { ownValue } from '../objects/ownValue.ts';
import { fieldTypes } from './fieldTypes.generated.ts';

/**
 * Shape of a field's values: `text` one text, `texts` several, `choice` one or several of its options, `flag` true or
 * nothing, `number` a position on a track, `amount` any number, `range` two numbers, `day`, `days` two of them, `any` JSON value, `none` where it holds fields in place of a value.
 */
export type ValueShape =
  'text' | 'texts' | 'choice' | 'flag' | 'number' | 'amount' | 'range' | 'day' | 'days' | 'any' | 'none';

/** Definition of a field type without its rendering, for reading, writing, checking and counting values. */
export interface FieldTypeRules {
  /** Shape of its values. */
  readonly shape: ValueShape;
  /** The data that it can show; other data is misplaced. Default: none. */
  readonly sources?: readonly ('data' | 'searchData')[];
}

/** Types of fields by the shape of their values. */
export type TypeOfShape<TShape extends ValueShape> = {
  [TType in FieldType]: (typeof fieldTypes)[TType]['shape'] extends TShape ? TType : never;
}[FieldType];

/** The rules of a field's type; undefined for a type that is not known. */
export function rulesOf(field: { readonly type?: unknown }): FieldTypeRules | undefined {
  return ownValue<FieldTypeRules>(fieldTypes, String(field.type));
}

/** Whether a field's values are of a shape. */
export function hasShape<TShape extends ValueShape>(
  field: FieldSchema,
  shape: TShape,
): field is Extract<FieldSchema, { type: TypeOfShape<TShape> }> {
  return rulesOf(field)?.shape === shape;
}
