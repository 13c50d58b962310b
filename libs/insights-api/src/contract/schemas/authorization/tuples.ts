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
/** The store that a call is about; the product's own when it is left out. */
export const storeId = ulidSchema.optional();
/** Where the next page begins, as the page before gave it. */
export const continuationToken = z.string().max(1_000).optional();
