import { z } from 'zod';
import { addressNumber } from '../addressNumber.ts';
import { cleanName, isVisible } from '../cleanName.ts';
import { ulidSchema } from './tuples.ts';

/** The kinds of objects that the directory keeps. */
export const entityTypes = ['organization', 'agency_network', 'application'] as const;

const entityName = z.string().overwrite(cleanName).max(200).refine(isVisible, 'give the entity a name');

/** An object with its name; `object` is its id in relationships. */
export const entitySchema = z.object({
  id: z.string(),
  entity_type: z.enum(entityTypes),
  /** `organization:acme`. */
  object: z.string(),
  name: z.string(),
  /** Whether relationships through it are ignored. */
  disabled: z.boolean(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
/** An object with its name and state. */
export type Entity = z.infer<typeof entitySchema>;

/** The query of `entities.list`. */
export const entitiesQuerySchema = z.strictObject({
  entity_type: z.enum(entityTypes).optional(),
  /** From 0. */
  page: addressNumber({ least: 0 }).optional(),
  size: addressNumber({ least: 1, most: 100 }).optional(),
});
/** One page of entities by name, with their total number. */
export const entityPageSchema = z.object({
  items: z.array(entitySchema),
  page: z.int(),
  size: z.int(),
  total: z.int(),
});
/** The body of `entities.create`. */
export const createEntitySchema = z.strictObject({
  entity_type: z.enum(entityTypes),
  /** Name in relationships: `acme` of `organization:acme`. Default: a generated one. */
  entity_id: z
    .string()
    .regex(/^[\w.@|-]{1,100}$/, 'may have letters, digits and _ . @ | - alone, at most 100')
    .optional(),
  name: entityName,
});
/** The body of `entities.update`. */
export const updateEntitySchema = z.strictObject({ name: entityName });
/** The path parameters of the calls for one entity. */
export const entityParamsSchema = z.strictObject({ id: ulidSchema });
