import type { FieldCondition, FieldSchema, FormSchema } from './FieldSchema.ts';
import { onceForEach } from './onceForEach.ts';
import { isGroup } from './walkFields.ts';

/** Lookups of a schema. */
export interface SchemaIndex {
  /** The fields that can hold a value, by id, in the order of the form. */
  readonly fields: ReadonlyMap<string, FieldSchema>;
  /** The conditions under which a field or group shows, its own and those around it, by id; no key for those without. */
  readonly conditions: ReadonlyMap<string, readonly FieldCondition[]>;
}

/** The index of a schema, or of the fields of a group; made once for each list. */
export const schemaIndex = /* @__PURE__ */ onceForEach(makeIndex);

function makeIndex(schema: FormSchema): SchemaIndex {
  const fields = new Map<string, FieldSchema>();
  const conditions = new Map<string, readonly FieldCondition[]>();
  const collect = (list: FormSchema, around: readonly FieldCondition[]): void => {
    for (const field of list) {
      const own = field.showWhen ? [...around, field.showWhen] : around;
      if (own.length > 0) conditions.set(field.id, own);
      if (isGroup(field)) collect(field.config.fields, own);
      else fields.set(field.id, field);
    }
  };
  collect(schema, []);
  return { fields, conditions };
}
