import { z } from 'zod';
import { moneyFields, recordFieldNames, type RecordFieldName } from '../recordFields.ts';

const text = z.string().min(1).max(500);
const shared = {
  /** Source text → replacement; other texts stay the same. */
  values: z.record(z.string(), z.string()).optional(),
  /** Texts that mean "no value", besides those of the whole mapping. */
  missing: z.array(z.string()).optional(),
  /** Only for amounts of money: rounds fractions of a cent instead of refusing the row. */
  round: z.boolean().optional(),
};

const fieldRuleSchema = z.union([
  text,
  z.strictObject({ column: text, ...shared }),
  z.strictObject({ columns: z.array(text).min(1), ...shared }),
  z.strictObject({ template: text, ...shared }),
  z.strictObject({ constant: z.string().max(500) }),
]);

const fieldsSchema = z
  .strictObject(
    Object.fromEntries(recordFieldNames.map((name) => [name, fieldRuleSchema.optional()])) as Record<
      RecordFieldName,
      z.ZodOptional<typeof fieldRuleSchema>
    >,
  )
  .refine(
    (fields) =>
      Object.entries(fields).every(
        ([name, rule]) => moneyFields.some((field) => field === name) || typeof rule !== 'object' || !('round' in rule),
      ),
    `"round" is only for ${moneyFields.join(' and ')}`,
  );

/** Schema of a mapping file; `docs/loading-data.md` explains it. */
export const mappingSchema = z.strictObject({
  /** A readable description of the file; stored in the set as its source. */
  description: z.string().max(500).optional(),
  /** Last day of the data, `yyyy-mm-dd`. */
  asOf: z.iso.date().optional(),
  /** Texts that mean "no value" in every column. */
  missing: z.array(z.string()).optional(),
  fields: fieldsSchema,
});

/** Maps the columns of a file to the fields of a policy record. */
export type Mapping = z.infer<typeof mappingSchema>;

/**
 * Source of a field: a column by name; `column`; the first of several `columns` that has a value;
 * a `template` with column names in braces, missing if any of them is; or a `constant`.
 */
export type FieldRule = z.infer<typeof fieldRuleSchema>;
