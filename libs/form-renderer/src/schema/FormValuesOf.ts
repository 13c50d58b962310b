import type { fieldTypes } from './fieldTypes.generated.ts';
import type { TypeOfShape, ValueShape } from './fieldTypes.ts';
import type { DayRange } from '../objects/days.ts';
import type { FormValues, JsonValue } from '../values/FormValues.ts';
import type { FieldSchema, FieldType, FormSchema, RangeValue } from './FieldSchema.ts';

/**
 * The values of a form, inferred from its schema: a key for each field that can hold a value, nested ones included. The
 * schema has to be written with `defineSchema`, or `as const satisfies FormSchema`; of any other nothing is known but that
 * it has values. Radio and select fields whose options are all in the schema are unions of these.
 */
export type FormValuesOf<TSchema extends FormSchema> =
  string extends IdOf<ValueField<TSchema[number]>>
    ? FormValues
    : { readonly [TField in ValueField<TSchema[number]> as IdOf<TField>]?: ValueOf<TField> };

/**
 * Values as an application hands them in. Of a schema that says nothing of its values these are an object of any type, for an
 * interface has no index signature.
 */
export type GivenValues<TValues> = string extends keyof TValues ? object : TValues;

/** The schema as it is, with the types of its ids and options kept for `FormValuesOf`. */
export function defineSchema<const TSchema extends FormSchema>(schema: TSchema): TSchema {
  return schema;
}

/**
 * The fields that can hold a value; groups are replaced by their nested fields, as far as these are known. Below the
 * thirtieth group any field is allowed, because the compiler follows only so far.
 */
type ValueField<TField, TDepth extends readonly unknown[] = []> = TField extends {
  type: TypeOfShape<'none'>;
  config: { fields: readonly (infer TNested)[] };
}
  ? FieldSchema extends TNested
    ? never
    : TDepth['length'] extends 30
      ? FieldSchema
      : ValueField<TNested, readonly [...TDepth, unknown]>
  : TField;

type IdOf<TField> = TField extends { id: infer TId extends string } ? TId : never;

type ValueOf<TField> = TField extends { type: infer TType extends FieldType }
  ? ShapedValues<TField>[(typeof fieldTypes)[TType]['shape']]
  : JsonValue;

/** The values of each shape. */
interface ShapedValues<TField> extends Record<ValueShape, unknown> {
  text: string;
  texts: readonly string[];
  choice: Chosen<TField>;
  flag: true;
  number: number;
  amount: number;
  range: RangeValue;
  day: string;
  days: DayRange;
  any: JsonValue;
  none: never;
}

type Chosen<TField> = TField extends { config: { multiple: true } }
  ? readonly ChoiceOf<TField>[]
  : TField extends { config: { multiple: boolean } }
    ? TField extends { config: { multiple: false } }
      ? ChoiceOf<TField>
      : ChoiceOf<TField> | readonly ChoiceOf<TField>[]
    : ChoiceOf<TField>;

/** Options that arrive from a gateway can be any text. */
type ChoiceOf<TField> = TField extends { data: unknown } | { searchData: unknown }
  ? string
  : TField extends { config: { options: readonly (infer TOption)[] } }
    ? // An option with an empty value means no choice.
      Exclude<OptionValue<TOption>, ''>
    : string;

type OptionValue<TOption> = TOption extends string
  ? TOption
  : TOption extends { value: infer TValue extends string }
    ? TValue
    : TOption extends { label: infer TLabel extends string }
      ? TLabel
      : string;
