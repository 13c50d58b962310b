import { z } from 'zod';

/** Max length of a model written as text, in characters. */
export const maxModelTextLength = 262_144;

const empty = z.object({});
const relationOf = z.object({ object: z.string().optional(), relation: z.string() });

/** How a relation is computed, in OpenFGA's JSON. */
export interface Userset {
  this?: Record<string, never> | undefined;
  computedUserset?: RelationOf | undefined;
  tupleToUserset?: { tupleset: RelationOf; computedUserset: RelationOf } | undefined;
  union?: { child: Userset[] } | undefined;
  intersection?: { child: Userset[] } | undefined;
  difference?: { base: Userset; subtract: Userset } | undefined;
}
type RelationOf = z.infer<typeof relationOf>;

/** How a relation is computed: exactly one of the forms. */
export const usersetSchema: z.ZodType<Userset> = z
  .lazy(() =>
    z.object({
      this: empty.optional(),
      computedUserset: relationOf.optional(),
      tupleToUserset: z.object({ tupleset: relationOf, computedUserset: relationOf }).optional(),
      union: z.object({ child: z.array(usersetSchema) }).optional(),
      intersection: z.object({ child: z.array(usersetSchema) }).optional(),
      difference: z.object({ base: usersetSchema, subtract: usersetSchema }).optional(),
    }),
  )
  .meta({ id: 'Userset' });

const relationReferenceSchema = z.object({
  type: z.string(),
  relation: z.string().optional(),
  wildcard: empty.optional(),
  condition: z.string().optional(),
});

const typeDefinitionSchema = z.object({
  type: z.string(),
  relations: z.record(z.string(), usersetSchema).optional(),
  metadata: z
    .object({
      relations: z
        .record(z.string(), z.object({ directly_related_user_types: z.array(relationReferenceSchema).optional() }))
        .nullish(),
    })
    .nullish(),
});

/** An authorization model in OpenFGA's JSON, schema version 1.1. */
export const authorizationModelSourceSchema = z.object({
  schema_version: z.string(),
  type_definitions: z.array(typeDefinitionSchema).min(1).max(100),
  conditions: z.record(z.string(), z.unknown()).nullish(),
});
/** An authorization model without its id. */
export type AuthorizationModelSource = z.infer<typeof authorizationModelSourceSchema>;
/** A type of objects with its relations. */
export type TypeDefinition = z.infer<typeof typeDefinitionSchema>;
/** A kind of user that a relation may be given to: `user`, `user:*` or `group#member`. */
export type RelationReference = z.infer<typeof relationReferenceSchema>;

/** A stored authorization model: it never changes. */
export const authorizationModelSchema = authorizationModelSourceSchema.extend({ id: z.string() });
/** A stored authorization model. */
export type AuthorizationModel = z.infer<typeof authorizationModelSchema>;
