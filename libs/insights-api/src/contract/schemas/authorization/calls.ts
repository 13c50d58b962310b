import { z } from 'zod';
import { addressNumber } from '../addressNumber.ts';
import { authorizationModelSchema, authorizationModelSourceSchema, maxModelTextLength } from './model.ts';
import { continuationToken, storeId, tupleKeySchema, ulidSchema } from './tuples.ts';

const pageSize = addressNumber({ least: 1, most: 100 }).optional();
const contextual = z.array(tupleKeySchema).max(100).optional();
const typeName = z.string().min(1).max(254);
const relationName = z.string().min(1).max(50);
const timestamp = z.iso.datetime();

/** Additional fields of version 2: contextual relationships, and the model to use. */
const version2 = { contextual_tuples: contextual, authorization_model_id: ulidSchema.optional() };

/** A store of models and relationships. */
export const storeSchema = z.object({ id: z.string(), name: z.string(), created_at: timestamp, updated_at: timestamp });
/** The query of `authorization.listStores`. */
export const storesQuerySchema = z.strictObject({ continuation_token: continuationToken, page_size: pageSize });
/** One page of stores; an empty token: there are no more. */
export const storePageSchema = z.object({ stores: z.array(storeSchema), continuation_token: z.string() });
/** The body of `authorization.createStore`. */
export const createStoreSchema = z.strictObject({ name: z.string().min(3).max(64) });
/** The path parameters of the calls for one store or model. */
export const idParamsSchema = z.strictObject({ id: ulidSchema });

/** The query of the calls about a store. */
export const storeQuerySchema = z.strictObject({ store_id: storeId });
/** The query of `authorization.listModels`. */
export const modelsQuerySchema = z.strictObject({
  store_id: storeId,
  continuation_token: continuationToken,
  page_size: pageSize,
});
/** A model, and whether it is active: the default of calls. */
export const listedModelSchema = authorizationModelSchema.extend({ active: z.boolean() });
/** One page of models, newest first. */
export const modelPageSchema = z.object({
  authorization_models: z.array(listedModelSchema),
  continuation_token: z.string(),
});
const { schema_version, type_definitions, conditions } = authorizationModelSourceSchema.shape;
/** The body of `authorization.createModel`: OpenFGA's JSON, or its modelling language as text in `dsl`. */
export const createModelSchema = z
  .strictObject({
    dsl: z.string().min(1).max(maxModelTextLength).optional(),
    schema_version: schema_version.optional(),
    type_definitions: type_definitions.optional(),
    conditions,
    store_id: storeId,
  })
  .refine(
    ({ dsl, schema_version: version, type_definitions: types }) =>
      (dsl === undefined) === (version !== undefined && types !== undefined) &&
      (dsl === undefined || types === undefined),
    'either dsl, or schema_version and type_definitions are needed',
  )
  .meta({ oneOf: [{ required: ['dsl'] }, { required: ['schema_version', 'type_definitions'] }] });
/** The id of the new model. */
export const createdModelSchema = z.object({ authorization_model_id: z.string() });
/** The model that is active from now on. */
export const activatedModelSchema = z.object({ store_id: z.string(), authorization_model_id: z.string() });

/** The body of `authorization.check`. */
export const checkRequestSchema = z.strictObject({ ...tupleKeySchema.shape, store_id: storeId });
/** The body of `authorization.check2`. */
export const check2RequestSchema = checkRequestSchema.extend(version2);
/** Whether the user has the relation on the object. */
export const checkResponseSchema = z.object({ allowed: z.boolean() });

/** The body of `authorization.listObjects`. */
export const listObjectsRequestSchema = z.strictObject({
  user: tupleKeySchema.shape.user,
  relation: relationName,
  type: typeName,
  store_id: storeId,
});
/** The body of `authorization.listObjects2`. */
export const listObjects2RequestSchema = listObjectsRequestSchema.extend(version2);
/** The objects on which the user has the relation. */
export const listObjectsResponseSchema = z.object({ objects: z.array(z.string()) });

