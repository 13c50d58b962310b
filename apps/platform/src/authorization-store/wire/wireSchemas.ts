import {
  authorizationModelSourceSchema,
  type AuthorizationModel,
  type ExpandNode,
  type TupleKey,
} from '@agency-insights/insights-api/contract';
import { z } from 'zod';

/** The bodies of OpenFGA's HTTP API. Unknown fields are ignored, as in OpenFGA. */
const text = z.string();
const page = {
  page_size: z.int().min(1).max(100).nullish(),
  continuation_token: z.string().max(1_000).nullish(),
};
const pageQuery = { ...page, page_size: z.coerce.number().pipe(z.int().min(1).max(100)).optional() };
const condition = z.null('is not supported: models with conditions are not; leave it out').optional();
const tupleKey = z.object({ user: text, relation: text, object: text, condition });
const contextualTuples = z.object({ tuple_keys: z.array(tupleKey).max(100) }).nullish();
const modelId = z.string().max(26).nullish();

export const createStoreBody = z.object({ name: z.string().min(3).max(64) });
export const storesQuery = z.object({ ...pageQuery, name: z.string().max(64).optional() });
export const modelsQuery = z.object(pageQuery);
export const modelBody = authorizationModelSourceSchema;

export const checkBody = z.object({
  tuple_key: tupleKey,
  contextual_tuples: contextualTuples,
  authorization_model_id: modelId,
});
export const batchCheckBody = z.object({
  checks: z
    .array(
      z.object({
        tuple_key: tupleKey,
        contextual_tuples: contextualTuples,
        correlation_id: z.string().regex(/^[\w-]{1,36}$/, 'may have letters, digits, - and _ alone, at most 36'),
      }),
    )
    .min(1)
    .max(50)
    .refine(
      (checks) => new Set(checks.map(({ correlation_id }) => correlation_id)).size === checks.length,
      'has a correlation_id twice',
    ),
  authorization_model_id: modelId,
});
export const writeBody = z
  .object({
    writes: z
      .object({ tuple_keys: z.array(tupleKey).max(100), on_duplicate: z.enum(['error', 'ignore', '']).optional() })
      .nullish(),
    deletes: z
      .object({ tuple_keys: z.array(tupleKey).max(100), on_missing: z.enum(['error', 'ignore', '']).optional() })
      .nullish(),
    authorization_model_id: modelId,
  })
  .refine(countsWithin(1, 100), 'writes and deletes must have 1 to 100 tuple_keys together');
export const readBody = z.object({
  tuple_key: z.object({ user: text.nullish(), relation: text.nullish(), object: text.nullish() }).nullish(),
  ...page,
});
export const listObjectsBody = z.object({
  type: text,
  relation: text,
  user: text,
  contextual_tuples: contextualTuples,
  authorization_model_id: modelId,
});
export const listUsersBody = z.object({
  object: z.object({ type: text, id: text }),
  relation: text,
  user_filters: z.array(z.object({ type: text, relation: text.optional() })).length(1, 'must have exactly one entry'),
  contextual_tuples: z.array(tupleKey).max(100).nullish(),
  authorization_model_id: modelId,
});
export const expandBody = z.object({
  tuple_key: z.object({ relation: text, object: text }),
  contextual_tuples: contextualTuples,
  authorization_model_id: modelId,
});
export const changesQuery = z.object({
  ...pageQuery,
  type: z.string().max(254).optional(),
  start_time: z.iso.datetime({ offset: true }).optional(),
});
export const assertionsBody = z.object({
  assertions: z
    .array(
      z.object({
        tuple_key: tupleKey,
        expectation: z.boolean(),
        contextual_tuples: z.array(tupleKey).max(20).optional(),
      }),
    )
    .max(100),
});

export type CheckRequest = z.output<typeof checkBody>;
export type BatchCheckRequest = z.output<typeof batchCheckBody>;
export type WriteRequest = z.output<typeof writeBody>;
export type ReadRequest = z.output<typeof readBody>;
export type ListObjectsRequest = z.output<typeof listObjectsBody>;
export type ListUsersRequest = z.output<typeof listUsersBody>;
export type ExpandRequest = z.output<typeof expandBody>;
export type ChangesQuery = z.output<typeof changesQuery>;
export type AssertionsRequest = z.output<typeof assertionsBody>;
export type PageQuery = z.output<typeof modelsQuery>;
export type StoresQuery = z.output<typeof storesQuery>;

/** A store. Times are ISO 8601. */
export interface Store {
  id: string;
  name: string;
  created_at: string;
  updated_at: string;
}
/** A user in a list of users. */
export type ListedUser =
  | { object: { type: string; id: string } }
  | { userset: { type: string; id: string; relation: string } }
  | { wildcard: { type: string } };
/** A stored relationship. */
export interface StoredTuple {
  key: TupleKey;
  timestamp: string;
}
/** A change of a store's relationships. */
export interface TupleChange {
  tuple_key: TupleKey;
  operation: 'TUPLE_OPERATION_WRITE' | 'TUPLE_OPERATION_DELETE';
  timestamp: string;
}
/** The responses of OpenFGA's HTTP API. A continuation token is empty on the last page. */
export interface Stores {
  stores: Store[];
  continuation_token: string;
}
export interface Models {
  authorization_models: AuthorizationModel[];
  continuation_token: string;
}
export interface Tuples {
  tuples: StoredTuple[];
  continuation_token: string;
}
export interface Changes {
  changes: TupleChange[];
  continuation_token: string;
}
export type BatchCheckAnswer = Record<
  string,
  { allowed: boolean } | { error: { input_error?: string; internal_error?: string; message: string } }
>;
export type ExpandAnswer = { tree: { root: ExpandNode } };

function countsWithin(min: number, max: number) {
  return ({ writes, deletes }: { writes?: Counted; deletes?: Counted }): boolean => {
    const count = (writes?.tuple_keys.length ?? 0) + (deletes?.tuple_keys.length ?? 0);
    return count >= min && count <= max;
  };
}
type Counted = { tuple_keys: unknown[] } | null | undefined;
