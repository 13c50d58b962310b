import type { FieldSchema, FormSchema } from './FieldSchema.ts';

/** Whether a field holds other fields. */
export function isGroup(field: FieldSchema): field is Extract<FieldSchema, { type: 'pill' | 'accordion' }> {
  return field.type === 'pill' || field.type === 'accordion';
}

/** Every field that can hold a value, nested ones included, in the order of the form. */
export function valueFields(schema: FormSchema): FieldSchema[] {
  return schema.flatMap((field) => (isGroup(field) ? valueFields(field.config.fields) : [field]));
}