/** The body of `authorization.listObjectsReverse`: who has a relation on an object. */
export const listObjectsReverseRequestSchema = z.strictObject({
  object: tupleKeySchema.shape.object,
  relation: relationName,
  /** Which kind of users: `user`, or `group` with the relation `member`. */
  user_filter: z.strictObject({ type: typeName, relation: relationName.optional() }),
  store_id: storeId,
  ...version2,
});
/** The users, as `user:anne`, `user:*` or `group:eng#member`. */
export const listObjectsReverseResponseSchema = z.object({ users: z.array(z.string()) });

/** The body of `authorization.getTupleValues`: the known parts of a relationship. */
export const tupleValuesRequestSchema = z.strictObject({
  user: tupleKeySchema.shape.user.optional(),
  relation: relationName.optional(),
  /** `document:1`, or `document:` for all objects of a type; then a user is needed. */
  object: tupleKeySchema.shape.object.optional(),
  page_size: z.int().min(1).max(100).optional(),
  continuation_token: continuationToken,
  store_id: storeId,
});
const storedTupleSchema = z.object({ key: tupleKeySchema, timestamp });
/** The relationships, and the distinct values of the first missing part, in the order user, object, relation. */
export const tupleValuesResponseSchema = z.object({
  values: z.array(z.string()),
  tuples: z.array(storedTupleSchema),
  continuation_token: z.string(),
});

/** The body of `authorization.createRelationship` and `authorization.deleteRelationship`. */
export const relationshipSchema = checkRequestSchema;
/** The body of `authorization.createRelationships2` and `authorization.deleteRelationships2`: all of them or none. */
export const relationshipsSchema = z.strictObject({
  relationships: z.array(tupleKeySchema).min(1).max(100),
  /** Whether an unchanged relationship is an error. Default `error`. */
  on_conflict: z.enum(['error', 'ignore']).optional(),
  store_id: storeId,
  authorization_model_id: ulidSchema.optional(),
});

/** The body of `authorization.getAllowedRelations`. */
export const allowedRelationsRequestSchema = z.strictObject({
  user: tupleKeySchema.shape.user,
  object: tupleKeySchema.shape.object,
  store_id: storeId,
  ...version2,
});
/** The relations that the user has on the object. */
export const allowedRelationsResponseSchema = z.object({ relations: z.array(z.string()) });

const kindOf = <K extends string, S extends z.ZodRawShape>(kind: K, { shape }: z.ZodObject<S>) =>
  z.strictObject({ kind: z.literal(kind), ...shape });
/** The body of `authorization.query`: one of the questions, named by `kind`. */
export const queryRequestSchema = z
  .discriminatedUnion('kind', [
    kindOf('check', check2RequestSchema),
    z.strictObject({
      kind: z.literal('batch_check'),
      checks: z
        .array(z.strictObject({ ...tupleKeySchema.shape, contextual_tuples: contextual }))
        .min(1)
        .max(50),
      store_id: storeId,
      authorization_model_id: ulidSchema.optional(),
    }),
    kindOf('list_objects', listObjects2RequestSchema),
    kindOf('list_users', listObjectsReverseRequestSchema),
    z.strictObject({
      kind: z.literal('expand'),
      object: tupleKeySchema.shape.object,
      relation: relationName,
      store_id: storeId,
      ...version2,
    }),
    kindOf('read', tupleValuesRequestSchema),
  ])
  .meta({ type: 'object' });
/** The response of `authorization.query`, in the form of the query's own call. */
export const queryResponseSchema = z.record(z.string(), z.unknown());

/** The query of `authorization.dynamicRenderer`. */
export const dynamicRendererQuerySchema = storeQuerySchema;
/** A schema of form-renderer: the fields of a relationship, each type with the relations that can be given. */
export const dynamicRendererResponseSchema = z.object({
  authorization_model_id: z.string(),
  schema: z.array(z.record(z.string(), z.unknown())),
});
