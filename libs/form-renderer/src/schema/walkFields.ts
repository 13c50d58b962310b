import { hasShape } from './fieldTypes.ts';
import type { TypeOfShape } from './fieldTypes.ts';
import type { DataSource } from './DataSource.ts';
import type { FieldSchema } from './FieldSchema.ts';

/** Whether a field holds other fields. */
export function isGroup(field: FieldSchema): field is Extract<FieldSchema, { type: TypeOfShape<'none'> }> {
  return hasShape(field, 'none');
}

/** The data source of a field and that of its search, as far as it has them. */
export function sourcesOf(field: FieldSchema): DataSource[] {
  const { data, searchData } = field as { data?: DataSource; searchData?: DataSource };
  return [data ?? [], searchData ?? []].flat();
}

/** Display name of a field: its name on chips, else its label, else its id. */
export function fieldName(field: FieldSchema): string {
  return field.summary?.label ?? (field.config as { label?: string } | undefined)?.label ?? field.id;
}
