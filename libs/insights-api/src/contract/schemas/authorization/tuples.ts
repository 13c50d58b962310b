import { z } from 'zod';

/** A relationship: the user has the relation on the object. */
export const tupleKeySchema = z.strictObject({
  /** `user:anne`, `user:*` or `group:eng#member`. */
  user: z.string().min(1).max(512),
  relation: z.string().min(1).max(50),
  /** `document:1`. */
  object: z.string().min(1).max(256),
});
/** A relationship: the user has the relation on the object. */
export type TupleKey = z.infer<typeof tupleKeySchema>;

/** The id of a store or model: a ULID. */
export const ulidSchema = z.string().regex(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/, 'is not an id (26 characters, a ULID)');
/** The store of a call. Default: the product's own. */
export const storeId = ulidSchema.optional();
/** Token of the next page, from the previous page. */
export const continuationToken = z.string().max(1_000).optional();
