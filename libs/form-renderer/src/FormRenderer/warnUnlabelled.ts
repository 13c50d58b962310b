import type { FormLogger } from '../data/FormLogger.ts';
import type { FormSchema } from '../schema/FieldSchema.ts';
import { hasShape } from '../schema/fieldTypes.ts';
import { schemaIndex } from '../schema/schemaIndex.ts';

/** Warns of fields without a label, which would have no name. Custom fields may draw their own. */
export function warnUnlabelled(schema: FormSchema, logger: FormLogger): void {
  for (const field of schemaIndex(schema).fields.values()) {
    // Schemas may come from plain JavaScript or JSON.
    const { label } = (field.config ?? {}) as { label?: unknown };
    if (!label && !hasShape(field, 'any'))
      logger.warn(`Field "${field.id}" has no label: set its config.label`, { id: field.id });
  }
}
